import { isBanned } from "~/domain/accounts/ban";
import { screenById } from "~/features/screens/catalogue";
import { banRedirectTarget, isOpenWhenBanned } from "../ban";
import { type DecisionStep, isBreakPost, isShellControlPost, redirectTo } from "./decision";

/**
 * BAN-01: a banned player is redirected to the ban's target; without one a notice replaces every page that is
 * closed to him. Guests are redirected away from pages closed to guests. Banned players may take a break.
 */
export const decideOnBan: DecisionStep = (subject) => {
  const { facts, lng, match } = subject;
  if (isShellControlPost(subject) || isBreakPost(subject)) return null;
  if (!facts.isSignedIn || !isBanned(facts.ban)) {
    return match?.screen.isGuestForbidden && !facts.isSignedIn ? redirectTo(`/${lng}/`) : null;
  }
  if (match && isOpenWhenBanned(match.screen, facts.ban)) return null;
  const to = banRedirectTarget(facts.config.access.banRedirectUrl, facts.origin);
  if (to !== null) return redirectTo(to);
  const screen = screenById("notice:banned");
  return { kind: "notice", reason: "banned", screen, status: 403, retryAfter: null };
};
