import type { LoaderFunctionArgs } from "@remix-run/node";
import { promiseHash } from "remix-utils/promise";
import { buildLimitApprovalView, limitRaiseDelayMs } from "~/domain/limits/approval";
import { toOddsView } from "~/domain/settings/global-settings";
import { removeCookiesWithoutConsent } from "~/features/consent/withdraw.server";
import { loadPlayerAccounts } from "~/features/coupon/load.server";
import { resolvePendingCoupon } from "~/features/coupon/placing/checking.server";
import { isVisitKnown } from "~/features/device/visit.server";
import type { RequestContext } from "~/features/gate/request-context";
import { noticeData } from "~/features/page/notice.server";
import { readerHeaders } from "~/features/remote-pages/display.server";
import {
  notRequestedInitial,
  type RemoteInitial,
  toInitialData,
} from "~/features/remote-pages/fragment";
import { passFragmentToRenderer } from "~/features/remote-pages/fragments.server";
import { loadFragment } from "~/features/remote-pages/load.server";
import { loadDeps } from "~/features/remote-pages/wiring.server";
import { screenPath } from "~/features/screens/links.server";
import type { LayoutName } from "~/features/screens/types";
import { messagesFor } from "~/i18n/dictionaries.server";
import type { DictionaryId } from "~/i18n/typed";
import { loadSessionTotals, type SessionTotal } from "~/platform/user/session-totals.server";
import { oncePerRequest } from "~/server/request-scope.server";
import { isPlainLayout, menuApp, shellFacts, shellKey, shellMark } from "./facts.server";
import { isNarrow } from "./narrow.server";

/** Loads what stands around a page but the coupon: header, navigation, footer (LAY-01). */
export function loadShell(context: RequestContext, args: LoaderFunctionArgs) {
  return oncePerRequest(context.scope, shellKey, () => shellOf(context, args));
}

async function shellOf(
  context: RequestContext,
  { request, context: loadContext }: LoaderFunctionArgs,
) {
  removeCookiesWithoutConsent(context.scope, request, context.consent?.choice ?? null);
  const facts = shellFacts(context, request);
  const { pathname } = context.url;
  const { footer, menu, strip } = await promiseHash({
    footer: loadPart(context, loadContext, "footer", facts.hasFooter),
    menu: loadPart(
      context,
      loadContext,
      menuApp,
      facts.leftPanel === "shown" && !isNarrow(request),
      pathname,
    ),
    strip: stripOf(context, request, facts.layout),
  });
  return {
    ...facts,
    mark: shellMark(facts),
    messages: messagesFor(
      context.lng,
      dictionariesOf(isPlainLayout(facts.layout), facts.consent.isAsked, facts.blockingStep),
    ),
    strip,
    isVisitKnown: isVisitKnown(request),
    approval: facts.blockingStep === "approval" ? approvalOf(context) : null,
    notice: noticeData(context),
    footer: { initial: footer, path: screenPath(context.lng, "home") },
    menu: { initial: menu, path: screenPath(context.lng, "home") },
  };
}

/**
 * The session's totals over all accounts: in the active one's currency, and in every other with activity
 * (RCK-04, RCK-05). null while the platform does not answer.
 */
async function stripOf(context: RequestContext, request: Request, layout: LayoutName) {
  const { platform, now, session } = context;
  if (session.kind === "guest" || isPlainLayout(layout)) return null;
  // A placement that is being checked may change the balance.
  await resolvePendingCoupon(context, request);
  const accounts = await loadPlayerAccounts(context);
  const active = accounts?.active;
  const answer = active
    ? await loadSessionTotals(platform, [
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

const hasMoved = ({ staked, returned, inPlay }: SessionTotal) =>
  staked > 0 || returned > 0 || inPlay > 0;

/** Dictionaries that a page needs in addition to its screen's. */
function dictionariesOf(
  isBare: boolean,
  isAskedForCookies: boolean,
  blockingStep: RequestContext["blockingStep"],
): readonly DictionaryId[] {
  return [
    ...(isBare ? [] : (["coupon"] as const)),
    ...(isAskedForCookies ? (["consent"] as const) : []),
    ...(blockingStep ? (["limits"] as const) : []),
  ];
}

/** The raises that the approval dialog asks about (APR-01). */
function approvalOf({ limits, config, now }: RequestContext) {
  return buildLimitApprovalView(limits, limitRaiseDelayMs(config.playerSafety), now);
}

/**
 * A part of the shell that a remote draws, the same on every page of a language: the footer, the column of
 * sports; data requests leave it to the browser (LAY-04).
 * @param here path of the page, whose link the part marks
 */
async function loadPart(
  context: RequestContext,
  loadContext: LoaderFunctionArgs["context"],
  app: string,
  isShown: boolean,
  here?: string,
): Promise<RemoteInitial> {
  const remote = context.config.remotes[app];
  if (!isShown || !remote || context.scope.kind === "data") return notRequestedInitial;
  const path = screenPath(context.lng, "home");
  const display = readerHeaders(context, app === menuApp);
  const ask = { app, remote, path, search: "", isPersonal: false, display };
  const result = await loadFragment(
    loadDeps(context.url.origin, context.config.vendors.frame),
    context.platform,
    ask,
  );
  if (result.state === "ready") {
    passFragmentToRenderer(loadContext, app, result.fragment, {
      csrf: context.csrf,
      nonce: context.scope.nonce,
      odds: toOddsView(context.settings),
      chosen: new Set(),
      favourites: new Set(context.stored.favourites),
      ...(here === undefined ? {} : { here }),
    });
  }
  return toInitialData(result);
}
