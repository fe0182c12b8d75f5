import { screenRowBuilder } from "./row";

const bare = { hideBottomNav: true, hideSeo: true, hideCoupon: true } as const;
const row = screenRowBuilder({
  title: "login",
  about: "user",
  dictionaries: ["session"],
  isIndexable: false,
  chrome: { hideSeo: true },
});
const coupon = screenRowBuilder({
  title: "coupon",
  about: "coupon",
  dictionaries: ["coupon"],
  isIndexable: false,
  chrome: { hideSeo: true, hideCoupon: true },
});

/**
 * Rows of the screen catalogue: signing in and registration, links from e-mails, and the controls
 * of every page.
 */
export const userScreens = [
  row("registration", "registration/{type?}", {
    remote: "registration-widget",
    title: "registration",
    about: "registration",
    stream: "user",
    guards: ["registration-allowed", "guest"],
    values: { type: ["fast_reg", "phone_reg", "full_reg", "soc_reg"] },
    dictionaries: ["registration"],
    isIndexable: true,
    chrome: { hideBottomNav: true, hideCoupon: true },
  }),
  row("registration-old", "registration-old", {
    dictionaries: ["registration"],
    remote: "registration-widget",
    title: "registration",
    about: "registration",
    stream: "user",
    guards: ["registration-allowed", "guest"],
    isIndexable: true,
    chrome: { hideBottomNav: true, hideCoupon: true },
  }),
  row("login", "user/login", {
    about: "login",
    stream: "user",
    guards: ["guest"],
    dictionaries: ["session", "device", "social"],
    isIndexable: true,
    chrome: bare,
  }),
  row("user:logout", "user/logout", {
    title: "logout",
    guards: ["auth"],
    chrome: bare,
    isAllowedWhenBanned: true,
    isOpenForTerms: true,
  }),
  row("user:accountverify", "user/accountverify", {
    title: "account_verify",
    dictionaries: ["session", "activation"],
    chrome: bare,
  }),
  row("user:activatefast", "user/{type}", {
    title: "activation",
    dictionaries: ["session", "activation"],
    chrome: bare,
    values: { type: ["activatefast", "activate"] },
  }),
  row("user:passwordreset", "user/passwordreset", {
    title: "password_reset",
    dictionaries: ["session", "recovery"],
    chrome: bare,
    isAllowedWhenBanned: true,
  }),
  row("user:stopnewsletter", "user/stopnewsletter", {
    title: "stop_newsletter",
    dictionaries: ["newsletter"],
    chrome: bare,
    isAllowedWhenBanned: true,
    isOpenForTerms: true,
  }),
  row("subscribe", "subscribe", {
    title: "subscribe",
    dictionaries: ["session", "newsletter"],
  }),
  row("user:forgotpassword", "user/forgotpassword", {
    title: "forgot_password",
    redirect: { to: "", query: "showForgotPasswordModal=1" },
  }),
  row("user:coupon", "user/coupon", { title: "coupon", redirect: { to: "" } }),
  row("confirm", "confirm", {
    title: "confirm",
    guards: ["auth"],
    chrome: bare,
    redirect: { to: "", unless: "terms-changed" },
    isAllowedWhenBanned: true,
    isOpenForTerms: true,
  }),
  row("reality-check", "reality-check", {
    title: "reality_check",
    guards: ["auth"],
    dictionaries: ["limits"],
    chrome: { ...bare, hideOffers: true },
    redirect: { to: "", unless: "reality-check" },
    isAllowedWhenBanned: true,
    isShellControl: true,
  }),
  row("age-gate", "age-gate", {
    title: "age_gate",
    chrome: bare,
    redirect: { to: "", unless: "age-gate" },
    isShellControl: true,
  }),
  row("terms-update", "terms-update", {
    title: "terms_update",
    redirect: { to: "rules/general", unless: "post" },
    isShellControl: true,
  }),
  row("popup", "popup", {
    title: "popup",
    redirect: { to: "", unless: "post" },
    isShellControl: true,
  }),
  row("cookies-consent", "cookies/consent", {
    title: "cookies_consent",
    dictionaries: ["consent"],
    isShellControl: true,
  }),
  row("language", "language", { title: "language", isShellControl: true }),
  row("settings", "settings", {
    title: "settings",
    dictionaries: ["settings"],
    chrome: { hideSeo: true },
  }),
  coupon("coupon", "coupon", { stream: "user", dictionaries: ["coupon", "bets"] }),
  coupon("coupon-settings", "coupon/settings", {
    title: "coupon_settings",
    chrome: { hideSeo: true },
  }),
  coupon("coupon-receipt", "coupon/receipt/{couponId}", {
    title: "coupon_receipt",
    guards: ["auth"],
    dictionaries: ["coupon", "bets"],
    chrome: { hideSeo: true },
  }),
  coupon("print-coupon", "print-coupon/{couponId}", {
    title: "print_coupon",
    guards: ["auth"],
    dictionaries: ["coupon", "bets"],
    layout: "empty",
    chrome: {
      hideHeader: true,
      hideFooter: true,
      hideBottomNav: true,
      hideSeo: true,
      hideCoupon: true,
    },
  }),
] as const;
