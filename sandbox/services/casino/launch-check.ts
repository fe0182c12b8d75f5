import { realityCheckCode } from "~/domain/limits/codes";
import { findLimitInForce } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";

/**
 * The player's reality check in force as text, `value:startedAt`; "" = none. A launch is made under
 * it: once the player sets another, the game must be opened again, where the shell asks (CAS-08).
 */
export function realityCheckText(limits: readonly Limit[], now: number): string {
  const check = findLimitInForce(limits, realityCheckCode, now);
  return check?.value ? `${check.value}:${check.startedAt}` : "";
}
