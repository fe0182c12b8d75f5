import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";

/** Where the player can resolve a refusal, and where it is shown (CPP-06). */
export type RefusalPlace = "bet" | "amount" | "account" | "promo" | "coupon";

/** Where refusals that name no bet are shown and resolved, by code; other codes: at the coupon. */
const places: Readonly<Partial<Record<RefusalCode, RefusalPlace>>> = {
  amount: "amount",
  "no-stake": "amount",
  "amount-step": "amount",
  "below-minimum": "amount",
  "max-below-minimum": "amount",
  "above-maximum": "amount",
  funds: "amount",
  "max-changed": "amount",
  "account-frozen": "account",
  account: "account",
  "account-changed": "account",
  "promo-unknown": "promo",
  "promo-expired": "promo",
  "promo-used": "promo",
};

/** Refusals that pressing "place" resolves: it asks about the price or leads to sign-in. */
const askedByPlacing: readonly RefusalCode[] = ["price-changed", "sign-in"];

/** Whether a refusal is shown at the promo code field (CPN-14). */
export function isPromoRefusal({ code }: Pick<Refusal, "code">): boolean {
  return places[code] === "promo";
}

/** Where a refusal is shown: at its bet, else where the player can resolve it, else at the coupon. */
export function refusalPlaceOf({
  code,
  marketId,
}: Pick<Refusal, "code" | "marketId">): RefusalPlace {
  // A block's stake counts as an amount but has its own field.
  return marketId === undefined ? (places[code] ?? "coupon") : "bet";
}

/** Whether a coupon with these refusals can still be placed. */
export function isPlaceableDespite(
  refusals: readonly Pick<Refusal, "code" | "marketId">[],
): boolean {
  return refusals.every(({ code }) => askedByPlacing.includes(code));
}

/** Reasons that no wait and no acceptance resolves: the bet can only be removed. */
const goneCodes: readonly RefusalCode[] = ["event-started", "event-over", "unknown-bet"];

/** Whether a bet can never be placed any more: its row offers removal alone. */
export function isBetUnavailable({
  reasons,
}: {
  readonly reasons: readonly RefusalCode[];
}): boolean {
  return reasons.some((code) => goneCodes.includes(code));
}

/** Whether a bet can be placed, apart from reasons that the player accepts by placing. */
export function isBetPlaceable({ reasons }: { readonly reasons: readonly RefusalCode[] }): boolean {
  return isPlaceableDespite(reasons.map((code) => ({ code })));
}

/**
 * The prices that returns are counted with, in the coupon's order; null for a bet that cannot be placed, which
 * promises no return (CPN-22).
 */
export function placeableCoefs(
  rows: readonly { readonly coef: string; readonly reasons: readonly RefusalCode[] }[],
): readonly (string | null)[] {
  return rows.map((row) => (isBetPlaceable(row) ? row.coef : null));
}

/** Codes of presses that the shell did not send; what became of an earlier press of the same bet is not in them. */
const notSentCodes: readonly RefusalCode[] = [
  ...(["one-click-off", "reality-check", "age-gate", "stake-changed", "max-changed"] as const),
  ...(["too-often", "account-changed", "offline", "expired", "checking"] as const),
];

/** Whether a refusal says that a press was not sent, rather than that the platform refused the bet (CPP-11). */
export function isNotSentRefusal({ code, isNotSent }: Pick<Refusal, "code" | "isNotSent">) {
  return isNotSent === true || notSentCodes.includes(code);
}

const codesOfStake: readonly RefusalCode[] = [
  "amount",
  "no-stake",
  "below-minimum",
  "max-below-minimum",
  "above-maximum",
  "max-changed",
  "funds",
  "limit",
];

/** Whether a refusal is shown at its stake field. */
export function isStakeRefusal({ code, field }: Pick<Refusal, "code" | "field">): boolean {
  return field === undefined && codesOfStake.includes(code);
}

/** Whether a refusal is shown at the share code field (CPN-21). */
export function isShareCodeRefusal({ code }: Pick<Refusal, "code">): boolean {
  return code === "unknown-code" || code === "code-over" || code === "code-too-often";
}

const choices: Readonly<Partial<Record<RefusalCode, string>>> = {
  "unknown-type": "typeId",
  "system-size": "systemValue",
  account: "accountId",
};

/** The choice field that a refusal belongs to; null for all others. */
export function choiceFieldOfRefusal({ code }: Pick<Refusal, "code">): string | null {
  return choices[code] ?? null;
}

/** The field of a refusal that is neither of a bet nor of a block; null = of the coupon as a whole. */
export function commonFieldOfRefusal(refusal: Pick<Refusal, "code" | "field">): string | null {
  if (refusal.field) return refusal.field;
  if (isShareCodeRefusal(refusal)) return "code";
  if (isPromoRefusal(refusal)) return "promoCode";
  if (places[refusal.code] === "amount" || isStakeRefusal(refusal)) return "amount";
  return choiceFieldOfRefusal(refusal);
}

/**
 * The first refusal that disables the button which places the coupon; null = the button works. For
 * singles, refusals of bets count only if none of the bets can be placed (CPP-04).
 */
export function blockingRefusal({
  refusals,
  rows,
  singles,
}: {
  readonly refusals: Readonly<Record<RefusalPlace, readonly Refusal[]>>;
  readonly rows: readonly { readonly reasons: readonly RefusalCode[] }[];
  readonly singles: readonly unknown[] | null;
}): Refusal | null {
  const isOneFree = rows.some(isBetPlaceable);
  const ofBets =
    singles !== null && isOneFree ? [] : refusals.bet.filter((refusal) => !isStakeRefusal(refusal));
  const all = [...ofBets, ...refusals.coupon, ...refusals.account, ...refusals.promo];
  return all.find((refusal) => !isPlaceableDespite([refusal])) ?? null;
}
