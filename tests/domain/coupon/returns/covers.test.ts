import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateCouponWorth } from "~/domain/coupon/cash-out/cash-out";
import { setSystemValue } from "~/domain/coupon/change/system";
import { coverName } from "~/domain/coupon/cover-names";
import { fullCoverValue, fullCoverWithSinglesValue } from "~/domain/coupon/covers";
import { couponTypes } from "~/domain/coupon/kinds";
import { packCoupon, unpackCoupon } from "~/domain/coupon/packed/pack";
import type { PlacedLegState } from "~/domain/coupon/placed";
import { calculateUnitReturnRange, returnRangeForStake } from "~/domain/coupon/returns/combine";
import { legReturnFactor } from "~/domain/coupon/returns/leg-return";
import { clampSystemSize, countSystemLines, listSystemValues } from "~/domain/coupon/returns/lines";
import { systemLines } from "~/domain/coupon/returns/listed-lines";
import {
  exactPossibleReturn,
  type SettlementInput,
  settleCoupon,
} from "~/domain/coupon/returns/settle";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import { roundDownUnroundedAmount } from "~/domain/odds/ratio";
import { units } from "../../../support/amounts";

const withSingles = fullCoverWithSinglesValue;
const from2 = fullCoverValue;

/** The trade's covers: name, events, system value, number of bets, as rule pages of bookmakers list them. */
const covers = [
  ["trixie", 3, from2, 4],
  ["patent", 3, withSingles, 7],
  ["yankee", 4, from2, 11],
  ["lucky_15", 4, withSingles, 15],
  ["canadian", 5, from2, 26],
  ["lucky_31", 5, withSingles, 31],
  ["heinz", 6, from2, 57],
  ["lucky_63", 6, withSingles, 63],
  ["super_heinz", 7, from2, 120],
  ["goliath", 8, from2, 247],
] as const;

type State = PlacedLegState;
interface Leg {
  /** Thousandths. */
  readonly price: number;
  readonly state: State;
  readonly isBanker?: boolean;
  /** The current price of an open leg, thousandths. */
  readonly now?: number;
}

const couponOf = (value: number, stake: number, legs: readonly Leg[]): SettlementInput => ({
  typeId: couponTypes.system,
  systemValue: value,
  stake: units(stake),
  amountByBlockId: {},
  legs: legs.map(({ price, state, isBanker = false }) => ({
    coef: String(price / 1000),
    state,
    isBanker,
    blockId: isBanker ? 1 : 0,
  })),
});

/** What 2000 units on a leg return: a second way of writing its factor. */
function in2000ths({ price, state }: Leg): bigint {
  if (state === "lost") return 0n;
  if (state === "void") return 2000n;
  if (state === "half-lost") return 1000n;
  return state === "half-won" ? 1000n + BigInt(price) : 2n * BigInt(price);
}

/** Every bet of a cover by itself, as sets of legs: all subsets of the events of `least` or more, with the bankers. */
function betsOf(legs: readonly Leg[], least: number): Leg[][] {
  const events = legs.filter(({ isBanker }) => !isBanker);
  const bankers = legs.filter(({ isBanker }) => isBanker);
  return Array.from({ length: 2 ** events.length }, (_, mask) =>
    events.filter((__, at) => (mask >> at) % 2 === 1),
  )
    .filter((chosen) => chosen.length >= least)
    .map((chosen) => [...bankers, ...chosen]);
}

/** The sum of all bets' returns with one unit on each, over the power of 2000 with an exponent of all legs. */
function sumOfBets(legs: readonly Leg[], least: number) {
  const all = betsOf(legs, least);
  const over = 2000n ** BigInt(legs.length);
  const sum = all.reduce((total, bet) => {
    const rest = 2000n ** BigInt(legs.length - bet.length);
    return total + bet.reduce((product, leg) => product * in2000ths(leg), rest);
  }, 0n);
  return { count: all.length, sum, over };
}

