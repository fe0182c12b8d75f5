import { isCombination } from "~/domain/coupon/combination";
import type { PushedGame } from "~/domain/feed/game";
import type { BetView } from "../coupon/bet-view";

/** Announced changes of the coupon's bets, by kind; each a number of bets. */
export interface CouponChangeCounts {
  readonly prices: number;
  readonly blocked: number;
  readonly over: number;
}

type Row = Pick<BetView, "id" | "coef" | "reasons">;
type Shown = Pick<BetView, "ref" | "coef" | "reasons" | "scores" | "isLive" | "isFinished">;
type Kind = keyof CouponChangeCounts;

/** Minimum time between two announcements, ms (ACS-04). */
const quietMs = 2_000;

/**
 * What changed of each bet that is in both lists; added and removed bets are not announced, because the
 * reader did that (ACS-04).
 */
export function betChangesBetween(
  before: readonly Row[],
  after: readonly Row[],
): ReadonlyMap<string, Kind> {
  const old = new Map(before.map((row) => [row.id, row]));
  const news = new Map<string, Kind>();
  for (const row of after) {
    const was = old.get(row.id);
    if (!was) continue;
    const isNew = (reason: Row["reasons"][number]) =>
      row.reasons.includes(reason) && !was.reasons.includes(reason);
    if (isNew("event-over") || isNew("unknown-bet")) news.set(row.id, "over");
    else if (isNew("market-blocked")) news.set(row.id, "blocked");
    else if (was.coef !== row.coef) news.set(row.id, "prices");
  }
  return news;
}

/** Collects changes and announces their totals, at once after a pause, and at most every 2 s (ACS-04). */
export function createAnnouncer(
  say: (news: CouponChangeCounts) => void,
  now = () => performance.now(),
) {
  let heard = new Map<string, Kind>();
  let saidAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell() {
    timer = undefined;
    saidAt = now();
    const count = (kind: Kind) => [...heard.values()].filter((one) => one === kind).length;
    const sum = { prices: count("prices"), blocked: count("blocked"), over: count("over") };
    heard = new Map();
    say(sum);
  }

  return {
    hear(news: ReadonlyMap<string, Kind>) {
      for (const [id, kind] of news) heard.set(id, kind);
      if (heard.size > 0) timer ??= setTimeout(tell, Math.max(0, saidAt + quietMs - now()));
    },
    close() {
      clearTimeout(timer);
    },
  };
}

/** Whether the coupon differs from the pushed state and must be refreshed (CPN-19). */
export function isCouponOutdated(rows: readonly Shown[], games: readonly PushedGame[]): boolean {
  return rows.some((row) => {
    const game = games.find(({ id }) => id === row.ref.gameId);
    if (!game) return false;
    // Prices of accumulators are not pushed: any change of their game may be one of theirs.
    if (isCombination(row.ref.type)) return true;
    if (row.isFinished !== (game.status === "over")) return true;
    if (row.isLive !== (game.status === "live") || (row.isLive && row.scores !== game.scores))
      return true;
    const [, coef, isOpen] = game.markets.find(([id]) => id === row.ref.marketId) ?? [];
    if (coef === undefined) return false;
    return (
      (coef !== null && coef !== row.coef) ||
      (isOpen === 0) !== row.reasons.includes("market-blocked")
    );
  });
}
