import { screenById } from "~/features/screens/catalogue";
import { blockingStepPath } from "~/features/screens/step-path";
import { blockingStepFor } from "../blocking-step";
import { type DecisionStep, isBreakPost, isShellControlPost, redirectTo } from "./decision";

/**
 * APR-03, RCK-03: a page with a blocking step redirects to that step. For a script's data request a dialog
 * covers the page instead, so that typed values stay. Before an approval no form has an effect except the
 * break (LIM-17). Before a check no form that bets or deposits has one (`play-guard.server.ts`).
 */
export const decideOnBlockingStep: DecisionStep = (subject) => {
  const { facts, lng, url } = subject;
  if (isShellControlPost(subject) || isBreakPost(subject) || !(facts.isPage || facts.isPost))
    return null;
  switch (blockingStepFor(subject, facts)) {
    case "approval":
      return redirectTo(`/${lng}/${screenById("responsible-approval").pattern}`);
    case "reality-check":
      return facts.isPost
        ? null
        : redirectTo(blockingStepPath("reality-check", lng, url.pathname + url.search));
    case null:
      return null;
  }
};
