import type { SiteConfig } from "~/features/settings/site-config";

/** How long a change of the site's terms and policies is told of, ms: whoever comes once a month has seen it. */
const toldForMs = 30 * 86_400_000;

/**
 * When the site's terms or policies changed, ms since epoch, where a visitor is still to be told of it (POP-08); null =
 * nothing is told. `seen` is the cookie `terms_seen`: the change that was acknowledged. A change that lies ahead is none yet.
 */
export function updateToTell(
  { updatedAt }: SiteConfig["termsNotice"],
  seen: string | null,
  now: number,
): number | null {
  if (updatedAt === null || updatedAt > now || now >= updatedAt + toldForMs) return null;
  return seen === String(updatedAt) ? null : updatedAt;
}
