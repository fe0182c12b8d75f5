import { termsConfirmationPath } from "~/features/screens/step-path";
import type { GuardInput, MatchedAddress } from "../guard-input";
import { isOpenBeforeTermsConfirmed } from "../open-under-terms";
import { mustConfirmTerms } from "../redirects";
import { type DecisionStep, isShellControlPost, redirectTo } from "./decision";

/** TRM-02: the changed terms come before any page; the player then returns to that page. */
export const decideOnTerms: DecisionStep = (subject) => {
  const { facts, lng, url } = subject;
  if (!mustConfirmTermsFirst(subject, facts)) return null;
  return redirectTo(termsConfirmationPath(lng, url.pathname + url.search, facts.areTermsAsked));
};

/**
 * Whether an address is closed until the changed terms are confirmed (TRM-02). Pages of player protection
 * stay open.
 */
export function mustConfirmTermsFirst(
  { match }: Pick<MatchedAddress, "match">,
  facts: GuardInput,
): boolean {
  if (!facts.isSignedIn || !mustConfirmTerms(facts) || isShellControlPost({ facts, match }))
    return false;
  return match === null || !isOpenBeforeTermsConfirmed(match.screen);
}
