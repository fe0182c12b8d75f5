import type { Refusal, RefusalCode } from "./types";

/** The place on the page that can mend a refusal, and where it is told (CPP-06). */
export type RefusalPlace = "bet" | "amount" | "account" | "promo" | "coupon";

/** What is mended elsewhere than at the coupon, where no bet is named. */
const places: Readonly<Partial<Record<RefusalCode, RefusalPlace>>> = {
  amount: "amount",
  "amount-step": "amount",
  "below-minimum": "amount",
  "max-below-minimum": "amount",
  "above-maximum": "amount",
  funds: "amount",
  "max-changed": "amount",
  "account-frozen": "account",
  account: "account",
  "promo-unknown": "promo",
  "promo-expired": "promo",
  "promo-used": "promo",
};

/** Pressing "place" is how these are mended: the player is asked about the price, or to sign in. */
const askedByPlacing: readonly RefusalCode[] = ["price-changed", "sign-in"];

/** Whether a refusal is told at the field of the promo code (CPN-14). */
export function isOfPromo({ code }: Pick<Refusal, "code">): boolean {
  return places[code] === "promo";
}

/** Where a refusal belongs: at the bet it names, else where the player can mend it, else at the coupon. */
export function placeOf({ code, marketId }: Pick<Refusal, "code" | "marketId">): RefusalPlace {
  // A block's stake is an amount like the coupon's own, at a field of its own.
  return marketId === undefined ? (places[code] ?? "coupon") : "bet";
}

/** Whether a coupon with these refusals may still be offered for placing. */
export function canPlaceWith(refusals: readonly Refusal[]): boolean {
  return refusals.every(({ code }) => askedByPlacing.includes(code));
}

const codesOfStake: readonly RefusalCode[] = [
  "amount",
  "below-minimum",
  "max-below-minimum",
  "above-maximum",
  "max-changed",
  "funds",
  "limit",
];

/** Whether a refusal is told at the field of its stake, where it is mended. */
export function isOfStake({ code, field }: Pick<Refusal, "code" | "field">): boolean {
  return field === undefined && codesOfStake.includes(code);
}

/** Whether a refusal that comes with a typed code is told at the code's field (CPN-21). */
export function isOfCode({ code }: Pick<Refusal, "code">): boolean {
  return code === "unknown-code" || code === "code-over" || code === "code-too-often";
}

const choices: Readonly<Partial<Record<RefusalCode, string>>> = {
  "unknown-type": "typeId",
  "system-size": "systemValue",
  account: "accountId",
};

/** The field of the choice that was not taken, where a refusal is told and mended; null for all others. */
export function choiceOf({ code }: Pick<Refusal, "code">): string | null {
  return choices[code] ?? null;
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
  const all = [...ofBets, ...refusals.coupon, ...refusals.account, ...refusals.promo];
  return all.find(({ code }) => !askedByPlacing.includes(code)) ?? null;
}
