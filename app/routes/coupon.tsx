import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { couponEventsOf, couponIntents } from "~/features/coupon/actions.server";
import { couponRateLimits } from "~/features/coupon/coupon-limits.server";
import {
  changeField,
  couponRefreshOnlyIntent,
  intentOf,
  postIdField,
} from "~/features/coupon/coupon-post";
import { isBetPlacingForm, pollUntilBetOutcomeKnown } from "~/features/coupon/lost-bet";
import { staleFormReply } from "~/features/coupon/outdated";
import { CouponPage } from "~/features/coupon/panel/CouponPage";
import { redirectToNewReceiptIfAny } from "~/features/coupon/placing/pending-coupon.server";
import { couponRealityCheckAndAgeGuard } from "~/features/coupon/play-guard.server";
import {
  showInterimReplyOfUnansweredBet,
  waitForPosts,
  withCouponLock,
} from "~/features/coupon/post-queue";
import { loadShareCodeMessage } from "~/features/coupon/sharing/code-message.server";
import {
  isPlacedBetPost,
  isUnanswered,
  notSentReply,
  offlineCouponRefreshResult,
  placedBetReplyWithoutAnswer,
  rejectedReply,
  unansweredReply,
} from "~/features/coupon/unanswered";
import { postedTexts } from "~/features/forms/posted-texts";
import { formAction } from "~/features/gate/action.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { setDataOutdated } from "~/features/network/network";
import { failedPostEnd } from "~/features/network/post-end";
import { pageHead } from "~/features/page/head.server";
import { OnDemand, partOnDemand } from "~/features/page/OnDemand";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";

/** Only for browsers without a script. */
const cashOutPage = partOnDemand(
  "features/coupon/cash-out/CashOutPage.tsx",
  () => import("~/features/coupon/cash-out/CashOutPage"),
);

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  await redirectToNewReceiptIfAny(context, args.request);
  const messages = textsOfDictionaries(context.lng, ["bets"]);
  return {
    head: await pageHead(context),
    messages,
    news: await loadShareCodeMessage(context, args.request),
  };
});

export const action = (args: ActionFunctionArgs) =>
  formAction(args, couponIntents, {
    limits: couponRateLimits,
    stale: staleFormReply,
    play: couponRealityCheckAndAgeGuard,
    lists: ["bet", changeField],
    eventsOf: couponEventsOf,
  });

/**
 * Serialises coupon posts of all tabs. A post without a response keeps the page. A bet without a response
 * keeps the lock until its result is known, so that nothing changes the coupon before.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  if (intentOf(form) === couponRefreshOnlyIntent) {
    await waitForPosts();
    if (navigator.onLine) return null;
    // Loaded when the browser is online again: another tab may already be, and have changed the coupon.
    setDataOutdated(true);
    return offlineCouponRefreshResult;
  }
  // A placed bet is no part of the coupon, so its posts do not wait for the lock.
  if (isPlacedBetPost(form))
    return serverAction<typeof action>().catch((error) =>
      placedBetReplyWithoutAnswer(form, ended(error)),
    );
  return withCouponLock(postedTexts(form)[postIdField] ?? "", async () => {
    // Only an offline browser proves that nothing was sent.
    if (!navigator.onLine && isBetPlacingForm(form)) return notSentReply(form);
    try {
      return await serverAction<typeof action>();
    } catch (error) {
      if (ended(error) === "refused") return rejectedReply(form);
      const lost = unansweredReply(form);
      if (!isBetPlacingForm(form)) return lost;
      showInterimReplyOfUnansweredBet(lost);
      return (await pollUntilBetOutcomeKnown(new URL(request.url).pathname, form)) ?? lost;
    }
  });
}

/**
 * How a post without a reply ended: `lost` (possibly done) or `refused` (not done). A redirect is
 * thrown again.
 */
function ended(error: unknown) {
  const end = failedPostEnd(error);
  if (end === null) throw error;
  return end;
}

export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return !isUnanswered(actionResult) && defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function CouponRoute() {
  const { messages, news } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const lng = useLanguage();
  if (!reply?.cashOut) return <CouponPage reply={reply} news={news} />;
  return (
    <I18nProvider lng={lng} messages={messages}>
      <OnDemand part={cashOutPage} props={{ reply: reply.cashOut }} />
    </I18nProvider>
  );
}

export { RouteError as ErrorBoundary };
