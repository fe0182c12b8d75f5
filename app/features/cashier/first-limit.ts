import { moneyWindow } from "../limits/codes";
import type { Limit } from "../limits/limit";

/** Whether a limit is offered before the page of deposits: before the first one, unless a deposit limit is set (LIM-18). */
export function isLimitOffered(hasDeposit: boolean, limits: readonly Limit[]): boolean {
  if (hasDeposit) return false;
  return !limits.some(({ code, state }) => moneyWindow(code)?.kind === "deposit" && state !== "INACTIVE");
}

/** The query of the page of deposits for a player who wants no limit; the form posts back to it. */
export const withoutLimit = "limit=none";
