import type { StakeAndPayoutBounds } from "~/domain/coupon/stakes/stake";
import type { VipStakeAndPayoutBounds } from "~/domain/coupon/stakes/vip";
import { wireToMinor } from "../../transport/money.server";
import type { StakeAndPayoutBoundsWire } from "./stake-and-payout-bounds-wire.server";

/** Maps bounds to a currency, or returns the field that is not an amount of it. */
export function toStakeAndPayoutBounds<C extends string>(
  wire: StakeAndPayoutBoundsWire,
  iso: C,
): StakeAndPayoutBounds<C> | keyof StakeAndPayoutBoundsWire {
  const { maxBetAmount, maxPayout } = wire;
  const least = wireToMinor(wire.minBetAmount, iso);
  const most = maxBetAmount === null ? null : wireToMinor(maxBetAmount, iso);
  const payout = maxPayout === null ? null : wireToMinor(maxPayout, iso);
  if (least === null) return "minBetAmount";
  if (most === null && maxBetAmount !== null) return "maxBetAmount";
  if (payout === null && maxPayout !== null) return "maxPayout";
  const vip = vipFrom(wire, iso);
  if (typeof vip === "string") return vip;
  return { minBetAmount: least, maxBetAmount: most, maxPayout: payout, ...(vip && { vip }) };
}

/**
 * The bounds of a VIP bet in the coupon's currency (CPN-11); null = none are stated. Where one is
 * not an amount, the name of its field instead.
 */
function vipFrom<C extends string>(
  { vipMaxBetAmount = null, vipMaxPayout = null }: StakeAndPayoutBoundsWire,
  iso: C,
): VipStakeAndPayoutBounds<C> | keyof StakeAndPayoutBoundsWire | null {
  if (vipMaxBetAmount === null) return null;
  const maxBetAmount = wireToMinor(vipMaxBetAmount, iso);
  const maxPayout = vipMaxPayout === null ? null : wireToMinor(vipMaxPayout, iso);
  if (maxBetAmount === null) return "vipMaxBetAmount";
  if (maxPayout === null && vipMaxPayout !== null) return "vipMaxPayout";
  return { maxBetAmount, maxPayout };
}
