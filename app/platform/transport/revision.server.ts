import { wireHeaders } from "./wire.server";

let latest: string | null = null;

/** The last config revision stated by the platform, null if none; a new one expires caches. */
export function configRevision(): string | null {
  return latest;
}

/**
 * Stores the config revision that a reply's headers state, if they state one; a new one expires
 * cached copies at once (CFG-02).
 */
export function updateConfigRevisionFromReply(headers: Headers) {
  latest = headers.get(wireHeaders.configRevision) ?? latest;
}

/**
 * Clears the learned revision, for a replaced platform.
 * @internal
 */
export function resetConfigRevision() {
  latest = null;
}
