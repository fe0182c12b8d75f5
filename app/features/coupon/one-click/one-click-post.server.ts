import { type PriceButtonValue, parsePriceButtonValue } from "~/domain/coupon/bet";
import { singleBetType } from "~/domain/coupon/kinds";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie, PlacedCoupon, Refusal } from "~/domain/coupon/types";
import { fromMinor } from "~/domain/money/money";
import { isRequestKey } from "~/domain/money/request-key";
import { toOddsView } from "~/domain/settings/global-settings";
import {
  type ActionResult,
  countPostsByPlayer,
  type FormPost,
  type PostLimit,
} from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { resolveBets } from "~/platform/coupons/resolve.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { postRules } from "~/server/post-limits/rules.server";
import { returnPathOfPost } from "../back.server";
import { loadPlayerAccounts } from "../load.server";
import { closeUnusedKey, trackPlacement as sendingOf } from "../placing/in-flight.server";
import { findKeyResult, placeCoupon } from "../placing/place.server";
import { type PlaceOutcome, toPlacedOutcome } from "../placing/place-outcome";
import { createSinglesPlatform } from "../placing/place-platform.server";
import { httpStatusOfRefusal, placeDepsFor, signInPath } from "../placing/place-post.server";
import { isPlacementTooLate } from "../placing/placement-window";
import { deriveSingleKey } from "../placing/single-key.server";
import { saveJustPlaced } from "../receipts/just-placed.server";
import { receiptPath } from "../receipts/receipt-path";
import type { CouponReply } from "../reply";
import { readCoupon, saveCoupon } from "../storage/cookie.server";
import { shownStakeText } from "./one-click";
import { loadOneClick } from "./one-click.server";
import { type OneClickReply, replyFromOneClickForm } from "./one-click-reply";

/** A press counts as a placement (SEC-07); a press refused here is never sent. */
export const oneClickRateLimit: PostLimit<CouponReply> = {
  rule: postRules.placing,
  subject: countPostsByPlayer,
  refuse: (form, waitS) =>
    replyOf({ ...replyFromOneClickForm(form), refusals: [{ code: "too-often", bound: waitS }] }),
};

/**
 * Handles a one-click press (CPS-04): places a single at once. Its key combines the page's or button's key
 * and the bet, so that a double press, a reload and a retry are one bet, and another button is another bet.
 * It uses the use case that places coupons, with the same guards. `stake`, if posted, is the stake that the
 * page showed: a different amount or account is refused.
 */
export async function oneClickPosted(post: FormPost): Promise<ActionResult<CouponReply>> {
  const { context, form, request } = post;
  const press: OneClickReply = { ...replyFromOneClickForm(form), back: returnPathOfPost(post) };
  const pressed = parsePriceButtonValue(String(form.get("bet") ?? ""));
  if (!pressed) return refuse(press, { code: "unknown-bet" });
  if (!isRequestKey(press.key)) return refuse(press, { code: "expired" });
  if (context.session.kind === "guest") throw leave(context, signInPath(context, press.back ?? ""));

  const key = deriveSingleKey(`one-click ${press.key}`, pressed.ref);
  const coupon = await readCoupon(context, request);
  const outcome =
    coupon.isChecking && coupon.key === key
      ? await placeAs(context, coupon)
      : await placeNew(post, coupon, pressed, key);
  return answerOf(post, { ...press, ...outcome.shown }, outcome, { coupon, key });
}

/**
 * The outcome of a press with a lost response, by the form that was sent (CPP-11). If nothing was sent to the
 * platform, closes the key: the lost request can no longer place.
 */
export async function oneClickResult(post: FormPost): Promise<ActionResult<CouponReply>> {
  const { context, form, request } = post;
  const press: OneClickReply = { ...replyFromOneClickForm(form), back: returnPathOfPost(post) };
  const pressed = parsePriceButtonValue(String(form.get("bet") ?? ""));
  if (!pressed) return refuse(press, { code: "unknown-bet" });
  if (context.session.kind === "guest") throw leave(context, signInPath(context, press.back ?? ""));
  const key = deriveSingleKey(`one-click ${press.key}`, pressed.ref);
  const sentAt = await closeUnusedKey(context, key);
  const found = await findKeyResult(createSinglesPlatform(context), key);
  if (found.kind === "placed") {
    await saveJustPlaced(context, request, [found.coupon]);
    const to = receiptWithWayBack(context, found.coupon, press);
    return { kind: "go", to, data: placed(press, found.coupon, undefined) };
  }
  const isOver =
    found.kind === "none" && (sentAt === null || isPlacementTooLate(sentAt, context.now));
  return isOver
    ? refuse(press, { code: "not-placed" })
    : { kind: "stay", status: 409, data: replyOf({ ...press, kind: "checking" }) };
}

/** An outcome, and what is known of its bet. */
type Pressed = PlaceOutcome & { readonly shown: Partial<OneClickReply> };

/** Places a bet as a coupon of its own, or checks its outcome. */
async function placeAs(context: RequestContext, coupon: CouponCookie): Promise<Pressed> {
  const deps = placeDepsFor(context);
  const sending = sendingOf(context, coupon, createSinglesPlatform(context));
  const outcome = await placeCoupon(
    {
      coupon,
      key: coupon.key,
      typedAmount: coupon.amount,
      typedByBlock: {},
      session: context.session,
      accounts: await loadPlayerAccounts(context),
      config: context.config,
      settings: context.stored.coupon,
      odds: toOddsView(context.settings),
    },
    sending.platform,
    deps,
  );
  const pressed = { ...outcome, shown: {} };
  const known =
    pressed.kind === "refused" ? await unlessPlaced(context, coupon.key, pressed) : pressed;
  return { shown: {}, ...(await sending.settled(known, deps)) };
}

