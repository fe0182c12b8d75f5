import type { CouponCookie } from "~/domain/coupon/types";
import { isRequestKey } from "~/domain/money/request-key";
import type { StorageKey } from "~/server/browser-storage";

/** Local storage key of the mark that says which state of the coupon its copy is. */
export const copyMarkKey = "COUPON_MARK" satisfies StorageKey<"local">;

/** The coupon state that a copy belongs to: the cookie's revision and key. */
export interface CopyMark {
  readonly rev: number;
  readonly key: string;
}

/** The text of a mark, stored beside the copy because CPN-16 fixes the copy's format. */
export function serializeCopyMark({ rev, key }: CopyMark): string {
  return `${rev}.${key}`;
}

/** Reads `serializeCopyMark`, or null. Never throws. */
export function parseCopyMark(text: string | null): CopyMark | null {
  const [, rev, key = ""] = /^(\d{1,9})\.(.*)$/.exec(text ?? "") ?? [];
  return isRequestKey(key) ? { rev: Number(rev), key } : null;
}

/**
 * Whether the cookie is not the one the copy was saved with: missing, or lost and started again. A cookie's
 * revision only grows, so a changed, placed or cleared coupon is never "lost" (CPN-16).
 */
export function isCookieLost(
  { rev, key }: Pick<CouponCookie, "rev" | "key">,
  mark: CopyMark | null,
): boolean {
  if (rev === 0) return true;
  return mark !== null && (rev < mark.rev || (rev === mark.rev && key !== mark.key));
}
