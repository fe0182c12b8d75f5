import type { Language } from "~/i18n/languages";
import type { PatternOf, ScreenId } from "./catalogue";
import { fillPattern, type ParamsOf, type RequiredParam } from "./pattern";

/**
 * Patterns of the screens that navigation, forms and views link to: the catalogue's part for browsers. A dead
 * id or an outdated pattern does not compile.
 */
export const linkPatterns = {
  home: "",
  "main-section-1": "{pageType}/{section}",
  cyber: "cyber",
  results: "results/{type}",
  games: "games",
  news: "news/{slug?}",
  "office:account": "office/account",
  "office:history": "office/history",
  "office:historypay": "office/historypay",
  "office:support": "office/support",
  "office:verification": "office/verification",
  "convert-account": "convert-account",
  "office:recharge": "office/recharge",
  "office:deduce": "office/deduce",
  "onpay-success": "onpay/success",
  "onpay-fail": "onpay/fail",
  "onpay-pending": "onpay/pending",
  "onpay-cancel": "onpay/cancel",
  "onpay-withdraw-success": "onpay/withdraw/success",
  "onpay-withdraw-fail": "onpay/withdraw/fail",
  "onpay-withdraw-pending": "onpay/withdraw/pending",
  "onpay-withdraw-cancel": "onpay/withdraw/cancel",
  "office:security-device": "office/security/device",
  "office:responsible": "office/responsible",
  "responsible-test": "office/responsible/test",
  "responsible-approval": "office/responsible/approval",
  "office:settings": "office/settings",
  "office:identification": "office/identification",
  "info:cookies": "cookies",
  "info:responsiblegaming": "responsiblegaming",
  "info:rules": "rules/{ruleGroup}/{chapter?}",
  registration: "registration/{type?}",
  login: "user/login",
  "user:logout": "user/logout",
  "user:passwordreset": "user/passwordreset",
  "user:forgotpassword": "user/forgotpassword",
  "user:accountverify": "user/accountverify",
  "user:stopnewsletter": "user/stopnewsletter",
  subscribe: "subscribe",
  "office:security": "office/security",
  favourites: "favourites",
  settings: "settings",
  coupon: "coupon",
  "coupon-settings": "coupon/settings",
  "coupon-receipt": "coupon/receipt/{couponId}",
  "print-coupon": "print-coupon/{couponId}",
  confirm: "confirm",
  "reality-check": "reality-check",
  "age-gate": "age-gate",
  "terms-update": "terms-update",
  popup: "popup",
  "cookies-consent": "cookies/consent",
  language: "language",
} as const satisfies { readonly [Id in ScreenId]?: PatternOf<Id> };

type LinkPatterns = typeof linkPatterns;
/** Ids of screens that code for browsers can link to. */
export type LinkableScreenId = keyof LinkPatterns;
/** Ids of linkable screens whose path needs no params, for menus. */
export type ParamlessLinkableScreenId = {
  [Id in LinkableScreenId]: [RequiredParam<LinkPatterns[Id]>] extends [never] ? Id : never;
}[LinkableScreenId];

/** The path of a screen; the language root for `home`. The screen's pattern types its params. */
export function screenPath(lng: Language, id: ParamlessLinkableScreenId): string;
export function screenPath<Id extends LinkableScreenId>(
  lng: Language,
  id: Id,
  params: ParamsOf<LinkPatterns[Id]>,
): string;
export function screenPath(
  lng: Language,
  id: LinkableScreenId,
  params?: Readonly<Record<string, string | undefined>>,
) {
  return `/${lng}/${fillPattern(linkPatterns[id], params)}`;
}
