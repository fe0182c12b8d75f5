import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packCoupon, unpackCoupon } from "~/features/coupon/pack";
import { plainScores } from "~/features/coupon/pack-bet";
import { emptyCookie } from "~/features/coupon/state";
import { anyCookie, betNo, cookieOf, couponBet } from "./make";

const types = ["1", "over", "handicap-2", "both-score-yes"] as const;
const params = ["", "2.25", "-0.75", ""] as const;

describe("the packed coupon", () => {
  it("CPN-17 gives back every coupon it packed", () => {
    fc.assert(
      fc.property(anyCookie, (coupon) => {
        fc.pre(packCoupon(coupon).length <= 4000);
        expect(unpackCoupon(packCoupon(coupon))).toEqual(coupon);
      }),
    );
  });

  it("CPN-17 has the form that cookies out there have", () => {
    const bet = couponBet({
      type: "over",
      param: "2.5",
      coef: "1.85",
      scores: "1:0",
      addedAt: 1_790_000_000,
    });
    const coupon = cookieOf([bet], { typeId: 1, amount: "150.50", accountId: 11, key: "key-00000000" });
    // 118600123 = 1ym0fv, 10003 = 7pv, 1850 = 1fe and 1790000000 = tlpwu8 in base 36
    const text = "c1.1.2.150_50.b.key-00000000..tlpwu8!1ym0fv.~7pv.6.1fe.0.1-0.2_5";
    expect(packCoupon(coupon)).toBe(text);
    expect(unpackCoupon(text)).toEqual(coupon);
  });

  it("CPN-17 keeps 50 bets in less than 2048 characters, also as the cookie's base 64", () => {
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

  it("CPN-17 is made of characters a cookie carries as they are", () => {
    fc.assert(
      fc.property(anyCookie, (coupon) => {
        expect(packCoupon(coupon)).toMatch(/^[\w.!~*'()-]+$/);
      }),
    );
  });

  it("CPN-17 never throws at garbage, and reads only its own spelling", () => {
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

  it("CPN-17 reads a damaged coupon as none, or as the coupon whose text it then is", () => {
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
  ])("CPN-17 “%s” is no coupon", (text) => {
    expect(unpackCoupon(text)).toBeNull();
  });

  it("CPN-17 refuses a bet that stands twice, and more bets than there is room for", () => {
    expect(unpackCoupon(packCoupon(cookieOf([couponBet(), couponBet()])))).toBeNull();
    const many = Array.from({ length: 51 }, (_, i) => betNo(i));
    expect(unpackCoupon(packCoupon(cookieOf(many)))).toBeNull();
    expect(unpackCoupon(packCoupon(cookieOf(many.slice(1))))?.bets).toHaveLength(50);
  });

  it("CPN-17 keeps an empty coupon and one that is being checked", () => {
    expect(unpackCoupon(packCoupon(emptyCookie("key-00000000")))).toEqual(emptyCookie("key-00000000"));
    const held = cookieOf([couponBet()], { isChecking: true, checkingSince: 1_790_000_000 });
    expect(unpackCoupon(packCoupon(held))).toEqual(held);
  });

  it("CPN-17 keeps of a score what a score is made of", () => {
    expect(plainScores("2:1 (1:0, 1:1)")).toBe("2:1 (1:0, 1:1)");
    expect(plainScores("1:0 <b>x</b>")).toBe("1:0 ");
    expect(plainScores("")).toBeNull();
    expect(plainScores("9".repeat(40))).toHaveLength(32);
  });
});
