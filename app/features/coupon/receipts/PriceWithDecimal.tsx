import { formatPrice } from "~/domain/odds/price";
import { useOddsFormat } from "../../odds/odds-context";

/** A price in the reader's format, with the decimal price if it differs. */
export function PriceWithDecimal({ coef }: { coef: string }) {
  const shown = useOddsFormat()(coef);
  const decimal = formatPrice(coef);
  return <span dir="ltr">{shown === decimal ? shown : `${shown} (${decimal})`}</span>;
}
