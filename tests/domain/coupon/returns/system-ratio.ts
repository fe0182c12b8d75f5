import { meanOverLines, type SystemLineLeg } from "~/domain/coupon/returns/lines";
import { type Ratio, ratioInTenThousandths } from "~/domain/odds/ratio";

/** The exact return of a system per unit, from its legs' factors. */
export function systemRatio(legs: readonly SystemLineLeg[], size: number): Ratio {
  return meanOverLines(
    legs.map(({ factor, isBanker }) => ({ ratio: ratioInTenThousandths(factor), isBanker })),
    size,
  );
}
