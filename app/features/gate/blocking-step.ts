import { screenOf } from "../screens/catalogue";
import { isBanned } from "./ban";
import type { Address, GuardInput } from "./guard-input";

/** What a player must answer before anything else is done (APR-01, RCK-02). */
export type BlockingStep = "approval" | "reality-check";

/**
 * What holds a page, whoever asks for it; null = nothing. An approval comes before a reality check and leaves signing out
 * alone open, and terms without which the platform takes none (PLT-05); a check leaves open what changed terms do: signing out, rules and help (TRM-02). What is left to the banned
 * is no play, and their money must be had (BAN-02): nothing holds them.
 */
export function blockingStepOf(
  { match }: Pick<Address, "match">,
  facts: Pick<GuardInput, "isSignedIn" | "isApprovalDue" | "isCheckDue" | "ban" | "areTermsAsked">,
): BlockingStep | null {
  if (!facts.isSignedIn || isBanned(facts.ban)) return null;
  const screen = match?.screen;
  if (facts.isApprovalDue) {
    const isTerms = screen === screenOf("confirm") && facts.areTermsAsked;
    const isOpen = screen === screenOf("responsible-approval") || screen === screenOf("user:logout");
    return isOpen || isTerms ? null : "approval";
  }
  if (!facts.isCheckDue) return null;
  return screen === screenOf("reality-check") || screen?.isOpenForTerms === true ? null : "reality-check";
}
