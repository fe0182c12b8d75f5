import { wireHeaders } from "./wire.server";

let latest: string | null = null;

/** The last config revision stated by the platform, null if none; a new one expires caches. */
export function configRevision(): string | null {
  return latest;
}

/** Reads the config revision from any reply: a new one expires cached copies at once (CFG-02). */
export function learnRevision(headers: Headers) {
  latest = headers.get(wireHeaders.configRevision) ?? latest;
}

/**
 * Clears the learned revision, for a replaced platform.
 * @internal
 */
export function resetRevision() {
  latest = null;
}
