import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packCoupon, unpackCoupon } from "~/domain/coupon/packed/pack";
import { sanitizeScores } from "~/domain/coupon/packed/scores";
import type { RefusalCode } from "~/domain/coupon/refusal";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import { withReceiptsOrNotPlacedNote } from "~/features/coupon/placing/coupon-after";
import { anyCookie, betNo, cookieOf, couponBet } from "../../../features/coupon/make";
import { units } from "../../../support/amounts";

const types = ["1", "over", "handicap-2", "both-score-yes"] as const;
const params = ["", "2.25", "-0.75", ""] as const;

describe("packed coupon", () => {
  it("CPN-17 every coupon unpacks from its packed text unchanged", () => {
    fc.assert(
      fc.property(anyCookie, (coupon) => {
        fc.pre(packCoupon(coupon).length <= 4000);
        expect(unpackCoupon(packCoupon(coupon))).toEqual(coupon);
      }),
    );
  });

  it("CPN-17 the packed coupon has the format of the cookies already in use", () => {
    const bet = couponBet({
      type: "over",
      param: "2.5",
      coef: "1.85",
      scores: "1:0",
      addedAt: 1_790_000_000,
    });
    const coupon = cookieOf([bet], {
      typeId: 1,
      amount: "150.50",
      accountId: 11,
      key: "key-00000000",
    });
    // 118600123 = 1ym0fv, 10003 = 7pv, 1850 = 1fe and 1790000000 = tlpwu8 in base 36
    const text = "c1.1.2.150_50.b.key-00000000..tlpwu8!1ym0fv.~7pv.6.1fe.0.1-0.2_5";
    expect(packCoupon(coupon)).toBe(text);
    expect(unpackCoupon(text)).toEqual(coupon);
  });

  // What stands in cookies out there: a place, once given, is its type's or code's for good.
  it.each(
    (
      "1 X 2 1X 12 2X over under handicap-1 handicap-2 both-score-yes both-score-no winner-1 winner-2 games-over " +
      "games-under games-handicap-1 games-handicap-2 points-over points-under"
    )
      .split(" ")
      .map((type, place) => [type, place.toString(36)]),
  )("CPN-17 the bet type %s is packed as %s, the code it has always had", (type, letter) => {
    const text = packCoupon(cookieOf([couponBet({ type })]));
    expect(text.split("!")[1]?.split(".")[2]).toBe(letter);
    expect(unpackCoupon(text)?.bets[0]?.type).toBe(type);
  });

  it.each(
    (
      "not-placed price-changed market-blocked event-started event-over score-changed unknown-bet funds " +
      "below-minimum above-maximum limit excluded account-frozen unavailable key-reused sign-in"
    )
      .split(" ")
      .map((code, place) => [code as RefusalCode, place.toString(36)] as const),
  )("CPN-17 CPP-04 the refusal %s is packed as %s, with its bound or price", (code, letter) => {
    for (const [refusal, packed] of [
      [{ code }, letter],
      [{ code, bound: units(2000) }, `${letter}-1jk`],
      [{ code, seenCoef: "1.85" }, `${letter}_1fe`],
    ] as const) {
      const text = packCoupon(cookieOf([couponBet({ refusal })]));
      expect(text.split(".").at(-1)).toBe(packed);
      expect(unpackCoupon(text)?.bets[0]?.refusal).toEqual(refusal);
    }
  });

  it("CPN-17 CPP-04 a refusal without a packed code unpacks as “not placed”", () => {
    const text = packCoupon(
      cookieOf([couponBet({ refusal: { code: "dependent", bound: units(5) } })]),
    );
    expect(unpackCoupon(text)?.bets[0]?.refusal).toEqual({ code: "not-placed" });
  });

  it("CPN-17 a packed coupon with a malformed refusal or a price of 1 in it is rejected", () => {
    const text = packCoupon(
      cookieOf([couponBet({ refusal: { code: "funds", bound: units(2000) } })]),
    );
    expect(unpackCoupon(text)).not.toBeNull();
    for (const broken of ["zz", "7-", "7-~", "7+1", "7-1jk.", "!7-1jk", "1_rs", "1_0", "7-1jk-1"])
      expect(unpackCoupon(text.replace(/7-1jk$/, broken)), broken).toBeNull();
  });

  it("CPN-17 a packed coupon of 50 bets takes less than 2048 characters as base 64", () => {
    const bets = Array.from({ length: 50 }, (_, i) =>
      betNo(i * 7919, {
        type: types[i % 4] ?? "1",
        param: params[i % 4] ?? "",
        coef: `${2 + i}.${i}01`.slice(0, 6).replace(/0$/, "1"),
        scores: i % 2 ? "1:0" : null,
        addedAt: 1_790_000_000 + i * 37,
      }),
    );
    const coupon = cookieOf(bets, {
      typeId: 1,
      amount: "150.00",
      key: "3b241101-e2bb-4255-8caf-4136c566a962",
    });
    const text = packCoupon(coupon);
    expect(unpackCoupon(text)).toEqual(coupon);
    expect(Buffer.from(JSON.stringify(text)).toString("base64").length).toBeLessThan(2048);
  });

  it("CPN-17 CPP-11 receipts are added to a coupon only as far as the coupon can still be packed", () => {
    const coupon = cookieOf([betNo(1), betNo(2)], { accountId: 11 });
    const told = withReceiptsOrNotPlacedNote(coupon, [
      { id: "7000000001" },
      { id: "a.b!c" },
      { id: "x".repeat(81) },
    ]);
    expect(told.receiptIds).toEqual(["7000000001"]);
    expect(unpackCoupon(packCoupon(told))).toEqual(told);
    const many = Array.from({ length: 50 }, (_, n) => ({ id: `${n}`.padStart(80, "0") }));
    expect(withReceiptsOrNotPlacedNote(coupon, many)).toBe(coupon);
    fc.assert(
      fc.property(
        anyCookie,
        fc.array(fc.record({ id: fc.string({ maxLength: 90 }) })),
        (any, placed) => {
          fc.pre(packCoupon(any).length <= 2600);
          const next = withReceiptsOrNotPlacedNote(any, placed);
          expect(unpackCoupon(packCoupon(next))).toEqual(next);
        },
      ),
    );
  });

  it("CPN-17 a packed coupon uses only characters that a cookie carries unencoded", () => {
    fc.assert(
      fc.property(anyCookie, (coupon) => {
        expect(packCoupon(coupon)).toMatch(/^[\w.!~*'()-]+$/);
      }),
    );
  });

  it("CPN-17 unpacking arbitrary text never throws, and accepts only the exact spelling of a packed coupon", () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.uint16Array({ maxLength: 40 }).map((units) => String.fromCharCode(...units)),
      fc.stringMatching(/^c1\.[0-9a-z.!~_-]{0,60}$/),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const coupon = unpackCoupon(text);
        if (coupon) expect(packCoupon(coupon)).toBe(text);
      }),
    );
  });

  it("CPN-17 a damaged coupon is rejected or read as the coupon its text now spells", () => {
    fc.assert(
      fc.property(anyCookie, fc.nat(), fc.constantFrom(..."0azZ.!~-_ 9"), (coupon, place, char) => {
        const text = packCoupon(coupon);
        const at = place % text.length;
        const damaged = text.slice(0, at) + char + text.slice(at + 1);
        const read = unpackCoupon(damaged);
        if (read) expect(packCoupon(read)).toBe(damaged);
      }),
    );
  });

  it.each([
    "",
    "c1",
    "c2.0.2...key-00000000",
    "c1.0.2...short",
    "c1.5.2...key-00000000",
    "c1.0.1...key-00000000",
    "c1.0.2.-5..key-00000000",
    "c1.0.2...key-00000000.",
    "c1.0.2...key-00000000!",
    "c1.00.2...key-00000000",
    "c1.0.2...key-00000000..tlpwu8!1ym0fv.~7pv.6.s.0..2_5",
    "c1.0.2...key-00000000..tlpwu8!1ym0fv.f4uaidv7.6.1fe.0..2_5",
    '{"bets":[]}',
  ])("CPN-17 “%s” is not unpacked as a coupon", (text) => {
    expect(unpackCoupon(text)).toBeNull();
  });

  /** A packed coupon without bets but with this in its fields, by their places; those that are empty behind it left out. */
  const head = (...fields: readonly [place: number, text: string][]) => {
    const of = ["c1", "0", "2", "", "", "key-00000000", "", "", "", "", "", "", "", "", ""];
    for (const [place, text] of fields) of[place] = text;
    return unpackCoupon(of.join(".").replace(/\.+$/, ""));
  };
  const receipts = (count: number, length = 1) =>
    Array.from({ length: count }, (_, at) => `r${at}`.padEnd(length, "-")).join("~");

  it("CPN-17 each field of a packed coupon is read independently", () => {
    expect(head()).toEqual(createEmptyCouponCookie("key-00000000"));
    expect(head([1, "9"], [2, "1e"], [3, "150_50"], [4, "b"])).toMatchObject({
      ...{ typeId: 9, systemValue: 50, amount: "150.50", accountId: 11 },
    });
    expect(head([6, "5"], [9, "c"])).toMatchObject({ isChecking: true, checkingSince: 5, rev: 12 });
    expect(head([8, "1-5_00~2-"])?.amountByBlockId).toEqual({ 1: "5.00", 2: "" });
    expect(head([10, "7000~a-b"])?.receiptIds).toEqual(["7000", "a-b"]);
    expect([1, 2, 3].map((bits) => head([11, String(bits)]))).toMatchObject([
      { isAutoMax: true, isBonusDeleted: false },
      { isAutoMax: false, isBonusDeleted: true },
      { isAutoMax: true, isBonusDeleted: true },
    ]);
    expect(head([12, "x".repeat(32)], [13, "4_50"], [14, "25"])).toMatchObject({
      ...{ promoCode: "x".repeat(32), prepaidAmount: "4.50", expressId: 77 },
    });
    expect(
      [receipts(50), receipts(49, 80)].map((text) => head([10, text])?.receiptIds.length),
    ).toEqual([50, 49]);
    expect([8, 64].map((length) => head([5, "k".repeat(length)])?.key.length)).toEqual([8, 64]);
  });

  it.each<[string, number, string]>([
    ["another version", 0, "c2"],
    ["a type that is none", 1, "~"],
    ["no size of a system", 2, ""],
    ["a size of 1", 2, "1"],
    ["an amount that is none", 3, "1e3"],
    ["an account that is none", 4, "~"],
    ["a key with more before it", 5, "%key-00000000"],
    ["a key with more behind it", 5, "key-00000000%"],
    ["a key of 7", 5, "k".repeat(7)],
    ["a key of 65", 5, "k".repeat(65)],
    ["a time that is none", 6, "~"],
    ["an earliest time without bets", 7, "5"],
    ["a stake of a block that is none", 8, "1-x"],
    ["a block that is none", 8, "%-5"],
    ["a block without a stake's place", 8, "1"],
    ["two stakes of a block", 8, "1-5~1-6"],
    ["a revision that is none", 9, "~"],
    ["a receipt that is none", 10, "a%b"],
    ["a receipt that is too long", 10, "x".repeat(81)],
    ["more receipts than there were bets", 10, receipts(51)],
    ["more than 4,000 characters", 10, receipts(50, 80)],
    ["what no flag says", 11, "8"],
    ["flags that are none", 11, "~"],
    ["a promo code that is none", 12, "a%b"],
    ["a promo code that is too long", 12, "x".repeat(33)],
    ["an advance that is none", 13, "-5"],
    ["an express that is none", 14, "~"],
  ])("CPN-17 a packed coupon with %s is rejected", (_, place, text) => {
    expect(head([place, text])).toBeNull();
  });

  // A coupon of one bet; in base 36 1000 is rs, 1001 rt, 10^9 gjdgxs and the largest safe integer 2gosa7pa2gv.
  const around = (bet: string) => unpackCoupon(`c1.0.2...key-00000000!${bet}`)?.bets[0];

  it.each([
    [
      "1.2.6.rt.0..2_5",
      { gameId: 1, marketId: 2, type: "over", coef: "1.001", param: "2.5", addedAt: 0 },
    ],
    [
      "1.2.0.gjdgxs.0",
      { type: "1", coef: "1000000", scores: null, blockId: 0, isBanker: false, amount: "" },
    ],
    [
      "2gosa7pa2gv.1.b.1fe.0",
      { gameId: Number.MAX_SAFE_INTEGER, marketId: 1, type: "both-score-no" },
    ],
    [
      "1.2.-Corners-1.1fe.0.2-0_(1-0*_1-0)..-1.1",
      { scores: "2:0 (1:0, 1:0)", blockId: -1, isBanker: true },
    ],
    [
      "1.2.-Corners-1.1fe.0.6-4'_3-2....5_50",
      { type: "Corners-1", scores: "6:4; 3:2", amount: "5.50" },
    ],
  ])("CPN-17 a packed bet is read from “%s”", (text, bet) => {
    expect(around(text)).toMatchObject(bet);
  });

  it.each([
    ["no game", ".2.0.1fe.0"],
    ["game 0", "0.2.0.1fe.0"],
    ["a game below 0", "-1.2.0.1fe.0"],
    ["a game beyond whole numbers", "2gosa7pa2gw.1.0.1fe.0"],
    ["no market", "1..0.1fe.0"],
    ["market 0", "1.0.0.1fe.0"],
    ["a market of its game beyond whole numbers", "2gosa7pa2gv.~a.0.1fe.0"],
    ["a market of its game that is none", "1.~.0.1fe.0"],
    ["no type", "1.2..1fe.0"],
    ["a type that no place has", "1.2.zz.1fe.0"],
    ["a place before the first", "1.2.-1.1fe.0"],
    ["an empty type", "1.2.-.1fe.0"],
    ["a type that is none", "1.2.-a_b.1fe.0"],
    ["no price", "1.2.0..0"],
    ["price 1", "1.2.0.rs.0"],
    ["a price above a million", "1.2.0.gjdgxt.0"],
    ["no time", "1.2.0.1fe."],
    ["a time before the earliest", "1.2.0.1fe.-1"],
    ["a line that is none", "1.2.6.1fe.0..x"],
    ["a block that is none", "1.2.0.1fe.0...Z"],
    ["block 0 written out", "1.2.0.1fe.0...0"],
    ["a banker that is none", "1.2.0.1fe.0....2"],
    ["an amount that is none", "1.2.0.1fe.0.....-5"],
    ["a refusal that is none", "1.2.0.1fe.0......zz"],
    ["more than a bet has", "1.2.0.1fe.0.......1"],
  ])("CPN-17 a packed bet with %s is rejected", (_, text) => {
    expect(around(text)).toBeUndefined();
  });

  it("CPN-17 a packed coupon with a repeated bet or with more than 50 bets is rejected", () => {
    expect(unpackCoupon(packCoupon(cookieOf([couponBet(), couponBet()])))).toBeNull();
    const many = Array.from({ length: 51 }, (_, i) => betNo(i));
    expect(unpackCoupon(packCoupon(cookieOf(many)))).toBeNull();
    expect(unpackCoupon(packCoupon(cookieOf(many.slice(1))))?.bets).toHaveLength(50);
  });

  it("CPN-17 an empty coupon and a coupon being checked unpack unchanged", () => {
    expect(unpackCoupon(packCoupon(createEmptyCouponCookie("key-00000000")))).toEqual(
      createEmptyCouponCookie("key-00000000"),
    );
    const held = cookieOf([couponBet()], { isChecking: true, checkingSince: 1_790_000_000 });
    expect(unpackCoupon(packCoupon(held))).toEqual(held);
  });

  it("CPN-17 a score is stripped of foreign characters and cut to 32", () => {
    expect(sanitizeScores("2:1 (1:0, 1:1)")).toBe("2:1 (1:0, 1:1)");
    expect(sanitizeScores("1:0 <b>x</b>")).toBe("1:0 ");
    expect(sanitizeScores("")).toBeNull();
    expect(sanitizeScores("9".repeat(40))).toHaveLength(32);
  });
});
