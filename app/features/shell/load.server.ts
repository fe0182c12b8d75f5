import type { LoaderFunctionArgs } from "@remix-run/node";
import { promiseHash } from "remix-utils/promise";
import { buildLimitApprovalView, limitRaiseApprovalDelayMs } from "~/domain/limits/approval";
import { pageAnalytics } from "~/features/analytics/pages.server";
import { removeCookiesWithoutConsent } from "~/features/consent/withdraw.server";
import { isVisitKnown } from "~/features/device/visit.server";
import type { RequestContext } from "~/features/gate/request-context";
import { noticeData } from "~/features/page/notice.server";
import { loadPopups } from "~/features/popups/popups.server";
import { screenPath } from "~/features/screens/links.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import type { DictionaryId } from "~/i18n/typed";
import { memoKey, oncePerRequest } from "~/server/request-memo.server";
import { drawnNotice } from "./drawn-notice.server";
import { shellDataFromContext } from "./facts.server";
import { sportsMenuApp } from "./left-panel.server";
import { isWindowNarrow } from "./narrow.server";
import { loadShellPartOfRemote } from "./remote-part.server";
import { hasNoCouponOrMessages } from "./screen-layout.server";
import { loadSessionStrip } from "./session-strip.server";
import { shellStateHash } from "./shell-mark.server";

/** Everything around the page of this request. */
export const shellOfRequest = memoKey<ReturnType<typeof shellOf>>("shell");

/** Loads everything around a page except the coupon: header, navigation, footer (LAY-01). */
export function loadShellWithoutCoupon(context: RequestContext, args: LoaderFunctionArgs) {
  return oncePerRequest(context.scope, shellOfRequest, () => shellOf(context, args));
}

async function shellOf(
  context: RequestContext,
  { request, context: loadContext }: LoaderFunctionArgs,
) {
  removeCookiesWithoutConsent(
    context.scope,
    request,
    context.consent?.choice ?? null,
    context.config,
  );
  const facts = shellDataFromContext(context, request);
  const { pathname } = context.url;
  const notice = noticeData(context);
  const { footer, menu, strip, popups, drawn } = await promiseHash({
    drawn: notice === null ? Promise.resolve(null) : drawnNotice(context),
    footer: loadShellPartOfRemote(context, loadContext, "footer", facts.hasFooter),
    menu: loadShellPartOfRemote(
      context,
      loadContext,
      sportsMenuApp,
      facts.leftPanel === "shown" && !isWindowNarrow(request),
      pathname,
    ),
    strip: loadSessionStrip(context, request, facts.layout),
    popups: loadPopups(context, request),
  });
  return {
    ...facts,
    mark: shellStateHash(facts),
    messages: textsOfDictionaries(
      context.lng,
      dictionariesOf(
        hasNoCouponOrMessages(facts.layout),
        facts.consent.isAsked,
        facts.chat !== null,
        facts.blockingStep,
      ),
    ),
    strip,
    popups,
    isVisitKnown: isVisitKnown(request),
    approval: facts.blockingStep === "approval" ? approvalOf(context) : null,
    analytics: pageAnalytics(context),
    notice: notice && { ...notice, drawn },
    footer: { initial: footer, path: screenPath(context.lng, "home") },
    menu: { initial: menu, path: screenPath(context.lng, "home") },
  };
}

/** Dictionaries that a page needs in addition to its screen's. */
function dictionariesOf(
  isBare: boolean,
  isAskedForCookies: boolean,
  hasChat: boolean,
  blockingStep: RequestContext["blockingStep"],
): readonly DictionaryId[] {
  return [
    ...(isBare ? [] : (["coupon"] as const)),
    ...(isAskedForCookies ? (["consent"] as const) : []),
    ...(hasChat ? (["chat"] as const) : []),
    ...(blockingStep ? (["limits"] as const) : []),
  ];
}

/** What the approval dialog shows: the changes due now, the other pending ones, and the values in force (APR-01, APR-02). */
function approvalOf({ limits, config, now }: RequestContext) {
  return buildLimitApprovalView(limits, limitRaiseApprovalDelayMs(config.playerSafety), now);
}
