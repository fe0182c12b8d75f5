import { screenRowBuilder } from "./row";

const games = screenRowBuilder({
  remote: "third-party",
  title: "games",
  about: "games",
  partition: "games",
  isPersonalForPlayers: true,
});
const results = {
  title: "payment_success",
  dictionaries: ["cashier"],
  about: "payments",
  isIndexable: false,
  chrome: { hideSeo: true, hideCoupon: true },
} as const;
const payments = screenRowBuilder(results);
// Banned players who may withdraw (BAN-02) see the result.
const withdrawals = screenRowBuilder({ ...results, isAllowedWhenBanned: true });
const internal = screenRowBuilder({
  title: "debugger",
  about: "notice",
  isIndexable: false,
  isInternal: true,
});

/** Rows of the screen catalogue: games, results of payments, internal pages and short links. */
export const gamePaymentAndInternalScreens = [
  games("games", "games", { stream: "all-games" }),
  games("games-view", "games/{gameRoute}", {
    stream: "all-games",
    title: "casino_game",
    chrome: { hideCoupon: true, hideSeo: true },
  }),
  games("games-landing", "games-landing/{landingRoute}", { title: "landing" }),
  games("games-legacy", "allgamesentrance/{legacyRoute}", {
    remote: null,
    isIndexable: false,
  }),
  games("points", "points", { title: "points" }),
  payments("onpay-success", "onpay/success"),
  payments("onpay-fail", "onpay/fail", { title: "payment_fail" }),
  payments("onpay-pending", "onpay/pending", { title: "payment_pending" }),
  payments("onpay-cancel", "onpay/cancel", { title: "payment_cancel" }),
  withdrawals("onpay-withdraw-success", "onpay/withdraw/success", { title: "withdraw_success" }),
  withdrawals("onpay-withdraw-fail", "onpay/withdraw/fail", { title: "withdraw_fail" }),
  withdrawals("onpay-withdraw-pending", "onpay/withdraw/pending", { title: "withdraw_pending" }),
  withdrawals("onpay-withdraw-cancel", "onpay/withdraw/cancel", { title: "withdraw_cancel" }),
  internal("debugger", "debugger", { isOutsideProduction: true }),
  internal("internal-vpn", "internal-vpn", { title: "internal" }),
  internal("token", "{token}", { title: "home", isInternal: false }),
] as const;
