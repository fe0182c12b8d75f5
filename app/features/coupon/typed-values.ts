import { parseBetRef } from "~/domain/coupon/bet";
import { maxCookieBets } from "~/domain/coupon/limits";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";

/** Longest typed value that is kept, characters: more than any amount or code has, so that a cut one is none. */
export const longestTyped = 300;
/** The most typed values that are kept: one for every bet and block, and three of the coupon. */
const mostValues = 2 * maxCookieBets + 3;
const stakeOf = "amount-";

/** The name of the stake field of one part of a coupon: of a bet by its ref, of a block by its number (docs/forms.md). */
export function stakeFieldName(part: string | number): string {
  return stakeOf + part;
}

/** The bet's ref or the block's number whose stake a field has, by its name; null = another field. */
export function partOfStakeField(name: string): string | null {
  return name.startsWith(stakeOf) ? name.slice(stakeOf.length) : null;
}

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

/** Stakes of a coupon's parts: of singles by bet ref, of blocks by block number. */
interface PartStakes {
  readonly byBet: Readonly<Record<string, string>>;
  readonly byBlock: Readonly<Record<string, string>>;
}

/**
 * The typed stakes of singles (`amount-{bet}`) and blocks (`amount-{block}`), each as `read` returns it; those that it
 * returns null for are left out.
 */
export function typedPartStakes(form: FormData, read: (text: string) => string | null): PartStakes {
  const typed = Object.entries(typedAmountsAndPromoCode(form)).flatMap(
    ([name, text]): [string, string][] => {
      const part = partOfStakeField(name);
      return part === null ? [] : [[part, text]];
    },
  );
  const asRead = (stakes: readonly [string, string][]) =>
    Object.fromEntries(
      stakes.flatMap(([id, text]): [string, string][] => {
        const stake = read(text);
        return stake === null ? [] : [[id, stake]];
      }),
    );
  return {
    byBet: asRead(typed.filter(([id]) => parseBetRef(id)).slice(0, maxCookieBets)),
    byBlock: asRead(typed.filter(([id]) => /^[1-9]\d?$/.test(id))),
  };
}
