/**
 * Wire modules that come first, because other modules export some of their schemas under another
 * name.
 */
const first = ["../auth/wire.server.ts", "../recovery/wire.server.ts"];

/** Modules of a coupon, from its bets to what became of it; they stand last of their folder. */
const coupon = [
  "bet-ref",
  "resolve-request",
  "bet",
  "resolve-reply",
  "place-request",
  "placed",
  "coupon-list",
  "promo-codes",
  "advance",
  "place-refusal",
].map((name) => `../coupons/${name}-wire.server.ts`);

/**
 * Paths of wire modules in the order of the OpenAPI document: those of `first`, then by path, where
 * those of `coupon` stand last of their folder.
 */
export function wireModulesInOpenApiOrder(paths: readonly string[]): readonly string[] {
  const others = paths.filter((path) => !first.includes(path) && !coupon.includes(path));
  const before = others.filter((path) => path < "../coupons/z");
  return [...first, ...before, ...coupon, ...others.slice(before.length)];
}
