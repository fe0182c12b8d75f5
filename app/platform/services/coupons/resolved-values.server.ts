import type { HyperBonus } from "~/domain/coupon/bonus";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import { wireToMinor } from "../../transport/money.server";
import type { BetWire } from "./bet-wire.server";

/** Maps a bet of the wire; `isDepend` is false, because the coupon's rules set it later. */
export function toCurrentBet(wire: BetWire): CurrentBet {
  return { ...wire, isDepend: false };
}

/** Maps a hyper-bonus with its limits; null if one is not an amount of the currency. */
export function toHyperBonus<C extends string>(
  wire: { readonly percent: number; readonly minBetLimit: string; readonly maxLimit: string },
  iso: C,
): HyperBonus<C> | null {
  const minBetLimit = wireToMinor(wire.minBetLimit, iso);
  const maxLimit = wireToMinor(wire.maxLimit, iso);
  return minBetLimit === null || maxLimit === null
    ? null
    : { percent: wire.percent, minBetLimit, maxLimit };
}
