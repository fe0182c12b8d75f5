import { screenRowBuilder } from "./row";

const row = screenRowBuilder({
  remote: "office",
  title: "account",
  about: "office",
  guards: ["auth"],
  isPersonal: true,
  isIndexable: false,
  chrome: { hideSeo: true },
});
/** Pages of player safety: nothing beside them sells (POP-13). */
const safe = { hideSeo: true, hideCoupon: true, hideOffers: true } as const;
/** Pages that the shell itself draws. */
const own = { remote: null, isPersonal: false, dictionaries: ["settings"] } as const;

/** Rows of the screen catalogue: the player's account pages, which need a sign-in (GRD-02). */
export const officeScreens = [
  row("office", "office", { remote: null, isPersonal: false, redirect: { to: "office/account" } }),
  row("office:account", "office/account"),
  row("office:history", "office/history", { title: "history" }),
  row("office:historypay", "office/historypay", { title: "historypay" }),
  row("office:recharge", "office/recharge", {
    ...own,
    title: "recharge",
    dictionaries: ["cashier", "limits"],
  }),
  row("office:security", "office/security", {
    ...own,
    title: "security",
    dictionaries: ["session", "recovery", "security", "social"],
    chrome: { hideSeo: true, hideCoupon: true },
  }),
  row("office:security-device", "office/security/device", {
    ...own,
    title: "security_device",
    dictionaries: ["device", "security", "session"],
    chrome: { hideSeo: true, hideOffers: true },
  }),
  row("office:responsible", "office/responsible", {
    ...own,
    title: "responsible",
    dictionaries: ["limits"],
    chrome: safe,
  }),
  row("responsible-test", "office/responsible/test", {
    ...own,
    title: "limit_test",
    dictionaries: ["limits"],
    chrome: safe,
    redirect: { to: "office/responsible", unless: "limit-test" },
  }),
  row("responsible-approval", "office/responsible/approval", {
    ...own,
    title: "deposit_approval",
    dictionaries: ["limits"],
    chrome: { ...safe, hideBottomNav: true },
    redirect: { to: "office/responsible", unless: "deposit-approval" },
  }),
  row("office:settings", "office/settings", { ...own, title: "settings" }),
  row("office:bonuses-deposit", "office/bonuses/deposit", { title: "deposit_bonuses" }),
  row("office:bonuses-wager", "office/bonuses/wager", { title: "wager" }),
  row("office:casino-vipcashback", "office/casino/vipcashback", { title: "vipcashback" }),
  row("office:casino-premiumcashback", "office/casino/premiumcashback", {
    title: "premiumcashback",
  }),
  row("office:deduce", "office/deduce", {
    ...own,
    title: "deduce",
    dictionaries: ["cashier", "limits"],
    chrome: safe,
  }),
  row("office:promotion", "office/promotion", { title: "promotion" }),
  row("office:bringfriend", "office/bringfriend", { title: "bringfriend" }),
  row("office:support", "office/support", { title: "support" }),
  row("office:rewards", "office/rewards", { title: "rewards" }),
  row("office:verification", "office/verification", { title: "verification" }),
  row("office:identification", "office/identification", {
    remote: "identification",
    title: "identification",
    dictionaries: ["identification"],
    guards: ["auth", "identification"],
  }),
  row("office:share-idea", "office/share-idea", { title: "share_idea" }),
  row("office:payment-requests", "office/payment/requests", { title: "payment_requests" }),
  row("office:create-request-root", "office/payment/create-request", { title: "create_request" }),
  row("office:create-request", "office/payment/create-request/{topicId}", {
    title: "create_request",
  }),
  row(
    "office:create-request-transactions",
    "office/payment/create-request/{topicId}/transactions",
    {
      title: "create_request",
    },
  ),
  row(
    "office:create-request-transaction",
    "office/payment/create-request/{topicId}/transactions/{transactionId}",
    {
      title: "create_request",
    },
  ),
  row("office:create-request-subtopic", "office/payment/create-request/{topicId}/{subTopicId}", {
    title: "create_request",
  }),
  row("convert-account", "convert-account", {
    ...own,
    title: "convert_account",
    redirect: { to: "office/account", unless: "account-conversion" },
  }),
  row("block-appeal-history", "block-appeal-history", {
    remote: "technical-pages",
    title: "block_appeal",
    isAllowedWhenBanned: true,
  }),
] as const;