// Odds of at most 5: ten legs of more, with these stakes, exceed the largest amount there is.
const anyPrice = fc.integer({ min: 1001, max: 5_000 });
const settled = fc.constantFrom<State>("won", "half-won", "void", "half-lost", "lost");
const anyCover = fc.constantFrom(...covers);
const coverWith = (state: fc.Arbitrary<State>, mostBankers = 0) =>
  anyCover.chain(([name, events, value, bets]) =>
    fc.record({
      ...{ name: fc.constant(name), value: fc.constant(value), bets: fc.constant(bets) },
      perBet: fc.integer({ min: 1, max: 1_000_000 }),
      stake: fc.integer({ min: 1, max: 10_000_000 }),
      legs: fc
        .tuple(
          fc.array(fc.record({ price: anyPrice, state, now: anyPrice }), {
            minLength: events,
            maxLength: events,
          }),
          fc.array(fc.record({ price: anyPrice, state, now: anyPrice }), {
            maxLength: mostBankers,
          }),
        )
        .map(([of, bankers]): Leg[] => [
          ...of,
          ...bankers.map((banker) => ({ ...banker, isBanker: true })),
        ]),
    }),
  );
const leastOf = (value: number) => (value === withSingles ? 1 : 2);

describe("full covers", () => {
  it.each(covers)(
    "CPN-31 a %s of %i events has its name and its number of bets",
    (name, events, value, bets) => {
      expect([coverName(value, events), countSystemLines(events, value)]).toEqual([name, bets]);
      expect(listSystemValues(events)).toContain(value);
    },
  );

  it("CPN-31 only three to eight events have covers, and seven or eight none with singles", () => {
    const offered = [2, 3, 4, 5, 6, 7, 8, 9, 50].map((events) =>
      listSystemValues(events).filter((value) => value > 50),
    );
    const both = [from2, withSingles];
    expect(offered).toEqual([[], both, both, both, both, [from2], [from2], [], []]);
  });

  it("CPN-31 a chosen cover follows the number of events, and becomes a system of two where there is none", () => {
    const clamped = (value: number) => [2, 3, 6, 7, 8, 9].map((n) => clampSystemSize(value, n));
    expect(clamped(from2)).toEqual([null, from2, from2, from2, from2, 2]);
    expect(clamped(withSingles)).toEqual([null, withSingles, withSingles, from2, from2, 2]);
  });

  it("CPN-31 CPN-17 a coupon keeps a chosen cover, and its cookie holds it", () => {
    const chosen = setSystemValue(createEmptyCouponCookie("key-of-tests"), from2, () => "next-key");
    if (!chosen.ok) throw new Error(chosen.refusal.code);
    expect(chosen.coupon.systemValue).toBe(102);
    expect(unpackCoupon(packCoupon(chosen.coupon))).toEqual(chosen.coupon);
  });

  it("CPN-31 CPN-25 a settled cover returns what its bets return one by one, with one stake on each", () => {
    fc.assert(
      fc.property(coverWith(settled, 2), ({ value, perBet, legs }) => {
        const { count, sum, over } = sumOfBets(legs, leastOf(value));
        const outcome = settleCoupon(couponOf(value, perBet * count, legs));
        expect(outcome?.return).toBe(Number((BigInt(perBet) * sum) / over));
      }),
    );
  });

  it("CPN-31 CPN-25 a stake that its bets do not divide is spread exactly, and only the total is rounded down", () => {
    fc.assert(
      fc.property(coverWith(settled), ({ value, stake, legs }) => {
        const { count, sum, over } = sumOfBets(legs, leastOf(value));
        const outcome = settleCoupon(couponOf(value, stake, legs));
        expect(outcome?.return).toBe(Number((BigInt(stake) * sum) / (over * BigInt(count))));
      }),
    );
  });

  it("CPN-31 CPN-22 the possible return of a cover is that of all its bets, its least that of its cheapest bet", () => {
    fc.assert(
      fc.property(coverWith(fc.constant("open"), 2), ({ value, stake, legs, bets }) => {
        const { count, sum, over } = sumOfBets(legs, leastOf(value));
        expect(count).toBe(bets);
        const most = Number((BigInt(stake) * sum) / (over * BigInt(count)));
        const each = betsOf(legs, leastOf(value)).map((bet) => {
          const product = bet.reduce((all, leg) => all * in2000ths(leg), 1n);
          const parts = 2000n ** BigInt(bet.length) * BigInt(count);
          return Number((BigInt(stake) * product) / parts);
        });
        const coupon = couponOf(value, stake, legs);
        const priced = {
          ...coupon,
          legs: coupon.legs.map((leg) => ({
            ...leg,
            factor: legReturnFactor("won", new Big(leg.coef)),
          })),
        };
        const range = returnRangeForStake(calculateUnitReturnRange(priced), coupon.stake, null);
        expect(range).toEqual({ most, least: Math.min(...each), lines: bets });
        expect(roundDownUnroundedAmount(exactPossibleReturn(coupon))).toBe(most);
      }),
    );
  });

  it("CPN-31 CPN-09 a cover is paid at most its highest payout, and a part left after a cash-out its share", () => {
    fc.assert(
      fc.property(
        coverWith(settled),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ value, stake, legs }, highest, part) => {
          const { count, sum, over } = sumOfBets(legs, leastOf(value));
          const kept = Math.max(1, Math.floor(stake * part));
          const [num, den] = [BigInt(stake) * sum, over * BigInt(count)];
          const isCut = num / den > BigInt(highest);
          const whole = isCut ? { num: BigInt(highest), den: 1n } : { num, den };
          const expected = (whole.num * BigInt(kept)) / (whole.den * BigInt(stake));
          const coupon = couponOf(value, stake, legs);
          const outcome = settleCoupon({
            ...coupon,
            ...{ kept: units(kept), maxPayout: units(highest) },
          });
          expect(outcome?.return).toBe(Number(expected));
        },
      ),
    );
  });

  it("CPN-31 CPN-23 a cover is worth what its bets are worth one by one at the current prices", () => {
    const anyState = fc.constantFrom<State>("open", "won", "half-won", "void", "half-lost", "lost");
    fc.assert(
      fc.property(coverWith(anyState), ({ value, stake, legs }) => {
        const worth = calculateCouponWorth({
          ...couponOf(value, stake, legs),
          legs: couponOf(value, stake, legs).legs.map((leg, at) => ({
            ...leg,
            now: leg.state === "open" ? String((legs[at]?.now ?? 0) / 1000) : null,
          })),
        });
        const bets = betsOf(legs, leastOf(value));
        // Each open leg is worth its price over the current one: the products over one denominator.
        const ratios = new Map(
          legs.map((leg) => [
            leg,
            leg.state === "open"
              ? { num: BigInt(leg.price), den: BigInt(leg.now ?? 1) }
              : { num: in2000ths(leg), den: 2000n },
          ]),
        );
        const over = [...ratios.values()].reduce((product, { den }) => product * den, 1n);
        const sum = bets.reduce((total, bet) => {
          const ofBet = bet.reduce((product, leg) => {
            const ratio = ratios.get(leg) ?? { num: 0n, den: 1n };
            return (product * ratio.num) / ratio.den;
          }, over);
          return total + ofBet;
        }, 0n);
        const expected = (BigInt(stake) * sum) / (over * BigInt(bets.length));
        expect(worth && roundDownUnroundedAmount(worth)).toBe(Number(expected));
      }),
    );
  });

  it("CPN-31 CPN-28 a cover is undecided while a bet can win, and lost when none can", () => {
    const states = fc.constantFrom<State>("open", "won", "void", "lost");
    fc.assert(
      fc.property(coverWith(states, 1), ({ value, stake, legs }) => {
        const bets = betsOf(legs, leastOf(value));
        const alive = bets.filter((bet) => bet.every(({ state }) => state !== "lost"));
        const outcome = settleCoupon(couponOf(value, stake, legs));
        if (alive.length === 0) expect(outcome).toEqual({ state: "lost", return: 0 });
        else if (legs.some(({ state }) => state === "open")) expect(outcome).toBeNull();
        else {
          const has = (state: State) => legs.some((leg) => leg.state === state);
          // A stake of a few units may return less than one, which is nothing.
          const factor = alive.reduce(
            (sum, bet) =>
              sum +
              bet.reduce(
                (product, { price, state }) => product * (state === "won" ? price / 1000 : 1),
                1,
              ),
            0,
          );
          fc.pre((stake * factor) / bets.length >= 1 || !has("won"));
          expect(outcome?.state).toBe(has("won") ? "won" : has("lost") ? "lost" : "void");
        }
      }),
    );
  });

  it("CPN-31 CPN-22 a cover's bets are listed by size, the same on any page", () => {
    fc.assert(
      fc.property(
        coverWith(fc.constant("open"), 2),
        fc.nat(260),
        fc.integer({ min: 1, max: 60 }),
        ({ value, legs, bets }, from, count) => {
          const priced = legs.map(({ price, isBanker = false }) => ({
            factor: new Big(price).div(1000),
            isBanker,
          }));
          const all = systemLines(priced, value, 0, bets).map(({ places }) => places);
          expect(all).toHaveLength(bets);
          const sorted = (lists: readonly (readonly number[])[]) =>
            lists.map((list) => list.toSorted((a, b) => a - b).join(" ")).toSorted();
          const expected = betsOf(legs, leastOf(value)).map((bet) =>
            bet.map((leg) => legs.indexOf(leg)),
          );
          expect(sorted(all)).toEqual(sorted(expected));
          const sizes = all.map(({ length }) => length);
          expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
          const page = systemLines(priced, value, from, count).map(({ places }) => places);
          expect(page).toEqual(all.slice(from, from + count));
        },
      ),
    );
  });
});

