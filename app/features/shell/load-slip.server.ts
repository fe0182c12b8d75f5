import type { LoaderFunctionArgs } from "@remix-run/node";
import { promiseHash } from "remix-utils/promise";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import { loadCouponView } from "~/features/coupon/load.server";
import { loadOneClick } from "~/features/coupon/one-click/one-click.server";
import { resolvePendingAndConsumeNotPlaced } from "~/features/coupon/placing/pending-coupon.server";
import { consumeCouponDroppedFlash } from "~/features/coupon/storage/cookie.server";
import { staleFormCause } from "~/features/gate/refused-form.server";
import type { RequestContext } from "~/features/gate/request-context";
import { consumeConvertibleAccountsNotice } from "~/features/office/wallets/reminder.server";
import { hadOutageInRequest } from "~/platform/transport/scope.server";
import { shellDataFromContext } from "./facts.server";
import { consumeFlash } from "./flash.server";
import { shellOfRequest } from "./load.server";
import { hasNoCouponOrMessages, layoutOfRequest } from "./screen-layout.server";
import { shellStateHash } from "./shell-mark.server";
import { loadOfferedAccumulators } from "./slip-expresses.server";
import { loadOpenBetsIfShown } from "./slip-open-bets.server";

/** Loads the coupon, the balance, and the messages that are told once: what a press on a price can change. */
export async function loadCouponBalanceAndFlash(
  context: RequestContext,
  { request }: LoaderFunctionArgs,
) {
  const { config, session, scope } = context;
  const isBare = hasNoCouponOrMessages(layoutOfRequest(context));
  // Runs before the coupon loads, because it stores which messages were shown.
  const isCouponReturned = !isBare && (await resolvePendingAndConsumeNotPlaced(context, request));
  const couponView = loadCouponView(context, request);
  // No promotion on pages of player safety (POP-13), nor for players who have locked themselves out (LIM-12, LIM-15).
  const facts = shellDataFromContext(context, request);
  const isSilent = isBare || facts.chrome.hideOffers || facts.lockedUntil !== null;
  const offered = couponView.then(({ count }) =>
    isSilent || count > 0 ? [] : loadOfferedAccumulators(context),
  );
  const { accounts, ...slip } = await promiseHash({
    coupon: couponView,
    expresses: offered,
    accounts: loadPlayerAccounts(context),
    oneClick: loadOneClick(context, request),
    openBets: loadOpenBetsIfShown(context),
  });
  const conversion = isBare ? 0 : await consumeConvertibleAccountsNotice(context);
  const flash = isBare ? null : await consumeFlash(context, request);
  const isCouponDropped = !isBare && (await consumeCouponDroppedFlash(context, request));
  // What the shell asks for beside it may find the platform away; its errors are its own loader's.
  await Promise.allSettled([scope.memo.get(shellOfRequest)]);
  return {
    ...slip,
    csrf: context.csrf,
    /** The mark that the shell has now. */
    freshMark: shellStateHash(facts),
    due: context.due,
    isSiteStale: config.isStale || hadOutageInRequest(context.platform),
    player: session.kind === "player" ? playerData(context, accounts) : null,
    accounts: accounts?.all ?? [],
    /** Whether the platform has no active money account of the player yet (ACC-02). */
    isAccountAwaited: accounts !== null && accounts.active === null,
    isCouponReturned,
    staleForm: staleFormCause(scope),
    flash,
    isCouponDropped,
    /**
     * Which accounts the player is now told, once, that he may convert (ACC-05): 1 the main one, 2
     * currency accounts; 0 = he is told nothing.
     */
    conversion,
  };
}

/**
 * What the header shows of the signed-in player. Values that are unavailable now are empty (""), 0
 * or null (the balance), never replaced by older ones.
 */
function playerData(
  { player }: RequestContext,
  accounts: Awaited<ReturnType<typeof loadPlayerAccounts>>,
) {
  const active = accounts?.active ?? null;
  return {
    name: player?.name || player?.email || "",
    hidesBalance: player?.hidesBalance ?? false,
    messageCount: player?.messageCount ?? 0,
    balance: active && { minor: active.money, iso: active.iso },
  };
}
