import { z } from "zod";
import type { BonusType } from "~/domain/bonuses/bonus";
import type { PlayerRow } from "../people";

const type = z
  .union([z.number(), z.string()])
  .transform(Number)
  .pipe(z.union([z.literal(0), z.literal(1), z.literal(2)]));
const wanted = z.object({ bonus_type: type, first_deposit_bonus_type: type }).partial();

/** The kinds of bonus that a player chose: for any deposit, and for the first one. */
export interface WantedDepositBonusTypes {
  readonly any: BonusType;
  readonly first: BonusType;
}

/**
 * The bonuses that a player wants (SET-03): by his settings, else as he chose when he registered. A player of the
 * seed data has chosen nothing, and is offered what there is for sport.
 */
export function wantedDepositBonusTypes({
  settings,
  bonusChoice,
}: Pick<PlayerRow, "settings" | "bonusChoice">): WantedDepositBonusTypes {
  const read = wanted.safeParse(settings);
  const chosen = read.success ? read.data : {};
  const before = bonusChoice ?? 1;
  return {
    any: chosen.bonus_type ?? before,
    first: chosen.first_deposit_bonus_type ?? before,
  };
}
