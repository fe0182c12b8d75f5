import { isAmountText } from "../limits";
import { type CouponSettings, defaultCouponSettings } from "./settings";
import { isoOf, on, readCouponSettings, stepPrefix, textsOf } from "./settings-form";

/**
 * Stored settings, from `couponSettingsValues`; absent or invalid values get the default. Loading is not a
 * change: of CPS-03 only the permanent rule applies.
 */
export function storedCouponSettings(values: Iterable<readonly [string, unknown]>): CouponSettings {
  const texts = textsOf(values);
  const kept = (name: string) => {
    const text = texts.get(name) ?? "";
    return isAmountText(text) ? text : "";
  };
  const asTyped = { main: "RUB", bonus: "RUB" };
  const read = {
    ...readCouponSettings(texts, { ...defaultCouponSettings, isDropOnScoreChange: true }, asTyped),
    oneClickAmount: kept("oneClickAmount"),
    oneClickIso: isoOf(texts.get("oneClickIso")) ?? "",
    bonusAccountOneClickAmount: kept("bonusAccountOneClickAmount"),
    bonusAccountOneClickIso: isoOf(texts.get("bonusAccountOneClickIso")) ?? "",
  };
  const isDropped = on.includes(texts.get("isDropOnScoreChange") ?? "");
  return { ...read, isDropOnScoreChange: isDropped && read.exactCoef !== 0 };
}

/** Settings as the plain values that `storedCouponSettings` reads. */
export function couponSettingsValues(settings: CouponSettings): [string, string][] {
  const { amountStep, expressId, ...plain } = settings;
  return [
    ...Object.entries(plain).map(([name, value]): [string, string] => [name, textOf(value)]),
    ["expressId", expressId === null ? "" : String(expressId)],
    ...Object.entries(amountStep).map(([iso, step]): [string, string] => [stepPrefix + iso, step]),
  ];
}

function textOf(value: string | number | boolean): string {
  return typeof value === "boolean" ? (value ? "1" : "0") : String(value);
}
