import { createContext, type ReactNode, useContext } from "react";
import { decimalOdds, type OddsView, showPrice } from "./views";

const Odds = createContext<OddsView>(decimalOdds);

/** The reader's way to write prices, for everything below (ODD-01). */
export function OddsProvider({ view, children }: { view: OddsView; children: ReactNode }) {
  return <Odds.Provider value={view}>{children}</Odds.Provider>;
}

/** Writes a price (decimal text) as its reader wants it. */
export function useOdds(): (price: string) => string {
  const view = useContext(Odds);
  return (price) => showPrice(view, price);
}
