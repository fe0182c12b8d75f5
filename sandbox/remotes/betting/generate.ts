import Big from "big.js";
import { productOfFactors, type Ratio } from "~/domain/odds/ratio";

/** A price that the express generator may choose as a leg; it takes one price per game at most. */
export interface ExpressCandidate {
  readonly gameId: number;
  /** Decimal text. */
  readonly coef: string;
}

/** Legs of a generated express. */
const fewestLegs = 2;
export const maxLegs = 10;
/**
 * Price that an express's legs have on average, where the wanted return leaves a choice; it decides
 * the number of legs.
 */
const usualPrice = 1.75;

/** Number of legs for a wanted total price. */
function legsFor(target: number): number {
  const legs = Math.round(Math.log(target) / Math.log(usualPrice));
  return Math.min(maxLegs, Math.max(fewestLegs, legs));
}

function isAtLeast(product: Ratio, target: Ratio): boolean {
  return product.num * target.den >= target.num * product.den;
}

/**
 * Generates an express whose exact price is `target` or just above: all legs but the last have
 * similar prices, the last one is the smallest price that reaches the target. `turn` 0, 1, 2 …
 * gives other expresses of the same offers; null = the offers cannot reach the target.
 */
export function generateExpress<T extends ExpressCandidate>(
  offers: readonly T[],
  target: Ratio,
  turn = 0,
): readonly T[] | null {
  const wanted = Number(target.num) / Number(target.den);
  for (let count = legsFor(wanted); count <= maxLegs; count++) {
    const legs = withLegs(offers, target, wanted, count, turn);
    if (legs) return legs;
  }
  return null;
}

function withLegs<T extends ExpressCandidate>(
  offers: readonly T[],
  target: Ratio,
  wanted: number,
  count: number,
  turn: number,
): readonly T[] | null {
  // Floating-point logarithms only choose the legs; the promised price is computed exactly.
  const step = Math.log(wanted) / count;
  const distance = ({ coef }: T) => Math.abs(Math.log(Number(coef)) - step);
  const nearest = new Map<number, T>();
  for (const offer of offers) {
    const known = nearest.get(offer.gameId);
    if (!known || distance(offer) < distance(known)) nearest.set(offer.gameId, offer);
  }
  const ordered = [...nearest.values()].sort(
    (a, b) => distance(a) - distance(b) || a.gameId - b.gameId,
  );
  const from = ordered.length === 0 ? 0 : (turn * (count - 1)) % ordered.length;
  const legs = [...ordered.slice(from), ...ordered.slice(0, from)].slice(0, count - 1);
  const taken = new Set(legs.map(({ gameId }) => gameId));
  if (legs.length < count - 1) return null;
  // One exact division gives the price that the last leg has to reach, because every visitor's
  // request searches all offers.
  const least = leastPrice(productOfFactors(legs.map(({ coef }) => new Big(coef))), target);
  let last: T | null = null;
  for (const offer of offers) {
    if (taken.has(offer.gameId) || !isReached(offer.coef, least)) continue;
    if (last === null || isBefore(offer, last)) last = offer;
  }
  return last && [...legs, last];
}

/**
 * The lowest price of a last leg whose product with the price of the other legs (`product`) reaches
 * `target`.
 */
function leastPrice(product: Ratio, target: Ratio): Ratio {
  return { num: target.num * product.den, den: target.den * product.num };
}

const isReached = (coef: string, least: Ratio) =>
  isAtLeast(productOfFactors([new Big(coef)]), least);

/**
 * Whether a price is preferred to another: the lower one is, of equal ones that of the lower game
 * id.
 */
function isBefore(one: ExpressCandidate, other: ExpressCandidate): boolean {
  const order = new Big(one.coef).cmp(other.coef);
  return order < 0 || (order === 0 && one.gameId < other.gameId);
}
