import { parseBetRef } from "~/domain/coupon/bet";
import { maxCookieBets } from "~/domain/coupon/limits";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";

/** Longest typed value that is kept. */
const longestTyped = 64;
/** The most typed values that are kept: one for every bet and block, and three of the coupon. */
const mostValues = 2 * maxCookieBets + 3;
const betField = "amount-";

/** The typed amounts and promo code of a form by field, to refill it. */
export function typedAmountsAndPromoCode(form: FormData): Record<string, string> {
  const values = [...form].flatMap(([name, value]): [string, string][] =>
    (name.startsWith("amount") || name === "promoCode" || name === advanceFieldName) &&
    typeof value === "string"
      ? [[name, value.slice(0, longestTyped)]]
      : [],
  );
  return Object.fromEntries(values.slice(0, mostValues));
}

/** Typed block stakes (`amount-{block}`) by block number. */
export function typedBlockAmounts(form: FormData): Record<string, string> {
  const amounts = Object.entries(typedAmountsAndPromoCode(form)).flatMap(
    ([name, value]): [string, string][] => {
      const [, id] = /^amount-([1-9]\d?)$/.exec(name) ?? [];
      return id === undefined ? [] : [[id, value]];
    },
  );
  return Object.fromEntries(amounts);
}

/** Typed single stakes (`amount-{bet}`) by bet ref. */
export function typedBetAmounts(form: FormData): Record<string, string> {
  const amounts = Object.entries(typedAmountsAndPromoCode(form)).flatMap(
    ([name, value]): [string, string][] => {
      const id = name.startsWith(betField) ? name.slice(betField.length) : "";
      return parseBetRef(id) ? [[id, value]] : [];
    },
  );
  return Object.fromEntries(amounts.slice(0, maxCookieBets));
}

export function mapValues(
  texts: Readonly<Record<string, string>>,
  make: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, make(text)]));
}
