import type { Refusal, RefusalCode } from "./types";

/** The place on the page that can mend a refusal, and where it is told (CPP-06). */
export type RefusalPlace = "bet" | "amount" | "account" | "coupon";

const places: Readonly<Record<RefusalCode, RefusalPlace>> = {
  "price-changed": "bet",
  "market-blocked": "bet",
  "event-started": "bet",
  "event-over": "bet",
  "score-changed": "bet",
  "unknown-bet": "bet",
  "banned-express": "bet",
  dependent: "bet",
  locked: "bet",
  "not-placed": "bet",
  amount: "amount",
  "amount-step": "amount",
  "below-minimum": "amount",
  "above-maximum": "amount",
  funds: "amount",
  "account-frozen": "account",
  "sign-in": "coupon",
  limit: "coupon",
  excluded: "coupon",
  pending: "coupon",
  checking: "coupon",
  "key-reused": "coupon",
  empty: "coupon",
  "too-many": "coupon",
  "too-often": "coupon",
  unavailable: "coupon",
  expired: "coupon",
  type: "coupon",
};

/** Pressing "place" is how these are mended: the player is asked about the price, or to sign in. */
const askedByPlacing: readonly RefusalCode[] = ["price-changed", "sign-in"];

/** Where a refusal belongs; what no bet is named for can only be told at the coupon. */
export function placeOf(refusal: Refusal): RefusalPlace {
  const place = places[refusal.code];
  if (refusal.marketId !== undefined) return "bet";
  return place === "bet" ? "coupon" : place;
}

/** Whether a coupon with these refusals may still be offered for placing. */
export function canPlaceWith(refusals: readonly Refusal[]): boolean {
  return refusals.every(({ code }) => askedByPlacing.includes(code));
}

const codesOfStake: readonly RefusalCode[] = ["amount", "below-minimum", "above-maximum", "funds", "limit"];

/** Whether a refusal is told at the field of its stake, where it is mended. */
export function isOfStake({ code }: Pick<Refusal, "code">): boolean {
  return codesOfStake.includes(code);
}

/** What keeps the button from being pressed: of singles a bet does only where no other can be placed (CPP-04). */
export function blockedBy({
  refusals,
  rows,
  singles,
}: {
  readonly refusals: Readonly<Record<RefusalPlace, readonly Refusal[]>>;
  readonly rows: readonly { readonly reasons: readonly RefusalCode[] }[];
  readonly singles: readonly unknown[] | null;
}): Refusal | null {
  const isOneFree = rows.some(({ reasons }) => reasons.every((code) => askedByPlacing.includes(code)));
  const ofBets = singles !== null && isOneFree ? [] : refusals.bet.filter((refusal) => !isOfStake(refusal));
  const all = [...ofBets, ...refusals.coupon, ...refusals.account];
  return all.find(({ code }) => !askedByPlacing.includes(code)) ?? null;
}
