import type { SiteConfig } from "~/domain/settings/site-config";

/** How long a change of terms and policies is announced, ms: long enough for monthly visitors. */
const toldForMs = 30 * 86_400_000;

/**
 * When the terms or policies changed, ms since epoch, if the visitor has not acknowledged it (POP-08); null =
 * no notice. `seen` is the cookie `terms_seen`: the acknowledged change. A change in the future does not
 * count yet.
 */
export function unseenTermsUpdateAt(
  { updatedAt }: SiteConfig["termsNotice"],
  seen: string | null,
  now: number,
): number | null {
  if (updatedAt === null || updatedAt > now || now >= updatedAt + toldForMs) return null;
  return seen === String(updatedAt) ? null : updatedAt;
}
