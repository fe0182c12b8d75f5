import { isBanned } from "~/domain/accounts/ban";
import { screenById } from "~/features/screens/catalogue";
import { blockingStepPath } from "~/features/screens/step-path";
import { isOpenBeforeTermsConfirmed } from "../open-under-terms";
import { type DecisionStep, isShellControlPost, redirectTo } from "./decision";
import { isStillRegistering } from "./registering";

/**
 * BAN-03, BAN-05: a player who must identify himself does that first. Information and player protection stay
 * open.
 */
export const decideOnIdentification: DecisionStep = (subject) => {
  const { facts, lng, match, url } = subject;
  if (
    !facts.isSignedIn ||
    !facts.mustIdentify ||
    isBanned(facts.ban) ||
    isShellControlPost(subject)
  )
    return null;
  if (isStillRegistering(subject)) return null;
  const screen = screenById("office:identification");
  if (match && (match.screen === screen || isOpenBeforeTermsConfirmed(match.screen))) return null;
  return redirectTo(
    blockingStepPath("office:identification", lng, url.pathname + url.search, { required: "1" }),
  );
};