/**
 * Examples that others have published, each with 1.00 on every bet:
 * Marathonbet's rules 9.13 "Yankee" (marathonbet.co.uk/en/help/bet_glossary/yankee), "Calculate Yankee bet
 * winnings" (safebookmakerssites.com), "Lucky 15 bet formula" (theanswerbank.co.uk), and the Lucky 15
 * calculator of calculator.city.
 */
describe("published examples of full covers", () => {
  const [lost, none] = ["lost", "void"] as const;
  it.each([
    ["Marathonbet: a Yankee, all won", from2, [2, 3.5, 4, 1.5], [], 11, 156.75],
    ["Marathonbet: a Yankee, the last lost", from2, [2, 3.5, 4, 1.5], [3], 11, 57],
    ["safebookmakerssites.com: a Yankee at 2/1, 3/1, 5/1, 8/1", from2, [3, 4, 6, 9], [], 11, 1377],
    ["safebookmakerssites.com: a Lucky 15 at these odds", withSingles, [3, 4, 6, 9], [], 15, 1399],
    [
      "theanswerbank.co.uk: a Lucky 15 at 4, 8, 3.5 and 2",
      withSingles,
      [4, 8, 3.5, 2],
      [],
      15,
      606.5,
    ],
    [
      "calculator.city: a Lucky 15, two of four won",
      withSingles,
      [2.5, 3, 1.8, 4.2],
      [2, 3],
      15,
      13,
    ],
    [
      "calculator.city: a Lucky 15, three of four won",
      withSingles,
      [2.5, 3, 4, 1.8],
      [2],
      15,
      38.2,
    ],
  ])("CPN-31 %s, returns the published amount", (_, value, prices, losers, stake, paid) => {
    const legs = prices.map(
      (price, at): Leg => ({
        price: Math.round(price * 1000),
        state: losers.some((loser) => loser === at) ? lost : "won",
      }),
    );
    expect(settleCoupon(couponOf(value, stake * 100, legs))?.return).toBe(Math.round(paid * 100));
  });

  it("CPN-31 a Yankee with a void leg returns the bets that safebookmakerssites.com lists for a non-runner", () => {
    // "6 doubles (3 singles on winners, 3 doubles), 4 trebles (3 doubles, 1 treble), one treble for the fourfold".
    const [a, b, c] = [2, 3.5, 4];
    const doubles = a * b + a * c + b * c;
    const paid = a + b + c + doubles + doubles + a * b * c + a * b * c;
    const legs = [a, b, c, 1.5].map(
      (price, at): Leg => ({
        price: price * 1000,
        state: at === 3 ? none : "won",
      }),
    );
    expect(settleCoupon(couponOf(from2, 1100, legs))?.return).toBe(paid * 100);
  });
});
