import { moneyLimitBasis } from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";

/**
 * Whether to offer a limit before the deposit page: before the first deposit, unless a deposit limit is set
 * (LIM-18).
 */
export function isDepositLimitOffered(hasDeposit: boolean, limits: readonly Limit[]): boolean {
  if (hasDeposit) return false;
  return !limits.some(
    ({ code, state }) => moneyLimitBasis(code)?.kind === "deposit" && state !== "INACTIVE",
  );
}

/**
 * The query that the deposit page has once its player declined to set a limit first; the form keeps
 * it.
 */
export const declinedDepositLimitQuery = "limit=none";
