import { describe, expect, it } from "vitest";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { StoredRefusal } from "~/domain/coupon/refusal";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { currentBetRefusals } from "~/features/coupon/bet-refusals";
import { units } from "../../support/amounts";
import { betNo, cookieOf, kickOff, resolvedBet, startsAt } from "./make";
import { settingsWith, show } from "./show";

const row = (
  bet: CouponBet,
  now: Partial<CurrentBet> | null,
  facts: Partial<CouponViewContext> = {},
  patch: Partial<CouponCookie> = {},
) => {
  const [first] = show(cookieOf([bet], patch), facts, [now]).rows;
  if (!first) throw new Error("one bet");
  return first;
};

describe("bet in the coupon", () => {
  it("CPN-22 CPN-26 a bet in the coupon has the names, page and time of its event and the current score", () => {
    const bet = betNo(1, { scores: "0:0", addedAt: kickOff / 1000 + 60 });
    const live = { gameTimeSec: 90, scores: "1:0", isDisabledBanker: true };
    expect(row(bet, live)).toMatchObject({
      ...{
        title: "Arsenal – Leeds",
        name: "Arsenal",
        kind: 1,
        startsAt,
      },
      ...{ path: "line/football/1/118600123", scores: "1:0", isLive: true, canBeBanker: false },
      ...{ isFinished: false, isLocked: false, isDepend: false },
    });
    const over = row(bet, { gameStatusId: 4 });
    expect([over.isFinished, over.isLive, over.canBeBanker]).toEqual([true, false, true]);
  });

  it("CPN-22 a bet unknown to the platform has no names and the price and score from when it was added", () => {
    const bet = betNo(1, { scores: "0:0", coef: "2.5" });
    expect(row(bet, null)).toMatchObject({
      ...{ title: null, market: null, name: null, path: null, startsAt: null, kind: null },
      ...{ id: "118600001:1186000010001:1:", scores: "0:0", coef: "2.5", moved: null },
      ...{ isLive: false, isDepend: false, isLocked: false, isFinished: false, canBeBanker: true },
      reasons: ["unknown-bet"],
    });
  });

  it.each<[string | undefined, string, string | null]>([
    ["Match result", "Arsenal", "Match result"],
    ["Total", "Total over 2.5", null],
    ["Total", "Total", null],
    ["", "Arsenal", null],
    [undefined, "Arsenal", null],
  ])(
    "CPN-22 with the market %s and the selection %s, the market name in the coupon is %s",
    (title, name, said) => {
      const bet = betNo(1);
      const resolved = [resolvedBet(bet, {}, { title, name })];
      expect(show(cookieOf([bet]), { resolved }).rows[0]?.market).toBe(said);
    },
  );

  it("CPP-11 a bet whose placement is being checked has the price it was sent at and no refusals", () => {
    const bet = betNo(1, { coef: "2" });
    const resolved = [resolvedBet(bet, { isBlocked: true }, { coef: "2.5" })];
    const shown = (isChecking: boolean) => {
      const [first] = show(cookieOf([bet], { isChecking }), { resolved }).rows;
      return [first?.coef, first?.seenCoef, first?.moved, first?.reasons];
    };
    expect(shown(true)).toEqual(["2", "2", null, []]);
    expect(shown(false)).toEqual(["2.5", "2", "up", ["market-blocked"]]);
  });

  it("CPN-22 without an answer from the platform a bet has no new refusals and keeps its earlier one", () => {
    const told = { code: "market-blocked" } as const;
    const bet = row(betNo(1, { refusal: told }), null, { resolved: null, bounds: null });
    expect([bet.reasons, bet.refusal]).toEqual([[], told]);
  });

  it("CPN-22 a bet added before kick-off is flagged once the event has started, to the second", () => {
    const begun = { now: kickOff };
    expect(row(betNo(1, { addedAt: kickOff / 1000 - 1 }), {}, begun).reasons).toEqual([
      "event-started",
    ]);
    expect(row(betNo(1, { addedAt: kickOff / 1000 }), {}, begun).reasons).toEqual([]);
  });

  it("CPN-22 CPN-19 only a price refusal carries the new and the seen price", () => {
    const { marketId } = betNo(1);
    const drops = settingsWith({ changeCoefAction: 0, isDropOnScoreChange: true });
    const bet = betNo(1, { coef: "2", scores: "0:0", addedAt: kickOff / 1000 + 60 });
    const now = resolvedBet(
      bet,
      { gameTimeSec: 90, scores: "1:0", isBlocked: true },
      { coef: "2.5" },
    );
    expect(currentBetRefusals(row(bet, null, { ...drops, resolved: [now] }))).toEqual([
      { code: "market-blocked", marketId },
      { code: "score-changed", marketId },
      { code: "price-changed", marketId, coef: "2.5", seenCoef: "2" },
    ]);
  });

  it.each<[StoredRefusal["code"], Partial<CurrentBet>, Partial<CouponCookie>]>([
    ["market-blocked", { isBlocked: true }, {}],
    ["event-started", { gameStatusId: 2 }, {}],
    ["event-over", { isFinished: true }, {}],
    ["locked", { isBannedExpress: true }, { typeId: 1 }],
    ["banker", { isDisabledBanker: true }, { typeId: 2 }],
    ["dependent", { isDepend: true }, { typeId: 1 }],
  ])(
    "CPP-04 a refusal with %s is displayed until the platform's answer removes the cause",
    (code, wrong, patch) => {
      const bets = [betNo(1, { isBanker: true, refusal: { code } }), betNo(2), betNo(3), betNo(4)];
      const told = (now: Partial<CurrentBet>) =>
        show(cookieOf(bets, patch), {}, [now]).rows[0]?.refusal;
      expect([told(wrong), told({})]).toEqual([{ code }, null]);
    },
  );

  it("CPP-04 a refusal found only at placement is displayed until the bet changes", () => {
    const told = { code: "limit", bound: units(5) } as const;
    expect(row(betNo(1, { refusal: told }), {}).refusal).toEqual(told);
    const gone = { code: "unknown-bet" } as const;
    expect([
      row(betNo(1, { refusal: gone }), null).refusal,
      row(betNo(1, { refusal: gone }), {}).refusal,
    ]).toEqual([gone, null]);
  });
});