async function placeNew(
  { context, form, request }: FormPost,
  coupon: CouponCookie,
  { ref, coef }: PriceButtonValue,
  key: string,
): Promise<Pressed> {
  const no = (refusal: Refusal, shown: Partial<OneClickReply> = {}) =>
    unlessPlaced(context, key, { kind: "refused", refusals: [refusal], coupon, shown });
  const oneClick = await loadOneClick(context, request);
  // One-click is on but the paying account is unknown.
  const isOn = context.config.features.oneClick && context.stored.coupon.isActiveOneClick;
  if (!oneClick) return no({ code: isOn ? "unavailable" : "one-click-off" });
  const { iso, stake, accountId } = oneClick;
  const word = form.get("stake");
  if (coupon.isChecking) return no({ code: "checking" }, { iso });
  if (word !== null && word !== shownStakeText(oneClick))
    return no({ code: "stake-changed", bound: stake }, { iso });
  const known = await resolveBets(context.platform, {
    typeId: singleBetType,
    currency: iso,
    bets: [ref],
  });
  if (!known.ok) return no({ code: "unavailable" }, { iso });
  const [now] = known.value.bets;
  if (!now) return no({ code: "unknown-bet" }, { iso, coef: null });
  const bet = {
    ...ref,
    coef,
    scores: now.scores,
    addedAt: Math.floor(context.now / 1000),
    blockId: 0,
    isBanker: false,
    amount: "",
    refusal: null,
  };
  const single = {
    ...createEmptyCouponCookie(key),
    bets: [bet],
    amount: fromMinor(stake, iso),
    accountId,
  };
  const shown = { iso, title: now.market.game, name: now.market.name, coef: now.market.coef };
  return { ...(await placeAs(context, single)), shown };
}

/** A bet already placed under this key takes precedence over a refusal (CPP-03). */
async function unlessPlaced(
  context: RequestContext,
  key: string,
  outcome: Extract<Pressed, { kind: "refused" }>,
): Promise<Pressed> {
  const found = await findKeyResult(createSinglesPlatform(context), key);
  if (found.kind !== "placed") return outcome;
  const { coupon, shown } = outcome;
  return { ...toPlacedOutcome(found.coupon, coupon), shown };
}

/**
 * A bet with an unknown outcome is stored in place of an empty coupon, which is then polled. A coupon with
 * bets stays as it is, and the press repeats its own key to ask again (CPP-11).
 */
async function answerOf(
  { context, request }: FormPost,
  press: OneClickReply,
  outcome: Pressed,
  { coupon, key }: { readonly coupon: CouponCookie; readonly key: string },
): Promise<ActionResult<CouponReply>> {
  const isPending = coupon.isChecking && coupon.key === key;
  const isTaken = outcome.kind === "checking" && coupon.bets.length === 0;
  const isKept = (isPending || isTaken) && outcome.coupon !== coupon;
  const rev = isKept ? await saveCoupon(context, request, outcome.coupon) : undefined;
  switch (outcome.kind) {
    case "placed": {
      const [receipt] = outcome.placed;
      await saveJustPlaced(context, request, [receipt]);
      return {
        kind: "go",
        to: receiptWithWayBack(context, receipt, press),
        data: placed(press, receipt, rev),
      };
    }
    case "terms":
      return {
        kind: "stay",
        status: 503,
        data: replyOf({ ...press, refusals: [{ code: "unavailable" }] }, rev),
      };
    case "checking": {
      const data = replyOf({ ...press, kind: "checking" }, rev);
      const isShown = isPending || isTaken;
      return isShown
        ? { kind: "go", to: screenPath(context.lng, "coupon"), data }
        : { kind: "stay", status: 409, data };
    }
    case "refused": {
      const { refusals } = outcome;
      if (refusals.some(({ code }) => code === "sign-in"))
        throw leave(context, signInPath(context, press.back ?? ""));
      const coef = refusals.find((refusal) => refusal.coef !== undefined)?.coef ?? press.coef;
      return {
        kind: "stay",
        status: httpStatusOfRefusal(refusals),
        data: replyOf({ ...press, refusals, coef }, rev),
      };
    }
  }
}

function placed(press: OneClickReply, receipt: PlacedCoupon, rev: number | undefined): CouponReply {
  const { id, stake, coef, possibleWin, iso, legs } = receipt;
  const [leg] = legs;
  return replyOf(
    {
      ...press,
      kind: "placed",
      title: leg?.game ?? press.title,
      name: leg?.name ?? press.name,
      receipt: { id, stake, coef, possibleWin, iso },
    },
    rev,
  );
}

function receiptWithWayBack(
  { lng }: RequestContext,
  receipt: PlacedCoupon,
  { back, bet }: OneClickReply,
): string {
  const [, marketId] = bet.split(":");
  const query =
    back === null ? "" : `?${new URLSearchParams({ returnUrl: `${back}#bet-${marketId}` })}`;
  return receiptPath(lng, [receipt]) + query;
}

function refuse(press: OneClickReply, refusal: Refusal): ActionResult<CouponReply> {
  return { kind: "stay", status: 422, data: replyOf({ ...press, refusals: [refusal] }) };
}

function replyOf(oneClick: OneClickReply, rev?: number): CouponReply {
  return { refusals: [], values: {}, oneClick, ...(rev === undefined ? {} : { rev }) };
}

/** Redirects with and without JavaScript: the player resolves the refusal on another page. */
function leave({ scope }: RequestContext, to: string): Response {
  return redirectWithCookies(scope, to, 303);
}
