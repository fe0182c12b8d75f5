import Big from "big.js";
import { leastLineRatio, lineCount, systemLines, systemRatio } from "~/domain/coupon/returns/lines";
import { asMinor } from "~/domain/money/amount";
import { returnAt } from "~/domain/odds/ratio";

/** Systems as a browser counts them; `systems` of the page's global object. */
const legsOf = (events: number) =>
  Array.from({ length: events }, (_, at) => ({
    factor: new Big(1.5 + (at % 17) / 10),
    isBanker: false,
  }));

const systems = {
  /** Lines, the most and the least of a system, ms. */
  totals(events: number, size: number): number {
    const legs = legsOf(events);
    const startedAt = performance.now();
    const figures = [
      lineCount(events, size),
      returnAt(asMinor(6000), systemRatio(legs, size)),
      leastLineRatio(legs, size),
    ];
    const took = performance.now() - startedAt;
    if (figures.length !== 3) throw new Error("three figures");
    return took;
  },
  /** The same most by listing every line, ms. */
  byLines(events: number, size: number): number {
    const legs = legsOf(events);
    const startedAt = performance.now();
    const lines = systemLines(legs, size, 0, lineCount(events, size));
    const sum = lines.reduce((total, { ratio }) => total + ratio.num, 0n);
    const took = performance.now() - startedAt;
    if (sum <= 0n) throw new Error("a sum");
    return took;
  },
};
Object.assign(globalThis, { systems });
