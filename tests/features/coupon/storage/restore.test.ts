import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBetRef } from "~/domain/coupon/bet";
import { maxCookieBets, maxPackedLength } from "~/domain/coupon/limits";
import { packCoupon, unpackCoupon } from "~/domain/coupon/packed/pack";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import { parseSavedCoupon } from "~/features/coupon/storage/parse-saved";
import { restoreSavedCoupon } from "~/features/coupon/storage/restore";
import { type SavedCoupon, serializeSavedCoupon } from "~/features/coupon/storage/saved";
import { anyCookie, betNo, cookieOf, keys, resolvedBet } from "../make";

function copyOf(coupon: CouponCookie, titles: Record<string, string> = {}): SavedCoupon {
  const saved = parseSavedCoupon(serializeSavedCoupon(coupon, titles));
  if (!saved) throw new Error("nothing saved");
  return saved;
}
const nothing = createEmptyCouponCookie("key-of-nothing");
const asNow = (coupon: CouponCookie) => coupon.bets.map((bet) => resolvedBet(bet));

describe("restored coupon", () => {
  it("CPN-16 a restored coupon has current prices, and finished or unknown bets are dropped and named", () => {
    const four = cookieOf(
      [betNo(1), betNo(2, { type: "over", param: "2.5" }), betNo(3), betNo(4)],
      {
        typeId: 1,
        systemValue: 3,
      },
    );
    const saved = copyOf(four, { "118600004:1186000040001:1:": "Roma – Lazio" });
    const now = [
      resolvedBet(betNo(1), { scores: "1:0", blockId: 3 }, { coef: "2.10" }),
      resolvedBet(betNo(2, { type: "over", param: "2.5" })),
      resolvedBet(betNo(3), { gameStatusId: 4 }, { game: "Ajax – PSV" }),
      null,
    ];
    const { coupon: back, dropped } = restoreSavedCoupon(nothing, saved, now, null, keys());
    expect(back.bets).toEqual([
      betNo(1, { coef: "2.1", scores: "1:0", blockId: 3 }),
      betNo(2, { type: "over", param: "2.5" }),
    ]);
    expect([back.key, back.typeId, back.systemValue]).toEqual(["key-00000001", 1, 3]);
    expect(dropped).toEqual(["Ajax – PSV", "Roma – Lazio"]);
    expect(restoreSavedCoupon(nothing, saved, [], null, keys()).dropped[0]).toBe(
      "118600001:1186000010001:1:",
    );
  });

  it("CPN-17 a restored coupon joins the current one, whose bet and picked type take precedence", () => {
    const lost = cookieOf([betNo(1), betNo(2, { addedAt: 1_000 })], { typeId: 1 });
    const since = cookieOf(
      [betNo(2, { coef: "3.25", addedAt: 9_000 }), betNo(3, { addedAt: 9_500 })],
      {
        typeId: 9,
        amount: "70",
        accountId: 12,
      },
    );
    const { coupon, dropped, left } = restoreSavedCoupon(
      since,
      copyOf(lost),
      asNow(lost),
      null,
      keys(),
    );
    expect(coupon.bets.map(({ marketId, coef }) => [marketId, coef])).toEqual([
      [1186000020001, "3.25"],
      [1186000030001, "1.85"],
      [1186000010001, "1.85"],
    ]);
    expect([coupon.typeId, coupon.amount, coupon.accountId, dropped, left]).toEqual([
      9,
      "70",
      12,
      [],
      [],
    ]);
    // Nobody has picked a type of a single bet: that of the copy is the last one that was.
    const single = restoreSavedCoupon(
      cookieOf([betNo(3)]),
      copyOf({ ...lost, typeId: 9 }),
      asNow(lost),
      null,
      keys(),
    );
    expect(single.coupon.typeId).toBe(9);
  });

  it("CPN-17 CPN-24 restored bets are ordered by time, and mixed with others are no accumulator of the day", () => {
    const lost = cookieOf([betNo(1, { addedAt: 1000 }), betNo(4, { addedAt: 4000 })]);
    const since = cookieOf([betNo(2, { addedAt: 2000 }), betNo(3, { addedAt: 3000 })], {
      expressId: 77,
    });
    const both = restoreSavedCoupon(since, copyOf(lost), asNow(lost), null, keys()).coupon;
    expect([both.bets.map(({ addedAt }) => addedAt), both.expressId]).toEqual([
      [1000, 2000, 3000, 4000],
      null,
    ]);
    const over = lost.bets.map((bet) => resolvedBet(bet, { isFinished: true }));
    expect(restoreSavedCoupon(since, copyOf(lost), over, null, keys()).coupon.expressId).toBe(77);
  });

  it("CPN-16 a restored coupon gets the revision of its copy, so one loss is restored once", () => {
    const lost = cookieOf([betNo(1)]);
    const back = (rev: number, of: number) =>
      restoreSavedCoupon(
        { ...nothing, rev },
        copyOf(lost),
        asNow(lost),
        { rev: of, key: "key-00000009" },
        keys(),
      ).coupon.rev;
    expect([back(0, 12), back(3, 12), back(12, 12)]).toEqual([12, 12, 12]);
    expect(restoreSavedCoupon(nothing, copyOf(lost), asNow(lost), null, keys()).coupon.rev).toBe(0);
  });

  it("CPN-17 every bet of a restored coupon is in the coupon or named as dropped or left out", () => {
    fc.assert(
      fc.property(
        anyCookie,
        anyCookie,
        fc.infiniteStream(fc.constantFrom("stands", "over", "gone")),
        (lost, since, fates) => {
          const saved = copyOf(
            lost,
            Object.fromEntries(lost.bets.map((bet) => [formatBetRef(bet), formatBetRef(bet)])),
          );
          const resolved = lost.bets.map((bet) => {
            const fate = fates.next().value;
            const game = formatBetRef(bet);
            return fate === "gone"
              ? null
              : resolvedBet(bet, { isFinished: fate === "over" }, { game });
          });
          const { coupon, dropped, left } = restoreSavedCoupon(
            since,
            saved,
            resolved,
            null,
            keys(),
          );
          const names = coupon.bets.map(formatBetRef);
          expect(new Set(names).size).toBe(names.length);
          for (const bet of since.bets) expect(coupon.bets).toContainEqual(bet);
          expect(new Set([...names, ...dropped, ...left])).toEqual(
            new Set([...since.bets, ...lost.bets].map(formatBetRef)),
          );
          expect(coupon.bets.length).toBeLessThanOrEqual(maxCookieBets);
          const grew = coupon.bets.length > since.bets.length;
          if (grew) expect(packCoupon(coupon).length).toBeLessThanOrEqual(maxPackedLength);
          if (grew) expect(unpackCoupon(packCoupon(coupon))?.bets).toHaveLength(names.length);
        },
      ),
    );
  });

  it("CPN-16 a full coupon takes no restored bets, and those left out are named", () => {
    const numbers = Array.from({ length: 50 }, (_, n) => n + 1);
    const full = cookieOf(numbers.map((number) => betNo(number)));
    const lost = cookieOf([betNo(51), betNo(52)]);
    const resolved = lost.bets.map((bet, n) => resolvedBet(bet, {}, { game: `Game ${n}` }));
    const { coupon, left } = restoreSavedCoupon(full, copyOf(lost), resolved, null, keys());
    expect([coupon.bets.length, left]).toEqual([50, ["Game 0", "Game 1"]]);
    const almost = cookieOf(numbers.slice(1).map((number) => betNo(number)));
    const last = restoreSavedCoupon(almost, copyOf(lost), resolved, null, keys());
    expect([last.coupon.bets.length, last.left]).toEqual([50, ["Game 1"]]);
  });
});
