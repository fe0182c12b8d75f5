import Big from "big.js";
import { couponTypes } from "~/domain/coupon/kinds";
import { calculateUnitReturnRange } from "~/domain/coupon/returns/combine";
import { countSystemLines } from "~/domain/coupon/returns/lines";
import { systemLines } from "~/domain/coupon/returns/listed-lines";
import { asMinor } from "~/domain/money/amount";
import { returnRoundedDown } from "~/domain/odds/ratio";

/** Systems as a browser counts them; `systems` of the page's global object. */
const legsOf = (events: number) =>
  Array.from({ length: events }, (_, at) => ({
    factor: new Big(1.5 + (at % 17) / 10),
    isBanker: false,
    blockId: 0,
  }));

const systems = {
  /** Lines, the most and the least of a system, ms. */
  totals(events: number, size: number): number {
    const legs = legsOf(events);
    const startedAt = performance.now();
    const unit = calculateUnitReturnRange({ typeId: couponTypes.system, systemValue: size, legs });
    const most = returnRoundedDown(asMinor(6000), unit.most);
    const took = performance.now() - startedAt;
    if (most <= 0 || unit.lines === 0) throw new Error("a return and lines");
    return took;
  },
  /** The same most by listing every line, ms. */
  byLines(events: number, size: number): number {
    const legs = legsOf(events);
    const startedAt = performance.now();
    const lines = systemLines(legs, size, 0, countSystemLines(events, size));
    const sum = lines.reduce((total, { ratio }) => total + ratio.num, 0n);
    const took = performance.now() - startedAt;
    if (sum <= 0n) throw new Error("a sum");
    return took;
  },
};
Object.assign(globalThis, { systems });
