import { isBanned } from "~/domain/accounts/ban";
import { retryAfterSeconds } from "~/features/blocking/maintenance";
import { screenById } from "../screens/catalogue";
import { matchScreen } from "../screens/match";
import { modalOfQuery } from "../screens/modals";
import { splitPath, withLanguage } from "../screens/path";
import { isCyclicRedirect } from "../screens/returnUrl";
import { stepPath, termsConfirmationPath } from "../screens/step-path";
import type { Screen, ScreenMatch } from "../screens/types";
import { isAvailable, isBlockedPath } from "./availability";
import { banRedirectTarget, isOpenWhenBanned } from "./ban";
import { blockingStepFor } from "./blocking-step";
import {
  type AddressDecision,
  type AddressOutcome,
  type GuardInput,
  type MatchedAddress,
  notFoundText,
} from "./guard-input";
import { runGuards } from "./guards";
import { isOpenUnderTerms } from "./open-under-terms";
import {
  gameTarget,
  mustConfirmTerms,
  promoTarget,
  type ScreenRedirect,
  screenRedirect,
  tokenTarget,
} from "./redirects";

/** Matches an address with the screen catalogue. A modal on the home page is a page of its own (SCR-12). */
export function matchAddress(url: URL): MatchedAddress {
  const { lng, rest } = splitPath(url.pathname);
  const match = matchScreen(rest);
  const modal = match?.screen.id === "home" ? modalOfQuery(url.searchParams) : null;
  return { url, lng, match: match && modal ? { ...match, screen: modal.screen } : match };
}

interface Case extends MatchedAddress {
  readonly facts: GuardInput;
  readonly lng: string;
}
type Step = (subject: Case) => AddressOutcome | null;

const go = (to: string): AddressOutcome => ({ kind: "redirect", to, status: 302 });
const notFound: AddressOutcome = { kind: "status", status: 404, text: notFoundText };

/** NTC-02: every page except account verification redirects to the notice. */
const blocking: Step = ({ facts: { block }, lng, match }) => {
  if (!block || match?.screen.id === "user:accountverify") return null;
  const screen = screenById(`notice:${block}`);
  if (match?.screen !== screen) return go(`/${lng}/${screen.pattern}`);
  return { kind: "notice", reason: block, screen, status: 200, retryAfter: null };
};

/** NTC-05: the notice replaces every page without a redirect, so that the address still works afterwards. */
const maintenance: Step = ({ facts }) => {
  if (facts.maintenance.phase !== "closed") return null;
  const screen = screenById("notice:maintenance");
  const seconds = retryAfterSeconds(facts.maintenance, facts.now);
  return { kind: "notice", reason: "maintenance", screen, status: 503, retryAfter: seconds };
};

const isControl = ({ facts, match }: Pick<Case, "facts" | "match">) =>
  facts.isPost && match?.screen.isShellControl === true;

/**
 * BAN-01: banned players are redirected to the ban's target, guests away from pages closed to guests. Banned
 * players may take a break.
 */
const ban: Step = (subject) => {
  const { facts, lng, match } = subject;
  if (isControl(subject) || isBreak(subject)) return null;
  if (!facts.isSignedIn || !isBanned(facts.ban)) {
    return match?.screen.isGuestForbidden && !facts.isSignedIn ? go(`/${lng}/`) : null;
  }
  if (match && isOpenWhenBanned(match.screen, facts.ban)) return null;
  const to = banRedirectTarget(facts.config.access.banRedirectUrl, facts.origin);
  return to === null ? notFound : go(to);
};

/** TRM-02: the changed terms come before any page; the player then returns to that page. */
const terms: Step = (subject) => {
  const { facts, lng, url } = subject;
  if (!mustConfirmTermsFirst(subject, facts)) return null;
  return go(termsConfirmationPath(lng, url.pathname + url.search, facts.areTermsAsked));
};

/**
 * Whether an address is closed until the changed terms are confirmed (TRM-02). Pages of player protection
 * stay open.
 */
export function mustConfirmTermsFirst(
  { match }: Pick<MatchedAddress, "match">,
  facts: GuardInput,
): boolean {
  if (!facts.isSignedIn || !mustConfirmTerms(facts) || isControl({ facts, match })) return false;
  return match === null || !isOpenUnderTerms(match.screen);
}

/**
 * APR-03, RCK-03: a page with a blocking step redirects to that step. For a script's data request a dialog
 * covers the page instead, so that typed values stay. Before an approval no form has an effect except the
 * break (LIM-17). Before a check no form that bets or deposits has one (`PlayGuard` of `action.server.ts`).
 */
