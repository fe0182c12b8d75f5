import { productOfFactors, type Ratio } from "../../odds/ratio";
import { lineSizes } from "../covers";
import { countCombinations, type SystemLineLeg } from "./lines";

/** A line of a system: its legs' indexes in the coupon, bankers first, and its return per unit. */
export interface SystemLine {
  readonly places: readonly number[];
  readonly ratio: Ratio;
}

/**
 * Lines `from` to `from + count` of a system in leg order, without computing earlier ones (CPN-22); of a cover
 * the shortest lines first.
 */
export function systemLines(
  legs: readonly SystemLineLeg[],
  value: number,
  from: number,
  count: number,
): SystemLine[] {
  const placed = legs.map((leg, place) => ({ ...leg, place }));
  const bankers = placed.filter(({ isBanker }) => isBanker);
  const events = placed.filter(({ isBanker }) => !isBanker);
  const lines: SystemLine[] = [];
  let before = 0;
  for (const size of lineSizes(value, events.length)) {
    const ofSize = countCombinations(events.length, size);
    const last = Math.min(ofSize, from + count - before);
    for (let at = Math.max(0, from - before); at < last; at += 1) {
      const line = [...bankers, ...chosenAt(at, events, size)];
      lines.push({
        places: line.map(({ place }) => place),
        ratio: productOfFactors(line.map(({ factor }) => factor)),
      });
    }
    before += ofSize;
  }
  return lines;
}

/** The choice of `size` items at `index`, counted from 0, of all choices in lexical order. */
function chosenAt<T>(index: number, items: readonly T[], size: number): T[] {
  const chosen: T[] = [];
  let rest = index;
  for (const [at, item] of items.entries()) {
    // The number of combinations that continue with this item; 0 once all are chosen.
    const withThis = countCombinations(items.length - at - 1, size - chosen.length - 1);
    if (rest < withThis) chosen.push(item);
    else rest -= withThis;
  }
  return chosen;
}
