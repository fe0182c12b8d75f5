import type { Language } from "~/i18n/languages";
import { fromMinor, isKnownCurrency, parseTypedAmount, plainAmount } from "../../money/money";
import type { ChangeCoefAction } from "../placement";
import type { CouponSettings } from "./settings";

/** Currencies of the one-click amounts: of the main or currency account, and of the bonus account. */
export interface OneClickCurrencies {
  readonly main: string;
  readonly bonus: string;
}

/** Names of the on/off settings. */
export const settingFlags = [
  "isManualAmountStep",
  "isAutoMax",
  "isVipBet",
  "isBalanceShown",
  "isPossibleWinShown",
  "isSelectAccountShown",
  "isCouponFixed",
  "isActiveOneClick",
  "isDropOnScoreChange",
  "isCashOutAsked",
  "isMarketReplaced",
] as const;

/** Form values that mean on. */
export const trueFormValues = ["1", "on", "true"];
/** Form values that mean off; an unticked checkbox sends none. */
export const falseFormValues = ["0", "off", "false", ""];
/** Prefix of a custom step's field name, before the currency. */
export const amountStepPrefix = "amountStep-";

/**
 * Settings from a form's values, by the names in docs/forms.md (`amountStep-{iso}` for steps). Absent or
 * invalid values keep the previous setting; of a repeated name (a hidden 0 before a checkbox) the last
 * counts. One-click amounts are parsed as typed, in the form's currency (`oneClickIso`,
 * `bonusAccountOneClickIso`), else in that of `isos`.
 */
export function readCouponSettings(
  values: Iterable<readonly [string, unknown]>,
  previous: CouponSettings,
  isos: OneClickCurrencies,
): CouponSettings {
  const texts = lastTextByName(values);
  const next = {
    ...previous,
    ...flagsOf(texts),
    amountStep: stepsOf(texts, previous.amountStep),
    changeCoefAction: actionOf(texts.get("changeCoefAction")) ?? previous.changeCoefAction,
    exactCoef: exactOf(texts.get("exactCoef")) ?? previous.exactCoef,
    expressId: expressOf(texts.get("expressId"), previous.expressId),
    ...oneClickOf(texts, previous, isos),
  };
  return withRules(next, previous);
}

/** A form's values with each amount as plain decimal text, parsed in the page's language (LIM-13). */
export function withPlainAmounts(
  values: ReadonlyMap<string, string>,
  isos: OneClickCurrencies,
  lng: Language,
): Map<string, string> {
  const plain = ([name, text]: [string, string]): [string, string] => {
    const iso = isoOfField(name, values, isos);
    return [name, iso === null ? text : plainAmount(text, iso, lng)];
  };
  return new Map([...values].map(plain));
}

/** Names of fields with an invalid amount of their currency (CPN-10). Empty is valid. */
export function invalidAmountFields(
  values: Iterable<readonly [string, unknown]>,
  isos: OneClickCurrencies,
): string[] {
  const texts = lastTextByName(values);
  return [...texts].flatMap(([name, text]) => {
    const iso = isoOfField(name, texts, isos);
    return iso !== null && amountOf(text, iso) === null ? [name] : [];
  });
}

/** Settings that CPS-03 switched off; the next page shows a notice for each. */
export type SwitchedOffSetting = "drop-off" | "one-click-off";

/** Settings that were on or requested and that a rule switched off (CPS-03). */
export function settingsSwitchedOff(
  values: Iterable<readonly [string, unknown]>,
  previous: CouponSettings,
  next: CouponSettings,
): SwitchedOffSetting[] {
  const wanted = { ...previous, ...flagsOf(lastTextByName(values)) };
  const news: [SwitchedOffSetting, boolean][] = [
    ["drop-off", wanted.isDropOnScoreChange && !next.isDropOnScoreChange],
    ["one-click-off", wanted.isActiveOneClick && !next.isActiveOneClick],
  ];
  return news.filter(([, holds]) => holds).map(([name]) => name);
}

