import { isBanned } from "~/domain/accounts/ban";
import { banRedirectTarget, isOpenWhenBanned } from "../ban";
import {
  type DecisionStep,
  isBreakPost,
  isShellControlPost,
  notFound,
  redirectTo,
} from "./decision";

/**
 * BAN-01: banned players are redirected to the ban's target, guests away from pages closed to guests. Banned
 * players may take a break.
 */
export const decideOnBan: DecisionStep = (subject) => {
  const { facts, lng, match } = subject;
  if (isShellControlPost(subject) || isBreakPost(subject)) return null;
  if (!facts.isSignedIn || !isBanned(facts.ban)) {
    return match?.screen.isGuestForbidden && !facts.isSignedIn ? redirectTo(`/${lng}/`) : null;
  }
  if (match && isOpenWhenBanned(match.screen, facts.ban)) return null;
  const to = banRedirectTarget(facts.config.access.banRedirectUrl, facts.origin);
  return to === null ? notFound : redirectTo(to);
};
