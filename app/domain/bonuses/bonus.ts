import Big from "big.js";
import { asMinor, capAmount, isAmountBelow, type Minor, multiplyAmount } from "../money/amount";
import { currencyOf } from "../money/money";

/** Kinds of bonus that a player may choose (SET-03): 0 none, 1 sport, 2 casino. */
export type BonusType = 0 | 1 | 2;

/** A bonus on a deposit with all its rules (OFC-08). Amounts are multiples of a currency's least stake. */
export interface BonusOffer {
  readonly name: "first-deposit" | "reload";
  readonly type: BonusType;
  /** Part of the deposit, percent. */
  readonly percent: number;
  readonly mostOfLeast: number;
  /** The least deposit. */
  readonly depositOfLeast: number;
  /** How often the bonus has to be staked. */
  readonly wager: number;
  /**
   * The minimum number of legs of an accumulator that counts towards wagering, and the minimum
   * price of each of them (`coef`).
   */
  readonly legs: number;
  readonly coef: string;
  /**
   * Days that the player has to wager the bonus (`days`), and, after he took the offer, to make the
   * deposit (`takeDays`).
   */
  readonly days: number;
  readonly takeDays: number;
  /** Whether the bonus is only for players without a deposit yet; false = only for others. */
  readonly isFirst: boolean;
  /** Days until it is offered again; null = once. */
  readonly againDays: number | null;
}

const accumulators = { legs: 3, coef: "1.4", takeDays: 7 } as const;

export const bonusOffers: readonly BonusOffer[] = [
  {
    ...accumulators,
    ...{ name: "first-deposit", type: 1, percent: 100, mostOfLeast: 500, depositOfLeast: 10 },
    ...{ wager: 5, days: 30, isFirst: true, againDays: null },
  },
  {
    ...accumulators,
    ...{ name: "reload", type: 1, percent: 50, mostOfLeast: 250, depositOfLeast: 25 },
    ...{ wager: 4, days: 14, isFirst: false, againDays: 7 },
  },
];

export function findBonusOffer(name: string): BonusOffer | null {
  return bonusOffers.find((offer) => offer.name === name) ?? null;
}

/** The least deposit and the highest bonus of an offer in a currency. */
export function bonusOfferLimits<C extends string>(
  { mostOfLeast, depositOfLeast }: BonusOffer,
  iso: C,
): { readonly deposit: Minor<C>; readonly most: Minor<C> } {
  const { least } = currencyOf(iso);
  return {
    deposit: multiplyAmount(least, depositOfLeast),
    most: multiplyAmount(least, mostOfLeast),
  };
}

/**
 * The bonus of a deposit, rounded down, and the amount to wager; null = the deposit is too small.
 */
export function calculateDepositBonus<C extends string>(
  offer: BonusOffer,
  deposit: Minor<C>,
  iso: C,
): { readonly amount: Minor<C>; readonly target: Minor<C> } | null {
  const bounds = bonusOfferLimits(offer, iso);
  if (isAmountBelow(deposit, bounds.deposit)) return null;
  const part = Number((BigInt(deposit) * BigInt(offer.percent)) / 100n);
  const amount = capAmount(asMinor(part, iso), bounds.most);
  return amount > 0 ? { amount, target: multiplyAmount(amount, offer.wager) } : null;
}

/** How many times its amount a bonus can become as money, where site config does not say. */
export const defaultBonusMostTimes = 10;

/** How many times its amount a bonus can become as money, by site config's `bonuses`. */
export function bonusMostTimes(
  bonuses: Readonly<Record<string, { readonly mostTimes: number }>>,
  name: string,
): number {
  return Object.hasOwn(bonuses, name)
    ? (bonuses[name]?.mostTimes ?? defaultBonusMostTimes)
    : defaultBonusMostTimes;
}

/** The most that a bonus can become as money; null = it was taken without a ceiling. */
export function mostBonusPayout<C extends string>(
  amount: Minor<C>,
  mostTimes: number | null,
): Minor<C> | null {
  return mostTimes === null ? null : multiplyAmount(amount, mostTimes);
}

/** A settled bet of a bonus account. */
export interface SettledBonusBet {
  readonly isAccumulator: boolean;
  readonly state: string;
  readonly legs: readonly { readonly coef: string; readonly state: string }[];
}

/**
 * Whether a bet's stake counts towards the wagering: an accumulator, won or lost, with enough legs
 * that were not void, each at the offer's least price.
 */
export function countsTowardsWagering({ legs, coef }: BonusOffer, bet: SettledBonusBet): boolean {
  if (!bet.isAccumulator || (bet.state !== "won" && bet.state !== "lost")) return false;
  const played = bet.legs.filter(({ state }) => state !== "void");
  return played.length >= legs && played.every((leg) => new Big(leg.coef).gte(coef));
}

/**
 * State of a running bonus once none of its bets is open: `done` = enough was wagered, and its
 * money is the player's; `lost` = no money is left for another stake; else `running`.
 */
export function wageringState(
  staked: Minor,
  target: Minor,
  balance: Minor,
): "running" | "done" | "lost" {
  if (balance === 0) return "lost";
  return isAmountBelow(staked, target) ? "running" : "done";
}
