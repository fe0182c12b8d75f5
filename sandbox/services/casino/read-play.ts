import { asMinor, isAmountAbove, isAmountBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, parseTypedAmount, toMinor } from "~/domain/money/money";
import { fieldText, type Json, type PostedFields } from "../../games/engine";
import type { CatalogueGame } from "../../games/game";
import { stakeBounds } from "./compute-round";
import { makePlayRefusal, type PlayRefusal } from "./refusal";

export type PlayValidationResult =
  | { readonly ok: true; readonly base: Minor; readonly bet: Json; readonly field: string }
  | { readonly ok: false; readonly refusal: PlayRefusal };

/** Reads stake and bet from the posted fields, and checks them against the game's bounds. */
export function validatePlay(
  game: CatalogueGame,
  fields: PostedFields,
  iso: string,
): PlayValidationResult {
  const amount = (text: string) => {
    const plain = toMinor(text, iso);
    if (plain !== null) return plain;
    const typed = parseTypedAmount(text, iso);
    return typed.ok ? typed.minor : null;
  };
  const read = game.rules.readBet(fields, amount);
  if (!read.ok)
    return { ok: false, refusal: makePlayRefusal(422, { code: read.code, field: read.field }) };
  const { bet, total } = read;
  const field = total === null ? "stake" : firstChip(fields);
  const base = total === null ? amount(fieldText(fields, "stake")) : asMinor(total);
  const no = (code: string, bound?: Minor) => ({
    ok: false as const,
    refusal: makePlayRefusal(422, {
      code,
      field,
      ...(bound === undefined ? {} : { bound: fromMinor(bound, iso) }),
    }),
  });
  if (base === null || base <= 0) return no("amount");
  const { min, max } = stakeBounds(game, iso, bet);
  if (isAmountBelow(base, min)) return no("below-minimum", min);
  return isAmountAbove(base, max) ? no("above-maximum", max) : { ok: true, base, bet, field };
}

/**
 * Name of the first form field with a chip, where an error about the sum of the chips is shown;
 * "stake" if no field has one.
 */
function firstChip(fields: PostedFields): string {
  return (
    Object.keys(fields).find((name) => name.startsWith("bet-") && fieldText(fields, name) !== "") ??
    "stake"
  );
}
