import { asMinor, type Minor, multiplyAmount, subtractAmounts } from "../money/amount";
import { currencyOf } from "../money/money";

/**
 * Cashback programmes: `vip` pays back a week's losses in the casino, `premium` a month's losses on
 * bets (OFC-09). Both count what was settled in the period.
 */
export const cashbackProgrammes = ["vip", "premium"] as const;
export type CashbackProgramme = (typeof cashbackProgrammes)[number];

/**
 * Cashback levels: the total stake of a period from which a level applies, and the percentage of
 * the net loss that it pays back. Stakes are in minimum stakes, so that one table serves every
 * currency.
 */
export const cashbackLevels = [
  { level: 1, stakedOfLeast: 0, percent: 3 },
  { level: 2, stakedOfLeast: 500, percent: 4 },
  { level: 3, stakedOfLeast: 2_500, percent: 5 },
  { level: 4, stakedOfLeast: 10_000, percent: 6 },
  { level: 5, stakedOfLeast: 50_000, percent: 8 },
] as const;
export type CashbackLevel = (typeof cashbackLevels)[number];

/** A period, ms since epoch; `until` is excluded. */
export interface CashbackPeriod {
  readonly from: number;
  readonly until: number;
}

const weekMs = 7 * 86_400_000;
/** A Monday, 00:00 UTC. */
const monday = Date.UTC(2024, 0, 1);

/** The period that runs, and the last one that is over: weeks from Monday, calendar months, both in UTC. */
export function cashbackPeriods(
  programme: CashbackProgramme,
  now: number,
): { readonly running: CashbackPeriod; readonly last: CashbackPeriod } {
  if (programme === "vip") {
    const from = monday + Math.floor((now - monday) / weekMs) * weekMs;
    return { running: { from, until: from + weekMs }, last: { from: from - weekMs, until: from } };
  }
  const day = new Date(now);
  const month = (shift: number) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + shift, 1);
  return {
    running: { from: month(0), until: month(1) },
    last: { from: month(-1), until: month(0) },
  };
}

/**
 * The total stake and net loss of what was settled in a period, the cashback level that the stake
 * reaches, and the cashback, rounded down; `amount` 0 = none.
 */
export interface Cashback<C extends string = string> {
  readonly staked: Minor<C>;
  readonly lost: Minor<C>;
  readonly level: CashbackLevel;
  readonly amount: Minor<C>;
}

export function cashbackLevelFor(staked: Minor, iso: string): CashbackLevel {
  const { least } = currencyOf(iso);
  const reached = cashbackLevels.filter(
    ({ stakedOfLeast }) => staked >= multiplyAmount(least, stakedOfLeast),
  );
  return reached.at(-1) ?? cashbackLevels[0];
}

export function calculateCashback<C extends string>(
  staked: Minor<C>,
  returned: Minor<C>,
  iso: C,
): Cashback<C> {
  const lost = asMinor(Math.max(0, subtractAmounts(staked, returned)), iso);
  const level = cashbackLevelFor(asMinor(staked), iso);
  const amount = asMinor(Number((BigInt(lost) * BigInt(level.percent)) / 100n), iso);
  return { staked, lost, level, amount };
}
