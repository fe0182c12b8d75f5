import { currencyOf, fromMinor, readAmount, toMinor } from "../money/money";
import { isAmountText } from "./limits";
import type { ChangeCoefAction } from "./types";

/** Seed 1 §3 "Coupon settings" (CPS-01). Amounts are plain decimal text, "" where none is set. */
export interface CouponSettings {
  /** Own amount steps by currency; the others are the currency's. */
  readonly amountStep: Readonly<Record<string, string>>;
  /** The step is typed, not the currency's (CPS-06). */
  readonly isManualAmountStep: boolean;
  readonly changeCoefAction: ChangeCoefAction;
  readonly isAutoMax: boolean;
  readonly isVipBet: boolean;
  readonly isBalanceShown: boolean;
  readonly isPossibleWinShown: boolean;
  readonly isSelectAccountShown: boolean;
  readonly isCouponFixed: boolean;
  readonly oneClickAmount: string;
  readonly isActiveOneClick: boolean;
  /** 0 = what the player saw need not hold exactly, and then neither does the score (CPS-03). */
  readonly exactCoef: 0 | 1;
  readonly isDropOnScoreChange: boolean;
  readonly expressId: number | null;
  readonly bonusAccountOneClickAmount: string;
}

/** Settings nobody has changed. */
export const defaultCouponSettings: CouponSettings = {
  amountStep: {},
  isManualAmountStep: false,
  changeCoefAction: 2,
  isAutoMax: false,
  isVipBet: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  isCouponFixed: false,
  oneClickAmount: "",
  isActiveOneClick: false,
  exactCoef: 1,
  isDropOnScoreChange: false,
  expressId: null,
  bonusAccountOneClickAmount: "",
};

/** Names of the settings that are on or off. */
const flags = [
  "isManualAmountStep",
  "isAutoMax",
  "isVipBet",
  "isBalanceShown",
  "isPossibleWinShown",
  "isSelectAccountShown",
  "isCouponFixed",
  "isActiveOneClick",
  "isDropOnScoreChange",
] as const;

const on = ["1", "on", "true"];
const off = ["0", "off", "false", ""];
const stepPrefix = "amountStep-";

/**
 * Settings as they were kept, from `couponSettingsValues`; what is absent or makes no sense is the default. Being
 * read is no change: of CPS-03 only what always holds is applied.
 */
export function storedCouponSettings(values: Iterable<readonly [string, unknown]>): CouponSettings {
  const texts = textsOf(values);
  const kept = (name: string) => {
    const text = texts.get(name) ?? "";
    return isAmountText(text) ? text : "";
  };
  const read = {
    ...readCouponSettings(texts, { ...defaultCouponSettings, isDropOnScoreChange: true }, "RUB"),
    oneClickAmount: kept("oneClickAmount"),
    bonusAccountOneClickAmount: kept("bonusAccountOneClickAmount"),
  };
  const isDropped = on.includes(texts.get("isDropOnScoreChange") ?? "");
  return { ...read, isDropOnScoreChange: isDropped && read.exactCoef !== 0 };
}

/**
 * Settings after a form's plain values, by their names in the seed (`amountStep-{iso}` for steps).
 * What is absent or makes no sense stays as it was; of a name that comes twice (a hidden 0 before a checkbox)
 * the last counts. `iso` is the currency of the one-click amounts, which are read as a person types them.
 */
export function readCouponSettings(
  values: Iterable<readonly [string, unknown]>,
  previous: CouponSettings,
  iso: string,
): CouponSettings {
  const texts = textsOf(values);
  const next = {
    ...previous,
    ...flagsOf(texts),
    amountStep: stepsOf(texts, previous.amountStep),
    changeCoefAction: actionOf(texts.get("changeCoefAction")) ?? previous.changeCoefAction,
    exactCoef: exactOf(texts.get("exactCoef")) ?? previous.exactCoef,
    expressId: expressOf(texts.get("expressId"), previous.expressId),
    oneClickAmount: amountOf(texts.get("oneClickAmount"), iso) ?? previous.oneClickAmount,
    bonusAccountOneClickAmount:
      amountOf(texts.get("bonusAccountOneClickAmount"), iso) ?? previous.bonusAccountOneClickAmount,
  };
  return withRules(next, previous);
}

