import { toOddsView } from "~/domain/settings/display-settings";
import { appBannerOffered } from "~/features/app-banner/offer.server";
import { chatOfPage } from "~/features/chat/offer.server";
import { isCoveredByAgeGate } from "~/features/gate/age-gate";
import { licenceOfReader } from "~/features/gate/age-limit";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import type { LayoutName, Screen } from "~/features/screens/types";
import { unseenTermsUpdateAt } from "~/features/terms/update";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { hiddenShellParts } from "./chrome.server";
import { leftPanelState } from "./left-panel.server";
import { mainNavigation, readingNavigation } from "./navigation.server";
import { isOneTapOffered } from "./offers-one-tap.server";
import {
  allOfficeSections,
  officeSectionsShownAbovePage,
  taskCounterOf,
} from "./office-navigation.server";
import { depositPath, messagesPath } from "./office-paths.server";
import { playLockedUntilMs } from "./play-lock.server";
import { hasNoCouponOrMessages, layoutOfRequest, screenOfRequest } from "./screen-layout.server";
import { registrationPathFromPage } from "./sign-up-path.server";

/** The app of pages that have no prices: the casino, the lotto, the toto. */
const gamesApp = "third-party";

/** The part of the shell's data that the request's context has, without a call to the platform. */
export function shellDataFromContext(context: RequestContext, request: Request) {
  const { lng, config, decision, session, settings, url } = context;
  const screen = screenOfRequest(context);
  const layout = layoutOfRequest(context);
  const isPlayer = session.kind === "player";
  const isAsked = context.consent === null && mayAskForCookies(layout, screen?.id);
  const locked = playLockedUntilMs(context);
  const nav = mainNavigation(context);
  return {
    layout,
    chrome: hiddenShellParts(context, screen),
    theme: screen?.theme ?? null,
    consent: { choice: context.consent?.choice ?? null, isAsked },
    gate: gateOf(context, screen),
    lockedUntil: locked,
    blockingStep: context.blockingStep,
    termsUpdatedAt: hasNoCouponOrMessages(layout)
      ? null
      : unseenTermsUpdateAt(
          config.termsNotice,
          readPlainCookie(request, "terms_seen"),
          context.now,
        ),
    company: { name: config.companyName, licence: licenceOfReader(context) },
    languages: context.languages,
    csrf: context.csrf,
    odds: toOddsView(settings),
    timeStyle: { timeZone: settings.timeZone, is12h: settings.is12h },
    isRightHidden: settings.isRightHidden,
    platformType: context.platformType,
    slipLook: { hasCrests: settings.isTeamLogos, hasGameIds: settings.isGameIdShown },
    favourites: context.stored.favourites,
    isVideoMoved: settings.isVideoMoved,
    leftPanel: leftPanelState(context, layout, screen),
    isSignedIn: isPlayer,
    isStale: isPlayer && !session.isSafe,
    hasSnow: config.features.snow && screen?.id === "home",
    nav,
    prefetched: mayPrefetch(context, request) ? nav.map(({ href }) => href) : [],
    readingNav: readingNavigation(context),
    playerNav: isPlayer ? allOfficeSections(context) : [],
    tasks: taskCounterOf(context),
    /** Origins that serve this site, to be asked where this one no longer does; none = every host does. */
    domains: config.domains,
    app: { isPwa: config.isPwa, version: config.lastVersion },
    officeNav:
      isPlayer && screen?.id.startsWith("office:") ? officeSectionsShownAbovePage(context) : null,
    messagesHref: messagesPath(context),
    depositHref: isPlayer && locked === null ? depositPath(context) : null,
    signUpHref: registrationPathFromPage(context),
    signInHref: signInTarget({
      isSignedIn: false,
      config,
      lng,
      origin: url.origin,
      path: [],
      returnUrl: url.pathname + url.search,
    }),
    maintenance: context.maintenance.phase === "notify" ? context.maintenance : null,
    hasOneTap: isOneTapOffered(context, layout, screen),
    appBanner: appBannerOffered(context, request, layout, screen),
    isGames: screen?.remote === gamesApp,
    chat: chatOfPage(context),
    hasFooter: !hasNoCouponOrMessages(layout) && screen?.chrome.hideFooter !== true,
    isSiteOpen: decision.kind !== "notice",
  };
}

/**
 * Whether a page may ask for consent to cookies: not one that says that the visitor is blocked or
 * the site under maintenance, and not the consent pages, which have their own form (CNS-01).
 */
function mayAskForCookies(layout: LayoutName, screenId: string | undefined): boolean {
  if (layout === "blocked" || layout === "maintenance") return false;
  return screenId !== "cookies-consent" && screenId !== "info:cookies";
}

/**
 * Whether the browser may load pages ahead: not a player's, which count visits and show what is shown once, and not where
 * the visitor saves data or wants light pages.
 */
function mayPrefetch({ session, settings }: RequestContext, { headers }: Request): boolean {
  return session.kind === "guest" && !settings.isLightVersion && headers.get("save-data") !== "on";
}

/** The age gate shown before the page until the visitor confirms the age (POP-05); null = no gate. */
function gateOf({ ageToConfirm: age, config }: RequestContext, screen: Screen | null) {
  return age !== null && isCoveredByAgeGate(screen)
    ? { age, leaveHref: config.ageGate.leaveUrl }
    : null;
}
