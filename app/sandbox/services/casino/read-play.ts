import { asMinor, isAbove, isBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, readAmount, toMinor } from "~/domain/money/money";
import { type Fields, type Json, textOf } from "../../games/engine";
import type { GameRow } from "../../games/game";
import { stakeBounds } from "./reckon";
import { type PlayRefusal, refused } from "./refusal";

export type ReadPlay =
  | { readonly ok: true; readonly base: Minor; readonly bet: Json; readonly field: string }
  | { readonly ok: false; readonly refusal: PlayRefusal };

/** Reads a stake and a bet from the fields of a play, and judges them by the game's bounds. */
export function readPlay(game: GameRow, fields: Fields, iso: string): ReadPlay {
  const amount = (text: string) => {
    const plain = toMinor(text, iso);
    if (plain !== null) return plain;
    const typed = readAmount(text, iso);
    return typed.ok ? typed.minor : null;
  };
  const read = game.rules.readBet(fields, amount);
  if (!read.ok) return { ok: false, refusal: refused(422, { code: read.code, field: read.field }) };
  const { bet, total } = read;
  const field = total === null ? "stake" : firstChip(fields);
  const base = total === null ? amount(textOf(fields, "stake")) : asMinor(total);
  const no = (code: string, bound?: Minor) => ({
    ok: false as const,
    refusal: refused(422, {
      code,
      field,
      ...(bound === undefined ? {} : { bound: fromMinor(bound, iso) }),
    }),
  });
  if (base === null || base <= 0) return no("amount");
  const { min, max } = stakeBounds(game, iso, bet);
  if (isBelow(base, min)) return no("below-minimum", min);
  return isAbove(base, max) ? no("above-maximum", max) : { ok: true, base, bet, field };
}

/** The first field that has a chip on it, where a refused total is shown. */
function firstChip(fields: Fields): string {
  return (
    Object.keys(fields).find((name) => name.startsWith("bet-") && textOf(fields, name) !== "") ??
    "stake"
  );
}
