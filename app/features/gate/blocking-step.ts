import { isBanned } from "~/domain/accounts/ban";
import { screenById } from "../screens/catalogue";
import type { GuardInput, MatchedAddress } from "./guard-input";

/** A question that a player must answer before anything else (APR-01, RCK-02). */
export type BlockingStep = "approval" | "reality-check";

/**
 * The blocking step that the player must take before the page of an address; null = none. An
 * approval comes before a reality check; open beside it are only its own page, signing out, and the
 * terms without which the platform accepts no approval (PLT-05). Open beside a reality check are
 * its own page and what is open under changed terms: signing out, rules and help (TRM-02). Guests
 * have no blocking step, nor have banned players: they cannot play, and they must reach their money
 * (BAN-02).
 */
export function blockingStepFor(
  { match }: Pick<MatchedAddress, "match">,
  facts: Pick<GuardInput, "isSignedIn" | "isApprovalDue" | "isCheckDue" | "ban" | "areTermsAsked">,
): BlockingStep | null {
  if (!facts.isSignedIn || isBanned(facts.ban)) return null;
  const screen = match?.screen;
  if (facts.isApprovalDue) {
    const isTerms = screen === screenById("confirm") && facts.areTermsAsked;
    const isOpen =
      screen === screenById("responsible-approval") || screen === screenById("user:logout");
    return isOpen || isTerms ? null : "approval";
  }
  if (!facts.isCheckDue) return null;
  return screen === screenById("reality-check") || screen?.isOpenForTerms === true
    ? null
    : "reality-check";
}
