import type { CouponCookie } from "~/domain/coupon/types";
import { isRequestKey } from "~/domain/money/request-key";
import type { StorageKey } from "~/server/browser-storage";

/**
 * Local storage key of the version of the coupon's cookie that the browser's copy was made from.
 */
export const copiedCookieVersionKey = "COUPON_MARK" satisfies StorageKey<"local">;

/**
 * The version of the coupon's cookie that the browser's copy was made from: its revision and key.
 */
export interface CopiedCookieVersion {
  readonly rev: number;
  readonly key: string;
}

/** The version as text, stored beside the copy because CPN-16 fixes the copy's format. */
export function serializeCopiedCookieVersion({ rev, key }: CopiedCookieVersion): string {
  return `${rev}.${key}`;
}

/** Reads `serializeCopiedCookieVersion`, or null. Never throws. */
export function parseCopiedCookieVersion(text: string | null): CopiedCookieVersion | null {
  const [, rev, key = ""] = /^(\d{1,9})\.(.*)$/.exec(text ?? "") ?? [];
  return isRequestKey(key) ? { rev: Number(rev), key } : null;
}

/**
 * Whether the cookie is not the one the copy was saved with: missing, or lost and started again. A cookie's
 * revision only grows, so a changed, placed or cleared coupon is never "lost" (CPN-16).
 */
export function isCouponCookieOlderThanCopy(
  { rev, key }: Pick<CouponCookie, "rev" | "key">,
  mark: CopiedCookieVersion | null,
): boolean {
  if (rev === 0) return true;
  return mark !== null && (rev < mark.rev || (rev === mark.rev && key !== mark.key));
}
