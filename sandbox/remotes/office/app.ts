import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { type RemotePage, type RemotePageResult, remoteApp } from "../page-request";
import { bonusOffersPage, bonusWageringPage } from "./bonuses/pages";
import { documentsPage } from "./documents/page";
import { historyPage } from "./history";
import { officeTablesAndFormsCss } from "./page-styles";
import { cashbackPage } from "./rewards/cashback";
import {
  inviteFriendsPage,
  promoCodeCheckPage,
  receivedBonusesAndRewardsPage,
} from "./rewards/pages";
import { statementPage } from "./statement/page";
import { accountsAndHistoryCss } from "./styles";
import { ideaPage, supportPage } from "./support/pages";
import { createPaymentRequestPage, paymentRequestsPage } from "./support/payments";
import { type OfficeRequest, texts } from "./texts";
import { walletsPage } from "./wallets/account";
import { currencyConversionPage } from "./wallets/conversion";

type Draw = (
  ask: OfficeRequest,
  player: RemotePlayer,
) => RemotePage | null | Promise<RemotePage | null>;

const requestsUnder = "office/payment/create-request";

/** Pages by their path. */
const pages: Readonly<Record<string, Draw>> = {
  "office/account": (ask, player) => walletsPage(ask, player, player.accounts),
  "convert-account": (ask, player) => currencyConversionPage(ask, player),
  "office/history": (ask, { userId }) => historyPage(ask, userId),
  "office/bonuses/deposit": bonusOffersPage,
  "office/bonuses/wager": bonusWageringPage,
  "office/casino/vipcashback": (ask, player) => cashbackPage(ask, player, "vip"),
  "office/casino/premiumcashback": (ask, player) => cashbackPage(ask, player, "premium"),
  "office/promotion": promoCodeCheckPage,
  "office/rewards": receivedBonusesAndRewardsPage,
  "office/bringfriend": inviteFriendsPage,
  "office/verification": documentsPage,
  "office/support": supportPage,
  "office/share-idea": ideaPage,
  "office/payment/requests": paymentRequestsPage,
  "office/historypay": (ask, { userId, accounts }) => statementPage(ask, userId, accounts),
};

async function officePage(ask: OfficeRequest): Promise<RemotePageResult> {
  const path = ask.path.join("/");
  const isRequest = `${path}/`.startsWith(`${requestsUnder}/`);
  const draw: Draw | undefined = isRequest
    ? (page, player) => createPaymentRequestPage(page, player, page.path.slice(3))
    : Object.hasOwn(pages, path)
      ? pages[path]
      : undefined;
  if (!draw) return null;
  const player = await ask.deps.player(ask.request);
  return player ? draw(ask, player) : "sign-in";
}

/** The player's personal pages, requested with a bearer token (REM-12; CPP-09). */
export const office = remoteApp({
  name: "office",
  texts,
  page: officePage,
  css: accountsAndHistoryCss,
  sheets: { pages: officeTablesAndFormsCss },
  isPersonal: true,
});