/** Settings as the plain values `storedCouponSettings` reads back. */
export function couponSettingsValues(settings: CouponSettings): [string, string][] {
  const { amountStep, expressId, ...plain } = settings;
  return [
    ...Object.entries(plain).map(([name, value]): [string, string] => [name, textOf(value)]),
    ["expressId", expressId === null ? "" : String(expressId)],
    ...Object.entries(amountStep).map(([iso, step]): [string, string] => [stepPrefix + iso, step]),
  ];
}

/** What a press of + or − changes, in minor units of `iso` (CPN-10). */
export function amountStepOf(settings: CouponSettings, iso: string): number {
  const own = Object.hasOwn(settings.amountStep, iso) ? settings.amountStep[iso] : undefined;
  const minor = settings.isManualAmountStep && own !== undefined ? toMinor(own, iso) : null;
  return minor || currencyOf(iso).step;
}

function textsOf(values: Iterable<readonly [string, unknown]>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of values) if (typeof value === "string") texts.set(name, value);
  return texts;
}

/** CPS-03: exactCoef 0 turns drop-on-score-change off; turning drop-on-score-change on turns one-click off. */
function withRules(next: CouponSettings, previous: CouponSettings): CouponSettings {
  const isDropOnScoreChange = next.isDropOnScoreChange && next.exactCoef !== 0;
  const isTurnedOn = isDropOnScoreChange && !previous.isDropOnScoreChange;
  return { ...next, isDropOnScoreChange, isActiveOneClick: next.isActiveOneClick && !isTurnedOn };
}

function flagsOf(texts: ReadonlyMap<string, string>): Partial<Record<(typeof flags)[number], boolean>> {
  const known: Partial<Record<(typeof flags)[number], boolean>> = {};
  for (const name of flags) {
    const text = texts.get(name);
    if (text === undefined) continue;
    if (on.includes(text)) known[name] = true;
    if (off.includes(text)) known[name] = false;
  }
  return known;
}

function stepsOf(texts: ReadonlyMap<string, string>, previous: CouponSettings["amountStep"]) {
  const steps = new Map(Object.entries(previous));
  for (const [name, text] of texts) {
    const iso = name.startsWith(stepPrefix) ? name.slice(stepPrefix.length) : "";
    if (!/^[A-Z]{3}$/.test(iso)) continue;
    const step = amountOf(text, iso);
    if (step === "") steps.delete(iso);
    else if (step !== null) steps.set(iso, step);
  }
  return Object.fromEntries(steps);
}

/** Plain decimal text, "" for none (empty or zero), null for what is no amount. */
function amountOf(text: string | undefined, iso: string): string | null {
  if (text === undefined) return null;
  if (text.trim() === "") return "";
  const amount = readAmount(text, iso);
  if (!amount.ok) return null;
  return amount.minor === 0 ? "" : fromMinor(amount.minor, iso);
}

function actionOf(text: string | undefined): ChangeCoefAction | null {
  const actions: readonly ChangeCoefAction[] = [0, 1, 2];
  return actions.find((action) => String(action) === text) ?? null;
}

function exactOf(text: string | undefined): 0 | 1 | null {
  if (text === undefined) return null;
  if (on.includes(text)) return 1;
  return off.includes(text) ? 0 : null;
}

function expressOf(text: string | undefined, previous: number | null): number | null {
  if (text === undefined) return previous;
  if (text === "") return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : previous;
}

function textOf(value: string | number | boolean): string {
  return typeof value === "boolean" ? (value ? "1" : "0") : String(value);
}
