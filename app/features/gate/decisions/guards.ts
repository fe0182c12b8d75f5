import { modalOfQuery } from "~/features/screens/modals";
import { runGuards } from "../guards";
import { type DecisionStep, notFound, redirectTo } from "./decision";
import { isStillRegistering } from "./registering";

/** Decides by the guards (GRD-01 to GRD-05) of the page and of the modal over it. */
export const decideByGuards: DecisionStep = ({ facts, lng, match, url }) => {
  if (!match) return null;
  const isGuest = !facts.isSignedIn || isStillRegistering({ facts, match });
  const modal = modalOfQuery(url.searchParams)?.screen.guards ?? [];
  const verdict = runGuards([...new Set([...match.screen.guards, ...modal])], {
    isSignedIn: !isGuest,
    config: facts.config,
    lng,
    origin: facts.origin,
    path: match.path,
    returnUrl: url.pathname + url.search,
  });
  if (verdict.kind === "pass") return null;
  if (verdict.kind === "redirect") return redirectTo(verdict.to);
  return verdict.kind === "error"
    ? { kind: "status", status: verdict.status, text: verdict.text }
    : notFound;
};
