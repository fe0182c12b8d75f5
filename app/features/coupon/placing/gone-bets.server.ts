import { formatBetRef } from "~/domain/coupon/bet";
import type { RefusalCode } from "~/domain/coupon/refusal";
import type { CouponCookie } from "~/domain/coupon/types";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadCouponView } from "../load.server";
import { isBetUnavailable } from "../refusals";

/**
 * The reasons, by bet ref, why bets of a post can no longer be placed; looked up only if a bet was
 * posted without a stake, because the page has no stake field for such bets (CPP-04).
 */
export async function loadReasonsOfUnavailableBets(
  { context, request }: FormPost,
  { bets, isChecking }: CouponCookie,
  typedAmounts: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, RefusalCode>> {
  if (isChecking || bets.every((bet) => typedAmounts[formatBetRef(bet)])) return new Map();
  const { rows } = await loadCouponView(context, request);
  const gone = rows.flatMap((row): [string, RefusalCode][] => {
    const [code] = row.reasons;
    return code !== undefined && isBetUnavailable(row) ? [[row.id, code]] : [];
  });
  return new Map(gone);
}
