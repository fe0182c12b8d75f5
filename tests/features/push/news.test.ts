import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PushedGame } from "~/domain/feed/game";
import {
  betChangesBetween,
  type CouponChangeCounts,
  createAnnouncer,
  isCouponOutdated,
} from "~/features/push/news";

type Row = Parameters<typeof betChangesBetween>[0][number];
const row = (id: string, coef: string, ...reasons: Row["reasons"]): Row => ({ id, coef, reasons });

describe("coupon changes", () => {
  it("ACS-04 moved prices, new blocks and finished events count as coupon changes, added and removed bets do not", () => {
    const before = [row("a", "1.5"), row("b", "2"), row("c", "3"), row("d", "4"), row("gone", "5")];
    const after = [
      row("a", "1.6"),
      row("b", "2", "market-blocked"),
      row("c", "3", "event-over"),
      row("d", "4", "price-changed"),
      row("new", "6"),
    ];
    expect([...betChangesBetween(before, after)]).toEqual([
      ["a", "prices"],
      ["b", "blocked"],
      ["c", "over"],
    ]);
    expect(betChangesBetween(after, after).size).toBe(0);
    expect(betChangesBetween(after, before).get("b")).toBeUndefined();
  });
});

describe("live region of the coupon", () => {
  let said: CouponChangeCounts[];
  let teller: ReturnType<typeof createAnnouncer>;
  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    teller = createAnnouncer(
      (news) => said.push(news),
      () => Date.now(),
    );
  });
  afterEach(() => vi.useRealTimers());
  const hear = (...ids: string[]) => teller.hear(new Map(ids.map((id) => [id, "prices"])));

  it("ACS-04 the live region announces a change at once after silence, then the sum at most every 2 s", () => {
    hear("a");
    vi.advanceTimersByTime(1);
    expect(said).toEqual([{ prices: 1, blocked: 0, over: 0 }]);
    hear("a");
    hear("b");
    vi.advanceTimersByTime(500);
    teller.hear(new Map([["c", "over"]]));
    vi.advanceTimersByTime(1_498);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(2);
    expect(said.slice(1)).toEqual([{ prices: 2, blocked: 0, over: 1 }]);
  });

  it("ACS-04 100 changes in 20 s make at most 11 announcements, and no change is announced twice", () => {
    for (let n = 0; n < 100; n++) {
      hear(`bet-${n}`);
      vi.advanceTimersByTime(200);
    }
    vi.advanceTimersByTime(10_000);
    expect(said.length).toBeLessThanOrEqual(11);
    expect(said.reduce((sum, { prices }) => sum + prices, 0)).toBe(100);
  });

  it("ACS-04 the live region announces nothing without changes or after being closed", () => {
    hear();
    vi.advanceTimersByTime(5_000);
    expect(said).toEqual([]);
    hear("a");
    teller.close();
    vi.advanceTimersByTime(5_000);
    expect(said).toEqual([]);
  });
});

describe("pushed game change", () => {
  const bet = {
    ref: { gameId: 5, marketId: 51, type: "1", param: "" },
    coef: "1.5",
    reasons: [],
    scores: null,
    isLive: false,
    isFinished: false,
  };
  const line: PushedGame = {
    id: 5,
    status: "line",
    scores: null,
    minute: null,
    period: null,
    markets: [],
  };

  it("CPN-19 CPN-04 any change of its game makes a same-game accumulator in the coupon outdated", () => {
    const combo = { ...bet, ref: { ...bet.ref, type: "combo-AM" } };
    expect(isCouponOutdated([combo], [line])).toBe(true);
    expect(isCouponOutdated([combo], [{ ...line, id: 6 }])).toBe(false);
  });

  it("CPN-19 the coupon is outdated only by price, block, score or status changes of its own bets", () => {
    const isTouched = (game: Partial<PushedGame>, own: Partial<typeof bet> = {}) =>
      isCouponOutdated([{ ...bet, ...own }], [{ ...line, ...game }]);
    expect(isTouched({})).toBe(false);
    expect(isTouched({ markets: [[51, "1.5", 1]] })).toBe(false);
    expect(isTouched({ markets: [[51, "1.6", 1]] })).toBe(true);
    expect(isTouched({ markets: [[51, "1.5", 0]] })).toBe(true);
    expect(isTouched({ markets: [[52, "9", 0]] })).toBe(false);
    expect(isTouched({ id: 6, status: "over" })).toBe(false);
    expect(isTouched({ status: "live", scores: "0:0" })).toBe(true);
    expect(isTouched({ status: "over" })).toBe(true);
    const live = { isLive: true, scores: "0:0" as string | null };
    expect(
      isCouponOutdated(
        [{ ...bet, ...live }],
        [{ ...line, status: "live", scores: "0:0", minute: 9 }],
      ),
    ).toBe(false);
    expect(
      isCouponOutdated([{ ...bet, ...live }], [{ ...line, status: "live", scores: "1:0" }]),
    ).toBe(true);
  });
});
