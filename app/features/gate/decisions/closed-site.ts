import { retryAfterSeconds } from "~/features/blocking/maintenance";
import { screenById } from "~/features/screens/catalogue";
import { type DecisionStep, redirectTo } from "./decision";

/**
 * NTC-02: a visitor whom the platform's blocks service keeps off the site (his country or browser;
 * the site is updated, not open yet or suspended) is redirected from every page but account
 * verification to the notice of the reason.
 */
export const decideOnBlockedVisitorOrClosedSite: DecisionStep = ({
  facts: { block },
  lng,
  match,
}) => {
  if (!block || match?.screen.id === "user:accountverify") return null;
  const screen = screenById(`notice:${block}`);
  if (match?.screen !== screen) return redirectTo(`/${lng}/${screen.pattern}`);
  return { kind: "notice", reason: block, screen, status: 200, retryAfter: null };
};

/** NTC-05: the notice replaces every page without a redirect, so that the address still works afterwards. */
export const decideOnMaintenance: DecisionStep = ({ facts }) => {
  if (facts.maintenance.phase !== "closed") return null;
  const screen = screenById("notice:maintenance");
  const seconds = retryAfterSeconds(facts.maintenance, facts.now);
  return { kind: "notice", reason: "maintenance", screen, status: 503, retryAfter: seconds };
};
