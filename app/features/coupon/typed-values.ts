import { betRefOf } from "./bet";
import { mostBets } from "./limits";
import { advanceField } from "./stakes/advance";

/** Where nobody would type on. */
const longestTyped = 64;
/** A field for every bet, three for the coupon, and as many of blocks. */
const mostValues = 2 * mostBets + 3;
const betField = "amount-";

/** The amounts and the promo code of a posted form as they were typed, by field, to stand in it again. */
export function typedValues(form: FormData): Record<string, string> {
  const values = [...form].flatMap(([name, value]): [string, string][] =>
    (name.startsWith("amount") || name === "promoCode" || name === advanceField) && typeof value === "string"
      ? [[name, value.slice(0, longestTyped)]]
      : [],
  );
  return Object.fromEntries(values.slice(0, mostValues));
}

/** The stakes of blocks (`amount-{block}`) as they were typed, by the block's number. */
export function typedBlockAmounts(form: FormData): Record<string, string> {
  const amounts = Object.entries(typedValues(form)).flatMap(([name, value]): [string, string][] => {
    const [, id] = /^amount-([1-9]\d?)$/.exec(name) ?? [];
    return id === undefined ? [] : [[id, value]];
  });
  return Object.fromEntries(amounts);
}

/** The stakes of bets of their own (`amount-{bet}`) as they were typed, by the bet's name. */
export function typedBetAmounts(form: FormData): Record<string, string> {
  const amounts = Object.entries(typedValues(form)).flatMap(([name, value]): [string, string][] => {
    const id = name.startsWith(betField) ? name.slice(betField.length) : "";
    return betRefOf(id) ? [[id, value]] : [];
  });
  return Object.fromEntries(amounts.slice(0, mostBets));
}

/** Each text made into another. */
export function mapValues(
  texts: Readonly<Record<string, string>>,
  make: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, make(text)]));
}
