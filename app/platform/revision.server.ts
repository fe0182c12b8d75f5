import { wireHeaders } from "./wire.server";

let latest: string | null = null;

/** The config revision that the platform stated last, or null where it states none; part of what outdates a cache. */
export function configRevision(): string | null {
  return latest;
}

/** Learns the config's revision from any reply: another one outdates cached copies at once (CFG-02). */
export function learnRevision(headers: Headers) {
  latest = headers.get(wireHeaders.configRevision) ?? latest;
}

/** Forgets what was learnt; for a platform that is replaced, and for tests. */
export function resetRevision() {
  latest = null;
}
