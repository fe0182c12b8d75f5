import Big from "big.js";
import type { PlacedLegState } from "../placed";

/** The return per unit of a leg: void 1, half won (1 + price)/2, half lost 1/2; an open leg counts as won. */
export function legReturnFactor(state: PlacedLegState, price: Big): Big {
  switch (state) {
    case "open":
    case "won":
      return price;
    case "half-won":
      return price.plus(1).div(2);
    case "void":
      return new Big(1);
    case "half-lost":
      return new Big("0.5");
    case "lost":
      return new Big(0);
  }
}
