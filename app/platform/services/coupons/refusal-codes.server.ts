import type { RefusalCode } from "~/domain/coupon/refusal";

const codes: Readonly<Record<RefusalCode, true>> = {
  "price-changed": true,
  "market-blocked": true,
  "event-started": true,
  "score-changed": true,
  funds: true,
  "below-minimum": true,
  "max-below-minimum": true,
  "above-maximum": true,
  "sign-in": true,
  limit: true,
  excluded: true,
  "account-frozen": true,
  account: true,
  "account-changed": true,
  dependent: true,
  locked: true,
  pending: true,
  "key-reused": true,
  late: true,
  amount: true,
  "no-stake": true,
  "amount-step": true,
  empty: true,
  "unknown-bet": true,
  "unknown-block": true,
  "event-over": true,
  "too-many": true,
  "too-often": true,
  system: true,
  banker: true,
  "bonus-changed": true,
  "promo-unknown": true,
  "promo-expired": true,
  "promo-used": true,
  checking: true,
  unavailable: true,
  expired: true,
  "no-cookies": true,
  "reality-check": true,
  "age-gate": true,
  offline: true,
  unanswered: true,
  type: true,
  "unknown-type": true,
  "system-size": true,
  "not-placed": true,
  "max-changed": true,
  "stake-changed": true,
  "one-click-off": true,
  "unknown-code": true,
  "code-over": true,
  "code-too-often": true,
  "unknown-express": true,
};

/** The product's code of a refusal; unknown ones are "unavailable". */
export function toRefusalCode(text: string): RefusalCode {
  return isCode(text) ? text : "unavailable";
}

function isCode(text: string): text is RefusalCode {
  return Object.hasOwn(codes, text);
}
