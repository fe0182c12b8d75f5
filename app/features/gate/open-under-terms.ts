import { screenById } from "../screens/catalogue";
import type { Screen } from "../screens/types";

/**
 * Whether a screen stays open to a player who has not confirmed the changed terms: information, player
 * protection and withdrawals (TRM-02).
 */
export function isOpenBeforeTermsConfirmed(screen: Screen): boolean {
  return screen.isOpenForTerms || isSafety(screen) || isPayingOut(screen);
}

/**
 * Name prefixes of the platform calls without which a screen that stays open under changed terms,
 * or a shell control, does not work. If the platform refuses one of these until the terms are
 * confirmed, the player must confirm them first after all (PLT-05).
 */
export function platformCallsScreenNeeds(screen: Screen): readonly string[] {
  // Accounts cannot be read without the player's record and session.
  if (isPayingOut(screen)) return ["payments.", "accounts.", "user.config", "auth."];
  if (screen === screenById("reality-check")) return ["user.reality-check"];
  if (isSafety(screen)) return ["limits.", "auth.token"];
  if (screen.isShellControl) return ["consents."];
  return screen.remote === null ? [] : [`remote.${screen.remote}`];
}

const isPayingOut = ({ id }: Screen) => id === "office:deduce" || id.startsWith("onpay-withdraw-");

/**
 * Whether a screen is the reality check or a page of limits: player safety comes before the
 * operator's own requirements.
 */
const isSafety = (screen: Screen) =>
  screen === screenById("reality-check") ||
  screen.pattern.startsWith(screenById("office:responsible").pattern);
