import type { SnapshotRevision } from "./market-snapshots";

interface Session {
  /** The platform's version of the session's data, an opaque text; null = the session has ended. */
  readonly version: string | null;
  /** Revision of the last change; 0 = unchanged since first seen. */
  readonly at: SnapshotRevision;
}

/**
 * The platform's last known version of each session's data (null = the session has ended), with the
 * revision of the snapshots at which it last changed.
 */
export class KnownSessionVersions {
  readonly #all = new Map<string, Session>();

  has(sid: string): boolean {
    return this.#all.has(sid);
  }

  version(sid: string): string | null {
    return this.#all.get(sid)?.version ?? null;
  }

  /**
   * Stores a session's version; true = readers must be notified, because the version changed or the
   * session is over. The first version of a session is what the page shows already.
   */
  learn(sid: string, version: string | null, turn: SnapshotRevision): boolean {
    const known = this.#all.get(sid);
    if (known && known.version === version) return false;
    const isMoved = known !== undefined || version === null;
    this.#all.set(sid, { version, at: isMoved ? turn : 0 });
    return isMoved;
  }

  hasMoved(sid: string, since: SnapshotRevision): boolean {
    return (this.#all.get(sid)?.at ?? 0) > since;
  }

  /** Removes all other sessions. */
  keep(sids: ReadonlySet<string>): void {
    for (const sid of this.#all.keys()) if (!sids.has(sid)) this.#all.delete(sid);
  }
}
