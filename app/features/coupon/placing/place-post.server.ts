import { setTimeout as wait } from "node:timers/promises";
import { formatBetRef } from "~/domain/coupon/bet";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie, Refusal, RefusalCode } from "~/domain/coupon/types";
import { plainAmount } from "~/domain/money/money";
import { toOddsView } from "~/domain/settings/global-settings";
import type { ActionResult, FormPost } from "~/features/gate/action.server";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { platformNow } from "~/platform/clock.server";
import { budgetLeft } from "~/platform/scope/budget.server";
import { loadCouponView, loadPlayerAccounts } from "../load.server";
import { saveJustPlaced } from "../receipts/just-placed.server";
import { receiptPath } from "../receipts/receipt-path";
import { isBetUnavailable } from "../refusals";
import type { CouponReply } from "../reply";
import { isAutoMaxActive } from "../stakes/auto-max";
import { loadVipStakeRange } from "../stakes/vip.server";
import { newPlacementKey, readCoupon, readSentCoupon, saveCoupon } from "../storage/cookie.server";
import { mapValues, typedBetAmounts, typedBlockAmounts, typedValues } from "../typed-values";
import { isPlacedPerBet } from "./check.server";
import { withReceipts } from "./coupon-after";
import { trackPlacement } from "./in-flight.server";
import { type PlaceDeps, placeCoupon } from "./place.server";
import { type CurrentMaxStake, placeAtMax } from "./place-max.server";
import { type PlaceOutcome, placedCouponsOf } from "./place-outcome";
import { createSinglesPlatform } from "./place-platform.server";
import { placeSingles } from "./place-singles.server";
import { removePlacedBets } from "./placed-before.server";
import { withAcceptedPrices } from "./seen-prices";
import { withTypedStakes } from "./typed-stakes.server";

const conflicts: readonly RefusalCode[] = [
  "price-changed",
  "bonus-changed",
  "market-blocked",
  "event-started",
  "score-changed",
  "pending",
  "late",
  "event-over",
  "max-changed",
];

/**
 * Handles "place" (CPP-02): redirects to the receipt or sign-in, or returns refusals. A form with the current
 * key follows the coupon's type, an older one its own stakes.
 */
export async function placePosted(post: FormPost): Promise<ActionResult<CouponReply>> {
  const { context, form, request } = post;
  const key = String(form.get("key") ?? "");
  // The same key twice is one bet: a double press is sent twice and gets its outcome from the platform.
  const sent = await readSentCoupon(context, request);
  const coupon =
    key === sent.key ? withAcceptedPrices(sent, form) : await readCoupon(context, request);
  const accounts = await loadPlayerAccounts(context);
  const iso = findPayingAccount(coupon.accountId, accounts)?.iso ?? context.config.currency;
  const plain = (text: string) => plainAmount(text, iso, context.lng);
  const typedAmount = plain(String(form.get("amount") ?? "").slice(0, 64));
  const typedAmounts = mapValues(typedBetAmounts(form), plain);
  const typedByBlock = mapValues(typedBlockAmounts(form), plain);
  const typedAdvance = plain(String(form.get(advanceFieldName) ?? "").slice(0, 64));
  const seen = {
    bonusPercent: percentOf(form.get("bonusPercent")),
    hyperBonusPercent: percentOf(form.get("hyperBonusPercent")),
  };
  const means = placeDepsFor(context);
  const common = {
    coupon,
    key,
    session: context.session,
    accounts,
    config: context.config,
    settings: context.stored.coupon,
    odds: toOddsView(context.settings),
  };
  const isOfSingles =
    key === coupon.key ? isPlacedPerBet(coupon) : Object.keys(typedAmounts).length > 0;
  const isAtMax = !isOfSingles && isAutoMaxActive(coupon, common.settings);
  const press = trackPlacement(context, coupon, createSinglesPlatform(context));
  const placed = isOfSingles
    ? await placeSingles(
        { ...common, typedAmounts, gone: await goneBets(post, coupon, typedAmounts) },
        press.platform,
        means,
      )
    : isAtMax
      ? await placeAtMax(
          { ...common, typedAmount, typedByBlock, typedAdvance, seen },
          await maxNow(context, request),
          press.platform,
          means,
        )
      : await placeCoupon(
          {
            ...common,
            typedAmount,
            typedByBlock,
            typedAdvance,
            seen,
            vip: await loadVipStakeRange(context, request, coupon),
          },
          press.platform,
          means,
        );
  const known =
    key === coupon.key
      ? await removePlacedBets(placed, coupon, press.platform, newPlacementKey)
      : placed;
  const outcome = known === placed ? await press.settled(placed, means) : known;
  const isGuest = context.session.kind === "guest" || isSignInAsked(outcome);
  const stand = placedCouponsOf(outcome);
  // The cookie announces a bet until its receipt is seen: it may arrive where the response does not (CPP-11).
  const left = stand.length > 0 ? withReceipts(outcome.coupon, stand) : outcome.coupon;
  const kept =
    isGuest && !isAtMax ? withTypedStakes(left, form, context.config.currency, context.lng) : left;
  if (stand.length > 0) await saveJustPlaced(context, request, stand);
  const rev = kept === sent ? undefined : await saveCoupon(context, request, kept);
  // The maximum field's old value is no longer the maximum.
  const values = isAtMax ? {} : typedValues(form);
  return answerOf(post, outcome, isGuest, { values, ...(rev === undefined ? {} : { rev }) });
}

