import { screenOf } from "../screens/catalogue";
import type { Screen } from "../screens/types";

/**
 * Whether a screen is there for a player who has not confirmed the changed terms: what informs, what protects, and what pays
 * out the player's own money (TRM-02).
 */
export function isOpenUnderTerms(screen: Screen): boolean {
  return screen.isOpenForTerms || isSafety(screen) || isPayingOut(screen);
}

/**
 * The calls without which such a screen, or a control of the shell, does not do what it is for, by the beginnings of their
 * names. Where the platform refuses one of them until the terms are confirmed, the terms come first all the same (PLT-05).
 */
export function callsUnderTerms(screen: Screen): readonly string[] {
  // Without the player's own record or session nobody's accounts are read.
  if (isPayingOut(screen)) return ["payments.", "accounts.", "user.config", "auth."];
  if (screen === screenOf("reality-check")) return ["user.reality-check"];
  if (isSafety(screen)) return ["limits.", "auth.token"];
  if (screen.isShellControl) return ["consents."];
  return screen.remote === null ? [] : [`remote.${screen.remote}`];
}

const isPayingOut = ({ id }: Screen) => id === "office:deduce" || id.startsWith("onpay-withdraw-");

/** Limits, and what holds a page: they come before what the house wants of a player. */
const isSafety = (screen: Screen) =>
  screen === screenOf("reality-check") || screen.pattern.startsWith(screenOf("office:responsible").pattern);