/** The last text of each name. */
export function lastTextByName(values: Iterable<readonly [string, unknown]>): Map<string, string> {
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

function flagsOf(
  texts: ReadonlyMap<string, string>,
): Partial<Record<(typeof settingFlags)[number], boolean>> {
  const known: Partial<Record<(typeof settingFlags)[number], boolean>> = {};
  for (const name of settingFlags) {
    const text = texts.get(name);
    if (text === undefined) continue;
    if (trueFormValues.includes(text)) known[name] = true;
    if (falseFormValues.includes(text)) known[name] = false;
  }
  return known;
}

function oneClickOf(
  texts: ReadonlyMap<string, string>,
  previous: CouponSettings,
  isos: OneClickCurrencies,
) {
  const { oneClickAmount, oneClickIso, bonusAccountOneClickAmount, bonusAccountOneClickIso } =
    previous;
  const chosen = (
    name: string,
    keptAmount: string,
    keptIso: string,
  ): [amount: string, iso: string] => {
    const iso = isoOfField(name, texts, isos) ?? "";
    const amount = amountOf(texts.get(name), iso);
    return amount === null ? [keptAmount, keptIso] : [amount, amount === "" ? "" : iso];
  };
  const [main, mainIso] = chosen("oneClickAmount", oneClickAmount, oneClickIso);
  const [bonus, bonusIso] = chosen(
    "bonusAccountOneClickAmount",
    bonusAccountOneClickAmount,
    bonusAccountOneClickIso,
  );
  return {
    oneClickAmount: main,
    oneClickIso: mainIso,
    bonusAccountOneClickAmount: bonus,
    bonusAccountOneClickIso: bonusIso,
  };
}

/** The currency of an amount field; null for other fields. */
function isoOfField(
  name: string,
  texts: ReadonlyMap<string, string>,
  isos: OneClickCurrencies,
): string | null {
  if (name === "oneClickAmount") return parseCurrencyCode(texts.get("oneClickIso")) ?? isos.main;
  if (name === "bonusAccountOneClickAmount")
    return parseCurrencyCode(texts.get("bonusAccountOneClickIso")) ?? isos.bonus;
  return name.startsWith(amountStepPrefix)
    ? parseCurrencyCode(name.slice(amountStepPrefix.length))
    : null;
}

/** An ISO 4217 code, or null. */
export function parseCurrencyCode(text: string | undefined): string | null {
  return text !== undefined && /^[A-Z]{3}$/.test(text) ? text : null;
}

function stepsOf(texts: ReadonlyMap<string, string>, previous: CouponSettings["amountStep"]) {
  const steps = new Map(Object.entries(previous));
  for (const [name, text] of texts) {
    const iso = name.startsWith(amountStepPrefix)
      ? parseCurrencyCode(name.slice(amountStepPrefix.length))
      : null;
    if (iso === null || !isKnownCurrency(iso)) continue;
    const step = amountOf(text, iso);
    if (step === "") steps.delete(iso);
    else if (step !== null) steps.set(iso, step);
  }
  return Object.fromEntries(steps);
}

/** Plain decimal text, "" for empty or zero, null if invalid. */
function amountOf(text: string | undefined, iso: string): string | null {
  if (text === undefined) return null;
  if (text.trim() === "") return "";
  const amount = parseTypedAmount(text, iso);
  if (!amount.ok) return null;
  return amount.minor === 0 ? "" : fromMinor(amount.minor, iso);
}

function actionOf(text: string | undefined): ChangeCoefAction | null {
  const actions: readonly ChangeCoefAction[] = [0, 1, 2];
  return actions.find((action) => String(action) === text) ?? null;
}

function exactOf(text: string | undefined): 0 | 1 | null {
  if (text === undefined) return null;
  if (trueFormValues.includes(text)) return 1;
  return falseFormValues.includes(text) ? 0 : null;
}

function expressOf(text: string | undefined, previous: number | null): number | null {
  if (text === undefined) return previous;
  if (text === "") return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : previous;
}
