import type { LoaderFunctionArgs } from "@remix-run/node";
import { promiseHash } from "remix-utils/promise";
import { type ExpressOffer, expressOffer } from "~/domain/coupon/express";
import type { PlacedCoupon } from "~/domain/coupon/types";
import { approvalView, delayMsOf } from "~/domain/limits/approval";
import { lockOf } from "~/domain/limits/limit";
import { oddsViewOf } from "~/domain/settings/global-settings";
import { dropUnagreed } from "~/features/consent/withdraw.server";
import { accountsOf, loadCouponView } from "~/features/coupon/load.server";
import { oneClickOf } from "~/features/coupon/one-click/one-click.server";
import { takeNotPlacedFlash } from "~/features/coupon/placing/checking.server";
import { takeDroppedFlash } from "~/features/coupon/storage/cookie.server";
import { isStaleForm } from "~/features/gate/action.server";
import { isBehindGate } from "~/features/gate/age-gate";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import { noticeData } from "~/features/page/notice.server";
import { initialOf, notAsked, type RemoteInitial } from "~/features/remote-pages/fragment";
import { keepFragment } from "~/features/remote-pages/fragments.server";
import { loadFragment } from "~/features/remote-pages/load.server";
import { loadDeps } from "~/features/remote-pages/wiring.server";
import { screenPath } from "~/features/screens/links.server";
import type { Layout, Screen } from "~/features/screens/types";
import { saveSafety, visitorSession } from "~/features/session/session.server";
import { updateToTell } from "~/features/terms/update";
import { messagesFor } from "~/i18n/dictionaries.server";
import type { DictionaryId } from "~/i18n/typed";
import { listCoupons } from "~/platform/coupons/client.server";
import { shownExpresses } from "~/platform/coupons/expresses.server";
import { hadOutage } from "~/platform/scope.server";
import { loadSessionSums, type SessionSum } from "~/platform/user/client.server";
import { readPlainCookie } from "~/server/cookies.server";
import {
  depositPath,
  mainNavigation,
  playerNavigation,
  registrationPath,
} from "./navigation.server";

/** Maximum number of open bets in the coupon's second tab. */
const mostOpenBets = 20;

/** Loads everything around a page: header, navigation, coupon, footer (LAY-01). */
export async function loadShell(
  context: RequestContext,
  { request, context: loadContext }: LoaderFunctionArgs,
) {
  const { lng, config, decision, session, settings, url } = context;
  const screen = decision.kind === "status" ? null : decision.screen;
  const layout = screen?.layout ?? "default";
  const isAskedForCookies = context.consent === null && mayAskForCookies(layout, screen?.id);
  dropUnagreed(context.scope, request, context.consent?.choice ?? null);
  const isPlain = layout === "blocked" || layout === "maintenance" || layout === "empty";
  const hasFooter = !isPlain && screen?.chrome.hideFooter !== true;
  // Runs before the coupon loads, because it stores which messages were shown.
  const isCouponReturned = !isPlain && (await takeNotPlacedFlash(context, request));
  const couponView = loadCouponView(context, request);
  // No promotion for players who have locked themselves out (LIM-12, LIM-15).
  const isLocked = lockedUntil(context) !== null;
  const offered = couponView.then(({ count }) =>
    isPlain || count > 0 || isLocked ? [] : expressesOf(context),
  );
  const { coupon, expresses, accounts, oneClick, openBets, footer } = await promiseHash({
    coupon: couponView,
    expresses: offered,
    accounts: accountsOf(context),
    oneClick: oneClickOf(context, request),
    openBets: openBetsOf(context),
    footer: loadFooter(context, loadContext, hasFooter),
  });
  return {
    layout,
    chrome: screen?.chrome ?? {},
    theme: screen?.theme ?? null,
    messages: messagesFor(lng, dictionariesOf(isAskedForCookies, context.blockingStep)),
    consent: { choice: context.consent?.choice ?? null, isAsked: isAskedForCookies },
    gate: gateOf(context, screen),
    strip: session.kind === "player" && !isPlain ? await stripOf(context, accounts) : null,
    lockedUntil: lockedUntil(context),
    due: context.due,
    hold: context.blockingStep,
    approval: context.blockingStep === "approval" ? approvalOf(context) : null,
    told: isPlain ? null : await takeTold(context, request),
    termsUpdatedAt: isPlain
      ? null
      : updateToTell(config.termsNotice, readPlainCookie(request, "terms_seen"), context.now),
    company: { name: config.companyName, licence: config.licence },
    languages: context.languages,
    csrf: context.csrf,
    odds: oddsViewOf(settings),
    timeStyle: { timeZone: settings.timeZone, is12h: settings.is12h },
    isLeftHidden: settings.isLeftHidden,
    isRightHidden: settings.isRightHidden,
    isSignedIn: session.kind === "player",
    isStale: session.kind === "player" && !session.isSafe,
    isSiteStale: config.isStale || hadOutage(context.platform),
    hasSnow: config.features.snow && screen?.id === "home",
    player: session.kind === "player" ? playerData(context, accounts) : null,
    nav: mainNavigation(context),
    playerNav: session.kind === "player" ? playerNavigation(context) : [],
    depositHref: session.kind === "player" && !isLocked ? depositPath(context) : null,
    signUpHref: registrationPath(context),
    signInHref: signInTarget({
      isSignedIn: false,
      config,
      lng,
      origin: url.origin,
      path: [],
      returnUrl: url.pathname + url.search,
    }),
    maintenance: context.maintenance.phase === "notify" ? context.maintenance : null,
    notice: noticeData(context),
    coupon,
    oneClick,
    isCouponReturned,
    isFormOutdated: isStaleForm(context.scope),
    isCouponDropped: !isPlain && (await takeDroppedFlash(context, request)),
    accounts: accounts?.all ?? [],
    openBets,
    expresses,
    hasFooter,
    isSiteOpen: decision.kind !== "notice",
    footer: { initial: footer, path: screenPath(lng, "home") },
  };
}

