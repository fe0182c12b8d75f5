import type { z } from "zod";
import type { HyperBonus } from "~/domain/coupon/bonus";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { StakeAndPayoutBounds } from "~/domain/coupon/stakes/stake";
import type { SystemSizeOption } from "~/domain/coupon/state";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import { toStakeAndPayoutBounds } from "./coupon-bounds.server";
import type { pricesAndBoundsReplyWire } from "./resolve-reply-wire.server";
import { toCurrentBet, toHyperBonus } from "./resolved-values.server";

/**
 * Current prices of an unplaced coupon's bets, and its stake bounds in the requested currency; a
 * bound of null = unbounded.
 */
export interface BetPricesAndBounds<C extends string = string> extends StakeAndPayoutBounds<C> {
  /** In the order requested; null = the platform does not know the bet (any more). */
  readonly bets: readonly (CurrentBet | null)[];
  /** Bounds of each bet as a single, if singles were requested and the platform states them. */
  readonly singles: readonly (StakeAndPayoutBounds<C> | null)[] | null;
  /** Bounds of each block by its id, if blocks were requested. */
  readonly blocks: Readonly<Record<string, StakeAndPayoutBounds<C>>>;
  /**
   * Hyper-bonus on a win, and the price of the bet against an express; null = not offered (CPN-13, CPN-08).
   */
  readonly hyperBonus: HyperBonus<C> | null;
  readonly antiExpressCoef: string | null;
  /** System sizes available for these bets (CPN-07). */
  readonly systemValues: readonly SystemSizeOption<C>[];
}

/**
 * Maps the reply for `count` bets; malformed where it has another number of bets, or a field that is
 * no amount of the currency.
 */
export function toBetPricesAndBounds<C extends string>(
  reply: z.infer<typeof pricesAndBoundsReplyWire>,
  count: number,
  currency: C,
): Answer<BetPricesAndBounds<C>> {
  const { bets, singles } = reply;
  if (bets.length !== count) return malformedFieldFailure("bets");
  const bounds = toStakeAndPayoutBounds(reply, currency);
  if (typeof bounds === "string") return malformedFieldFailure(bounds);
  const own: (StakeAndPayoutBounds<C> | null)[] = [];
  for (const [index, wire] of (singles ?? []).entries()) {
    const made = wire && toStakeAndPayoutBounds(wire, currency);
    if (typeof made === "string") return malformedFieldFailure(`singles.${index}.${made}`);
    own.push(made);
  }
  const blocks: Record<string, StakeAndPayoutBounds<C>> = {};
  for (const [id, wire] of Object.entries(reply.blocks ?? {})) {
    const made = toStakeAndPayoutBounds(wire, currency);
    if (typeof made === "string") return malformedFieldFailure(`blocks.${id}.${made}`);
    blocks[id] = made;
  }
  const systemValues: SystemSizeOption<C>[] = [];
  for (const { minBetAmount, ...option } of reply.systemValues ?? []) {
    const least = wireToMinor(minBetAmount, currency);
    if (least === null) return malformedFieldFailure("systemValues");
    systemValues.push({ ...option, minBetAmount: least });
  }
  const { hyperBonus: hyperWire, antiExpressCoef = null } = reply;
  const hyperBonus = hyperWire ? toHyperBonus(hyperWire, currency) : null;
  if (hyperWire && !hyperBonus) return malformedFieldFailure("hyperBonus");
  const isOfEach = own.length === count && count > 0;
  const value = {
    bets: bets.map((bet) => bet && toCurrentBet(bet)),
    ...bounds,
    singles: isOfEach ? own : null,
  };
  return { ok: true, value: { ...value, blocks, systemValues, hyperBonus, antiExpressCoef } };
}