/** Why bets without a stake can only be removed, by ref: their page has no field for it (CPP-04). */
async function goneBets(
  { context, request }: FormPost,
  { bets, isChecking }: CouponCookie,
  typedAmounts: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, RefusalCode>> {
  if (isChecking || bets.every((bet) => typedAmounts[formatBetRef(bet)])) return new Map();
  const { rows } = await loadCouponView(context, request);
  const gone = rows.flatMap((row): [string, RefusalCode][] => {
    const [code] = row.reasons;
    return code !== undefined && isBetUnavailable(row) ? [[row.id, code]] : [];
  });
  return new Map(gone);
}

async function maxNow(context: RequestContext, request: Request): Promise<CurrentMaxStake> {
  const { currentMax: max, iso } = await loadCouponView(context, request);
  return { max, iso };
}

/** HTTP status of a refused placement: 409 if something changed meanwhile, 422 if the player can fix it. */
export function httpStatusOfRefusal(refusals: readonly Pick<Refusal, "code">[]): 409 | 422 {
  return refusals.some(({ code }) => conflicts.includes(code)) ? 409 : 422;
}

/** What a placement needs from this request. */
export function placeDepsFor(context: RequestContext): PlaceDeps {
  return {
    newKey: newPlacementKey,
    now: context.now,
    clock: platformNow,
    left: () => budgetLeft(context.platform),
    wait: (ms: number) => wait(ms),
  };
}

/** The sign-in address before placing; it returns the player to `returnUrl`, a path. */
export function signInPath({ config, lng, url }: RequestContext, returnUrl: string): string {
  return signInTarget({
    isSignedIn: false,
    config,
    lng,
    origin: url.origin,
    path: ["coupon"],
    returnUrl,
  });
}

function percentOf(text: unknown): number | null {
  return typeof text === "string" && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function answerOf(
  { context }: FormPost,
  outcome: PlaceOutcome,
  isGuest: boolean,
  // With the revision: the form has the refused coupon's key until the page is updated (CPP-03).
  typed: Pick<CouponReply, "values" | "rev">,
): ActionResult<CouponReply> {
  const { lng } = context;
  const coupon = screenPath(lng, "coupon");
  switch (outcome.kind) {
    case "placed": {
      const data = { refusals: [], values: {}, placed: outcome.placed, ...revOf(typed) };
      return { kind: "go", to: receiptPath(lng, outcome.placed), data };
    }
    case "terms":
      // Nothing is placed; a site without a terms page can say no more.
      return { kind: "stay", status: 503, data: { refusals: [{ code: "unavailable" }], ...typed } };
    case "checking":
      return { kind: "go", to: coupon, data: { refusals: [], values: {}, ...revOf(typed) } };
    case "refused": {
      if (isGuest) return { kind: "go", to: signInPath(context, coupon), isLeaving: true };
      return {
        kind: "stay",
        status: httpStatusOfRefusal(outcome.refusals),
        data: { refusals: outcome.refusals, ...typed },
      };
    }
  }
}

const revOf = ({ rev }: Pick<CouponReply, "rev">) => (rev === undefined ? {} : { rev });

function isSignInAsked(outcome: PlaceOutcome) {
  return outcome.kind === "refused" && outcome.refusals.some(({ code }) => code === "sign-in");
}
