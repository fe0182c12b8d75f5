import { type LineLeg, meanOverLines } from "~/domain/coupon/returns/lines";
import { type Ratio, tenThousandths } from "~/domain/odds/ratio";

/** The exact return of a system per unit, from its legs' factors. */
export function systemRatio(legs: readonly LineLeg[], size: number): Ratio {
  return meanOverLines(
    legs.map(({ factor, isBanker }) => ({ ratio: tenThousandths(factor), isBanker })),
    size,
  );
}
