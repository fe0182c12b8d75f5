import { isAmountText } from "../limits";
import { amountStepPrefix, parseCurrencyCode } from "./form-amounts";
import { lastTextByName, trueFormValues } from "./form-values";
import { type CouponSettings, defaultCouponSettings } from "./settings";
import { readCouponSettings } from "./settings-form";

/**
 * Stored settings, from `serializeCouponSettings`; absent or invalid values get the default. Of the
 * rules of CPS-03 only "exactCoef 0 turns drop-on-score-change off" applies, because the other one
 * is about switching a setting on, which loading does not do.
 */
export function parseStoredCouponSettings(
  values: Iterable<readonly [string, unknown]>,
): CouponSettings {
  const texts = lastTextByName(values);
  const kept = (name: string) => {
    const text = texts.get(name) ?? "";
    return isAmountText(text) ? text : "";
  };
  const asTyped = { main: "RUB", bonus: "RUB" };
  const read = {
    ...readCouponSettings(texts, { ...defaultCouponSettings, isDropOnScoreChange: true }, asTyped),
    oneClickAmount: kept("oneClickAmount"),
    oneClickIso: parseCurrencyCode(texts.get("oneClickIso")) ?? "",
    bonusAccountOneClickAmount: kept("bonusAccountOneClickAmount"),
    bonusAccountOneClickIso: parseCurrencyCode(texts.get("bonusAccountOneClickIso")) ?? "",
  };
  const isDropped = trueFormValues.includes(texts.get("isDropOnScoreChange") ?? "");
  return { ...read, isDropOnScoreChange: isDropped && read.exactCoef !== 0 };
}

/** Settings as the plain values that `parseStoredCouponSettings` reads. */
export function serializeCouponSettings(settings: CouponSettings): [string, string][] {
  const { amountStep, expressId, ...plain } = settings;
  return [
    ...Object.entries(plain).map(([name, value]): [string, string] => [name, textOf(value)]),
    ["expressId", expressId === null ? "" : String(expressId)],
    ...Object.entries(amountStep).map(([iso, step]): [string, string] => [
      amountStepPrefix + iso,
      step,
    ]),
  ];
}

function textOf(value: string | number | boolean): string {
  return typeof value === "boolean" ? (value ? "1" : "0") : String(value);
}
