import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bonusOffers,
  calculateDepositBonus,
  countsTowardsWagering,
  findBonusOffer,
  wageringState,
} from "~/domain/bonuses/bonus";
import { units } from "../../support/amounts";

const offer = (name: string) => {
  const found = findBonusOffer(name);
  if (!found) throw new Error(name);
  return found;
};

describe("deposit bonus", () => {
  // By hand: half of the deposit rounded down, four times that to stake; at most 250 least stakes.
  it.each([
    ["RUB", 333_333, 166_666, 666_664],
    ["RUB", 49_999, null, null],
    ["RUB", 50_000, 25_000, 100_000],
    ["RUB", 2_000_000, 500_000, 2_000_000],
    ["EUR", 1_251, 625, 2_500],
    ["EUR", 1_249, null, null],
    ["EUR", 90_000, 12_500, 50_000],
    ["KWD", 2_501, 1_250, 5_000],
    ["KWD", 2_499, null, null],
    ["JPY", 2_501, 1_250, 5_000],
    ["JPY", 99_999, 25_000, 100_000],
  ])(
    "OFC-08 the reload bonus on a deposit of %s %i is %s and must be wagered up to %s",
    (iso, deposit, amount, target) => {
      const bonus = calculateDepositBonus(offer("reload"), units(deposit, iso), iso);
      expect([bonus?.amount ?? null, bonus?.target ?? null]).toEqual([amount, target]);
    },
  );

  it("OFC-08 a deposit bonus never exceeds its percentage, and its wagering target is a fixed multiple of it", () => {
    const one = fc.record({
      offer: fc.constantFrom(...bonusOffers),
      iso: fc.constantFrom("RUB", "EUR", "KWD", "JPY"),
      deposit: fc.integer({ min: 1, max: 1_000_000_000 }),
    });
    fc.assert(
      fc.property(one, ({ offer, iso, deposit }) => {
        const bonus = calculateDepositBonus(offer, units(deposit, iso), iso);
        if (!bonus) return;
        expect(bonus.amount * 100).toBeLessThanOrEqual(deposit * offer.percent);
        expect(bonus.target).toBe(bonus.amount * offer.wager);
      }),
    );
  });

  const leg = (coef: string, state = "won") => ({ coef, state });
  const bet = (state: string, ...legs: ReturnType<typeof leg>[]) => ({
    isAccumulator: true,
    state,
    legs,
  });
  const three = [leg("1.4"), leg("1.40"), leg("2")] as const;

  it.each([
    ["three events at 1.4", bet("lost", ...three), true],
    ["won as well as lost", bet("won", ...three), true],
    ["two events", bet("won", leg("2"), leg("2")), false],
    ["one price too low", bet("won", leg("1.39"), leg("3"), leg("3")), false],
    ["a void event among three", bet("won", leg("2"), leg("2"), leg("2", "void")), false],
    ["a void event among four", bet("won", ...three, leg("1.01", "void")), true],
    ["void", bet("void", ...three), false],
    ["sold", bet("cashed-out", ...three), false],
    ["a system", { ...bet("won", ...three), isAccumulator: false }, false],
  ])(
    "OFC-08 whether a bet counts towards the wagering of a bonus: %s",
    (_name, wagered, isTrue) => {
      expect(countsTowardsWagering(offer("first-deposit"), wagered)).toBe(isTrue);
    },
  );

  it("OFC-08 wagering is done with the target staked and money left, and lost once the bonus money is gone", () => {
    expect(wageringState(units(4_999), units(5_000), units(1))).toBe("running");
    expect(wageringState(units(5_000), units(5_000), units(1))).toBe("done");
    expect(wageringState(units(5_000), units(5_000), units(0))).toBe("lost");
    expect(wageringState(units(0), units(5_000), units(0))).toBe("lost");
  });
});