const stepFirst: Step = (subject) => {
  const { facts, lng, url } = subject;
  if (isControl(subject) || isBreak(subject) || !(facts.isPage || facts.isPost)) return null;
  switch (blockingStepFor(subject, facts)) {
    case "approval":
      return go(`/${lng}/${screenById("responsible-approval").pattern}`);
    case "reality-check":
      return facts.isPost ? null : go(stepPath("reality-check", lng, url.pathname + url.search));
    case null:
      return null;
  }
};

const isBreak = ({ facts, match }: Case) =>
  facts.isPost && facts.intent === "break" && match?.screen === screenById("office:responsible");

/**
 * BAN-03, BAN-05: a player who must identify himself does that first. Information and player protection stay
 * open.
 */
const identification: Step = (subject) => {
  const { facts, lng, match, url } = subject;
  if (!facts.isSignedIn || !facts.mustIdentify || isBanned(facts.ban) || isControl(subject))
    return null;
  if (isStillRegistering(subject)) return null;
  const screen = screenById("office:identification");
  if (match && (match.screen === screen || isOpenUnderTerms(match.screen))) return null;
  return go(stepPath("office:identification", lng, url.pathname + url.search, { required: "1" }));
};

/**
 * Whether the visitor is in the steps after a registration: already a player, but still on its
 * pages (REG-11).
 */
const isStillRegistering = ({ facts, match }: Pick<Case, "facts" | "match">) =>
  facts.isJustRegistered && match?.screen === screenById("registration");

/** GRD-01 to GRD-05, for the page and for the modal over it. */
const guards: Step = ({ facts, lng, match, url }) => {
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
  if (verdict.kind === "redirect") return go(verdict.to);
  return verdict.kind === "error"
    ? { kind: "status", status: verdict.status, text: verdict.text }
    : notFound;
};

/** SCR-08 to SCR-11: moved pages, missing pages and existing pages. */
const page: Step = (subject) => {
  const { facts, lng, match, url } = subject;
  const path = match?.path.join("/") ?? url.pathname.slice(lng.length + 2);
  if (match ? !isAvailable(match, facts) : isBlockedPath(path, facts.config.blockedPaths))
    return notFound;
  const promo = promoTarget(path, match, facts.config);
  if (promo !== null) return follow(subject, { to: promo });
  if (match?.screen.id === "token") {
    const to = tokenTarget(match, facts);
    return to === null ? unknown(subject) : follow(subject, { to });
  }
  if (!match) return unknown(subject);
  const game = gameTarget(match, facts);
  if (game !== null) return follow(subject, { to: game });
  const redirect = screenRedirect(match, facts);
  return redirect ? follow(subject, redirect) : show(match, url, facts);
};

function show(match: ScreenMatch, url: URL, facts: GuardInput): AddressOutcome {
  const modal = modalOfQuery(url.searchParams)?.name ?? null;
  const screen = variant(match.screen, facts);
  return { kind: "render", screen, params: match.params, modal, status: screen.status };
}

/** SCR-09. */
function variant(screen: Screen, { config }: GuardInput): Screen {
  const isOffer = config.features.bonusVariant === "offer" && screen.offerVariant;
  return isOffer ? { ...screen, ...screen.offerVariant } : screen;
}

/** The row's query overrides the address's own. A conditional row (`unless`) drops the address's query. */
function follow({ lng, url, match }: Case, { to, query = "" }: ScreenRedirect): AddressOutcome {
  const target = new URL(`/${lng}/${to}`, url.origin);
  const params = new URLSearchParams(match?.screen.redirect?.unless ? "" : url.search);
  for (const [name, value] of [...target.searchParams, ...new URLSearchParams(query)])
    params.set(name, value);
  const search = params.size > 0 ? `?${params}` : "";
  return go(target.pathname + search + target.hash);
}

/** An unknown address with `platform_type` redirects home without it (SCR-14); any other is 404 (SCR-11). */
function unknown({ lng, url }: Case): AddressOutcome {
  if (!url.searchParams.has("platform_type")) return notFound;
  const params = new URLSearchParams(url.search);
  params.delete("platform_type");
  return go(`/${lng}/${params.size > 0 ? `?${params}` : ""}`);
}

const steps: readonly Step[] = [
  blocking,
  maintenance,
  ban,
  terms,
  stepFirst,
  identification,
  guards,
  page,
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
    return { ...go(withLanguage(url, facts.language)), cyclic: null };
  }
  let cyclic: string | null = null;
  for (const step of steps) {
    const outcome = step({ url, lng, match, facts });
    if (!outcome) continue;
    if (outcome.kind !== "redirect" || !isCyclicRedirect(url, outcome.to))
      return { ...outcome, cyclic };
    cyclic = outcome.to;
    if (step === guards || step === page) break;
  }
  return { ...notFound, cyclic };
}
