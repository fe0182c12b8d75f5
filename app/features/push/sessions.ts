import type { SnapshotRevision } from "./market-snapshots";

interface Session {
  /** The platform's version of the session's data, an opaque text; null = the session has ended. */
  readonly version: string | null;
  /** Revision of the last change; 0 = unchanged since first seen. */
  readonly at: SnapshotRevision;
}

/** The last known version of each session, with the revision of its last change. */
export class SessionVersions {
  readonly #all = new Map<string, Session>();

  has(sid: string): boolean {
    return this.#all.has(sid);
  }

  version(sid: string): string | null {
    return this.#all.get(sid)?.version ?? null;
  }

  /**
   * Stores a version; true = readers must be notified. The first version is what the page shows already,
   * unless the session is over.
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
