import { createContext, type ReactNode, useContext } from "react";
import { decimalOdds, formatPriceInView, type OddsView } from "~/domain/odds/views";

const Odds = createContext<OddsView>(decimalOdds);

/** Provides the reader's odds view to everything below (ODD-01). */
export function OddsProvider({ view, children }: { view: OddsView; children: ReactNode }) {
  return <Odds.Provider value={view}>{children}</Odds.Provider>;
}

/** Formats a price (decimal text) in the reader's odds view. */
export function useOddsFormat(): (price: string) => string {
  const view = useContext(Odds);
  return (price) => formatPriceInView(view, price);
}
