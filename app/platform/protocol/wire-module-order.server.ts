/**
 * Wire modules that come first, because other modules export some of their schemas under another
 * name.
 */
const first = ["../services/auth/wire.server.ts", "../services/recovery/wire.server.ts"];

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
].map((name) => `../services/coupons/${name}-wire.server.ts`);

/**
 * Paths of wire modules in the order of the OpenAPI document: those of `first`, then by path, where
 * those of `coupon` stand last of their folder.
 */
export function wireModulesInOpenApiOrder(paths: readonly string[]): readonly string[] {
  const others = paths.filter((path) => !first.includes(path) && !coupon.includes(path));
  const before = others.filter((path) => path < "../services/coupons/z");
  return [...first, ...before, ...coupon, ...others.slice(before.length)];
}
