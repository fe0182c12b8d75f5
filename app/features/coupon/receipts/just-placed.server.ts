import type { PlacedCoupon } from "~/domain/coupon/placed";
import { fromMinor } from "~/domain/money/money";
import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie, updateSessionCookie } from "~/features/session/session.server";
import type { PlacedBet } from "~/server/cookies/placed-bets.server";

/** The most bets stored for a receipt that cannot be loaded: a cookie has little room. */
const mostKept = 8;

/**
 * Stores bets that were just placed, for a receipt that cannot be loaded: the bet is placed and its page says
 * so (CPP-05).
 */
export async function saveJustPlaced(
  { scope }: RequestContext,
  request: Request,
  placed: readonly PlacedCoupon[],
): Promise<void> {
  const kept = placed.slice(0, mostKept).map(({ id, stake, coef, iso }) => ({
    id,
    coef,
    iso,
    stake: fromMinor(stake, iso),
  }));
  await updateSessionCookie(scope, request, (session) => ({ ...session, placed: kept }));
}

/** Removes the stored bets once their receipt is read. */
export async function forgetJustPlaced(
  { scope }: Pick<RequestContext, "scope">,
  request: Request,
): Promise<void> {
  await updateSessionCookie(scope, request, ({ placed: _read, ...session }) => session);
}

/** Just placed bets of a receipt's address, from the visitor's session; null unless it has all of them. */
export async function readJustPlaced(
  { scope }: Pick<RequestContext, "scope">,
  request: Request,
  ids: readonly string[],
): Promise<readonly PlacedBet[] | null> {
  const { placed = [] } = await readOrCreateSessionCookie(scope, request);
  const known = ids.flatMap((id) => placed.find((one) => one.id === id) ?? []);
  return known.length === ids.length && known.length > 0 ? known : null;
}
