import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";

const conflicts: readonly RefusalCode[] = [
  "price-changed",
  "bonus-changed",
  "market-blocked",
  "event-started",
  "score-changed",
  "pending",
  "late",
  "event-over",
  "max-changed",
];

/** HTTP status of a refused placement: 409 if something changed meanwhile, 422 if the player can fix it. */
export function httpStatusOfRefusal(refusals: readonly Pick<Refusal, "code">[]): 409 | 422 {
  return refusals.some(({ code }) => conflicts.includes(code)) ? 409 : 422;
}