/** Notices accept no posts and store nothing; the consent pages have their own form (CNS-01). */
function mayAskForCookies(layout: Layout, screenId: string | undefined): boolean {
  if (layout === "blocked" || layout === "maintenance") return false;
  return screenId !== "cookies-consent" && screenId !== "info:cookies";
}

/** The age gate shown before the page until the visitor confirms the age (POP-05); null = no gate. */
function gateOf({ ageToConfirm: age, config }: RequestContext, screen: Screen | null) {
  return age !== null && isBehindGate(screen) ? { age, leaveHref: config.ageGate.leaveUrl } : null;
}

/**
 * The signed-in player for the header; values that are unavailable now are left out, never replaced by older
 * ones.
 */
function playerData({ player }: RequestContext, accounts: Awaited<ReturnType<typeof accountsOf>>) {
  const active = accounts?.active ?? null;
  return {
    name: player?.name || player?.email || "",
    hidesBalance: player?.hidesBalance ?? false,
    messageCount: player?.messageCount ?? 0,
    balance: active && { minor: active.money, iso: active.iso },
  };
}

/**
 * The session's totals over all accounts: in the active one's currency, and in every other with activity
 * (RCK-04, RCK-05). null while the platform does not answer.
 */
async function stripOf(
  { platform, now }: RequestContext,
  accounts: Awaited<ReturnType<typeof accountsOf>>,
) {
  const active = accounts?.active;
  const answer = active
    ? await loadSessionSums(platform, [
        active,
        ...accounts.all.filter(({ id }) => id !== active.id),
      ])
    : null;
  if (!answer?.ok) return null;
  const { startedAt, sums } = answer.value;
  const [main, ...others] = sums;
  if (!main) return null;
  return { startedAt, now, sums: [main, ...others.filter(hasMoved)] as const };
}

const hasMoved = ({ staked, returned, inPlay }: SessionSum) =>
  staked > 0 || returned > 0 || inPlay > 0;

/** When the player's lock on bets and deposits ends, ms since epoch; 0 = no end, null = no lock (LIM-12). */
function lockedUntil({ limits, now }: RequestContext): number | null {
  const lock = limits && lockOf(limits.all, now);
  return lock ? (lock.endsAt ?? 0) : null;
}

/** Dictionaries that a page needs in addition to its screen's. */
function dictionariesOf(
  isAskedForCookies: boolean,
  hold: RequestContext["blockingStep"],
): readonly DictionaryId[] {
  return [
    "coupon",
    ...(isAskedForCookies ? (["consent"] as const) : []),
    ...(hold ? (["limits"] as const) : []),
  ];
}

/** The raises that the approval dialog asks about (APR-01). */
function approvalOf({ limits, config, now }: RequestContext) {
  return approvalView(limits, delayMsOf(config.playerSafety), now);
}

/**
 * The flash message of an earlier request. Every open tab gets it with its data; the next page shows it once
 * more, then it is removed.
 */
async function takeTold({ scope }: RequestContext, request: Request) {
  const { safety } = await visitorSession(scope, request);
  if (!safety?.told) return null;
  if (scope.kind === "document") await saveSafety(scope, request, { told: undefined });
  return safety.told;
}

/** The accumulators of the day, as far as the reader's settings show them. */
async function expressesOf({
  platform,
  settings,
}: RequestContext): Promise<readonly ExpressOffer[]> {
  const { isAccumulatorLine, isAccumulatorLive } = settings;
  if (!isAccumulatorLine && !isAccumulatorLive) return [];
  const expresses = await shownExpresses(platform);
  return expresses
    .filter(({ isLive }) => (isLive ? isAccumulatorLive : isAccumulatorLine))
    .map(expressOffer);
}

/**
 * The player's open bets where the page shows them, else null; "unknown" while the platform does not answer,
 * which differs from none.
 */
async function openBetsOf({
  session,
  platform,
  url,
}: RequestContext): Promise<readonly PlacedCoupon[] | "unknown" | null> {
  if (url.searchParams.get("slip") !== "bets") return null;
  if (session.kind === "guest") return [];
  const answer = await listCoupons(platform, { state: "open", limit: mostOpenBets });
  return answer.ok ? answer.value : "unknown";
}

/** The footer is the same on every page of a language; data requests leave it to the browser (LAY-04). */
async function loadFooter(
  context: RequestContext,
  loadContext: LoaderFunctionArgs["context"],
  hasFooter: boolean,
): Promise<RemoteInitial> {
  const remote = context.config.remotes["footer"];
  if (!hasFooter || !remote || context.scope.kind === "data") return notAsked;
  const path = screenPath(context.lng, "home");
  const ask = { app: "footer", remote, path, search: "", isPersonal: false };
  const result = await loadFragment(loadDeps(context.url.origin), context.platform, ask);
  if (result.state === "ready") {
    keepFragment(loadContext, "footer", result.fragment, {
      csrf: context.csrf,
      nonce: context.scope.nonce,
      odds: oddsViewOf(context.settings),
      chosen: new Set(),
    });
  }
  return initialOf(result);
}
