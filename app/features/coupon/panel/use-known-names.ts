import { useEffect } from "react";
import type { BetView } from "../view";

/** A bet's names, as last received from the platform on this page. */
type Names = Pick<BetView, "name" | "market" | "title" | "path" | "startsAt">;

/** Browser only: the server fills it for nobody. */
const known = new Map<string, Names>();

/**
 * The row with its names as they were last known, where the platform does not say them now: a bet whose outcome is
 * being checked, or whose platform is away, is still told from the others (CPP-11).
 */
export function useLastKnownNames(row: BetView): BetView {
  const { id, name, market, title, path, startsAt } = row;
  useEffect(() => {
    if (name !== null) known.set(id, { name, market, title, path, startsAt });
  }, [id, name, market, title, path, startsAt]);
  const before = name === null ? known.get(id) : undefined;
  return before ? { ...row, ...before } : row;
}
