import { urlPathInLanguage } from "../screens/path";
import { isCyclicRedirect } from "../screens/returnUrl";
import { decideOnBan } from "./decisions/ban";
import { decideOnBlockingStep } from "./decisions/blocking-step";
import { decideOnBlockedVisitorOrClosedSite, decideOnMaintenance } from "./decisions/closed-site";
import { type DecisionStep, notFound, redirectTo } from "./decisions/decision";
import { decideByGuards } from "./decisions/guards";
import { decideOnIdentification } from "./decisions/identification";
import { decideOnPage } from "./decisions/page";
import { decideOnTerms } from "./decisions/terms";
import type { AddressDecision, GuardInput, MatchedAddress } from "./guard-input";

const steps: readonly DecisionStep[] = [
  decideOnBlockedVisitorOrClosedSite,
  decideOnMaintenance,
  decideOnBan,
  decideOnTerms,
  decideOnBlockingStep,
  decideOnIdentification,
  decideByGuards,
  decideOnPage,
];

/**
 * Decides on an address. The first step with an outcome wins: language, blocking, maintenance, ban, terms,
 * blocking step, identification, guards, page. A redirect to itself is refused: one of a guard or page
 * becomes 404, any other passes to the next step.
 */
export function decideOnAddress(
  { url, lng, match }: MatchedAddress,
  facts: GuardInput,
): AddressDecision {
  if (lng === null || !facts.languages.some((language) => language === lng)) {
    return { ...redirectTo(urlPathInLanguage(url, facts.language)), cyclic: null };
  }
  let cyclic: string | null = null;
  for (const step of steps) {
    const outcome = step({ url, lng, match, facts });
    if (!outcome) continue;
    if (outcome.kind !== "redirect" || !isCyclicRedirect(url, outcome.to))
      return { ...outcome, cyclic };
    cyclic = outcome.to;
    if (step === decideByGuards || step === decideOnPage) break;
  }
  return { ...notFound, cyclic };
}
