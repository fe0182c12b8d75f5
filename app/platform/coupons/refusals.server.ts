import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";
import { wireToMinor } from "../money.server";
import type { PlaceRefusalWire } from "./wire.server";

/**
 * Maps a refused placement to one refusal per affected bet, or one for the whole coupon. `iso` is the
 * account's currency (CPP-06).
 */
export function toPlacementRefusals<C extends string>(
  said: PlaceRefusalWire,
  iso: C,
): readonly Refusal<C>[] {
  const title = said.title === undefined ? {} : { title: said.title };
  const bets = (said.bets ?? []).map((bet): Refusal<C> => {
    const price = bet.coef === undefined ? {} : { coef: bet.coef };
    return { code: codeOf(bet.code), marketId: bet.marketId, ...price, ...title };
  });
  if (bets.length > 0) return bets;
  const minor = said.bound === undefined ? null : wireToMinor(said.bound, iso);
  const block = said.blockId === undefined ? {} : { blockId: said.blockId };
  const field = said.field === advanceFieldName ? { field: advanceFieldName } : {};
  return [
    {
      code: codeOf(said.code),
      ...(minor === null ? {} : { bound: minor }),
      ...block,
      ...field,
      ...title,
    },
  ];
}

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

/** Why a promo code cannot be used. Codes without a text of ours map to unknown. */
export function toPromoRefusal(code: string): Extract<RefusalCode, `promo-${string}`> {
  return code === "promo-expired" || code === "promo-used" ? code : "promo-unknown";
}

/** Maps a code without a text of ours to "unavailable", shown with the platform's title. */
function codeOf(text: string): RefusalCode {
  return isCode(text) ? text : "unavailable";
}

function isCode(text: string): text is RefusalCode {
  return Object.hasOwn(codes, text);
}
