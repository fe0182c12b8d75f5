import { createHash } from "node:crypto";
import { findLongestPlayLock } from "~/domain/limits/limit";
import { toOddsView } from "~/domain/settings/global-settings";
import { isCoveredByAgeGate } from "~/features/gate/age-gate";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import type { LayoutName, Screen } from "~/features/screens/types";
import { termsUpdateToShow } from "~/features/terms/update";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import {
  depositPath,
  mainNavigation,
  messagesPath,
  officeNavigation,
  playerNavigation,
  signUpPath,
} from "./navigation.server";

/** Names what the shell loads in a request. */
export const shellKey = "shell";

/** The app of pages that have no prices: the casino, the lotto, the toto. */
const gamesApp = "third-party";

/** What the shell shows and the request's context says, without asking anybody. */
export function shellFacts(context: RequestContext, request: Request) {
  const { lng, config, decision, session, settings, url } = context;
  const screen = screenOf(context);
  const layout = layoutOf(context);
  const isPlayer = session.kind === "player";
  const isAsked = context.consent === null && mayAskForCookies(layout, screen?.id);
  const locked = playLockedUntilMs(context);
  return {
    layout,
    chrome: chromeOf(context, screen),
    theme: screen?.theme ?? null,
    consent: { choice: context.consent?.choice ?? null, isAsked },
    gate: gateOf(context, screen),
    lockedUntil: locked,
    blockingStep: context.blockingStep,
    termsUpdatedAt: isPlainLayout(layout)
      ? null
      : termsUpdateToShow(config.termsNotice, readPlainCookie(request, "terms_seen"), context.now),
    company: { name: config.companyName, licence: config.licence },
    languages: context.languages,
    csrf: context.csrf,
    odds: toOddsView(settings),
    timeStyle: { timeZone: settings.timeZone, is12h: settings.is12h },
    isRightHidden: settings.isRightHidden,
    slipLook: { hasCrests: settings.isTeamLogos, hasGameIds: settings.isGameIdShown },
    favourites: context.stored.favourites,
    isVideoMoved: settings.isVideoMoved,
    leftPanel: leftPanelOf(context, layout, screen),
    isSignedIn: isPlayer,
    isStale: isPlayer && !session.isSafe,
    hasSnow: config.features.snow && screen?.id === "home",
    nav: mainNavigation(context),
    playerNav: isPlayer ? playerNavigation(context) : [],
    officeNav: isPlayer && screen?.id.startsWith("office:") ? officeNavigation(context) : null,
    messagesHref: messagesPath(context),
    depositHref: isPlayer && locked === null ? depositPath(context) : null,
    signUpHref: signUpPath(context),
    signInHref: signInTarget({
      isSignedIn: false,
      config,
      lng,
      origin: url.origin,
      path: [],
      returnUrl: url.pathname + url.search,
    }),
    maintenance: context.maintenance.phase === "notify" ? context.maintenance : null,
    hasOneTap: hasOneTap(context, layout, screen),
    isGames: screen?.remote === gamesApp,
    hasFooter: !isPlainLayout(layout) && screen?.chrome.hideFooter !== true,
    isSiteOpen: decision.kind !== "notice",
  };
}

/**
 * A short name of what the shell shows: another one means that it has to be loaded again. The ways to sign in and to register
 * spell the page's address, which requests for data write in their own way; the token is another one per visitor.
 */
export function shellMark({
  signInHref: _,
  signUpHref: ___,
  csrf: __,
  ...facts
}: ReturnType<typeof shellFacts>): string {
  return createHash("sha1").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
}

function screenOf({ decision }: RequestContext): Screen | null {
  return decision.kind === "status" ? null : decision.screen;
}

/** A/B tests of the bottom navigation on the registration page (LAY-03). */
const [hidesNav, showsNav] = [77, 78];

/** What a screen hides; on registration the bottom navigation by site config and A/B test (LAY-03). */
function chromeOf({ config }: RequestContext, screen: Screen | null): Screen["chrome"] {
  const chrome = screen?.chrome ?? {};
  if (!screen?.pattern.startsWith("registration")) return chrome;
  const isShown = config.registration.hasBottomNav || config.abTests.includes(showsNav);
  return { ...chrome, hideBottomNav: !isShown || config.abTests.includes(hidesNav) };
}

/** The layout of the request's page. */
export function layoutOf(context: RequestContext): LayoutName {
  return screenOf(context)?.layout ?? "default";
}

/** Whether a layout has neither coupon nor messages. */
export function isPlainLayout(layout: LayoutName): boolean {
  return layout === "blocked" || layout === "maintenance" || layout === "empty";
}

/** App of the column of sports, and the apps whose pages it stands beside on wide screens. */
export const menuApp = "sports-menu";
const besideMenu: readonly unknown[] = ["betting", "cyber"];

/** The column of sports beside the page: shown, folded away by the reader (LAY-10), or none of the page's. */
function leftPanelOf(
  { config, settings }: RequestContext,
  layout: LayoutName,
  screen: Screen | null,
): "shown" | "folded" | null {
  const isOfPage =
    !settings.isLightVersion &&
    layout === "default" &&
    besideMenu.includes(screen?.remote) &&
    menuApp in config.remotes;
  if (!isOfPage) return null;
  return settings.isLeftHidden ? "folded" : "shown";
}

/**
 * Whether one-tap sign-in may be offered beside the page (SES-15): to guests, but not where they sign in or
 * register, nor under a dialog, nor on pages that sell nothing.
 */
function hasOneTap(
  { config, session, decision }: RequestContext,
  layout: LayoutName,
  screen: Screen | null,
) {
  if (config.social.oneTap === null || session.kind !== "guest" || layout !== "default")
    return false;
  const isOfUser = screen?.stream === "user" || screen?.chrome.hideOffers === true;
  return screen !== null && !isOfUser && decision.kind === "render" && decision.modal === null;
}

/** Notices accept no posts and store nothing; the consent pages have their own form (CNS-01). */
function mayAskForCookies(layout: LayoutName, screenId: string | undefined): boolean {
  if (layout === "blocked" || layout === "maintenance") return false;
  return screenId !== "cookies-consent" && screenId !== "info:cookies";
}

/** The age gate shown before the page until the visitor confirms the age (POP-05); null = no gate. */
function gateOf({ ageToConfirm: age, config }: RequestContext, screen: Screen | null) {
  return age !== null && isCoveredByAgeGate(screen)
    ? { age, leaveHref: config.ageGate.leaveUrl }
    : null;
}

/** When the player's lock on bets and deposits ends, ms since epoch; 0 = no end, null = no lock (LIM-12). */
export function playLockedUntilMs({ limits, now }: RequestContext): number | null {
  const lock = limits && findLongestPlayLock(limits.all, now);
  return lock ? (lock.endsAt ?? 0) : null;
}
