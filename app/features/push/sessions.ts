import type { Revision } from "./market-snapshots";

interface Session {
  /** The platform's, opaque; null = the session has ended. */
  readonly version: string | null;
  /** When it last changed; 0 = not since it was first seen. */
  readonly at: Revision;
}

/** Sessions as they were last seen, with the turn of their last change. */
export class Sessions {
  readonly #all = new Map<string, Session>();

  has(sid: string): boolean {
    return this.#all.has(sid);
  }

  version(sid: string): string | null {
    return this.#all.get(sid)?.version ?? null;
  }

  /** Writes a version down; true = somebody is to be told. What is seen first is what the page shows, unless it is over. */
  learn(sid: string, version: string | null, turn: Revision): boolean {
    const known = this.#all.get(sid);
    if (known && known.version === version) return false;
    const isMoved = known !== undefined || version === null;
    this.#all.set(sid, { version, at: isMoved ? turn : 0 });
    return isMoved;
  }

  hasMoved(sid: string, since: Revision): boolean {
    return (this.#all.get(sid)?.at ?? 0) > since;
  }

  /** Keeps these sessions alone. */
  keep(sids: ReadonlySet<string>): void {
    for (const sid of this.#all.keys()) if (!sids.has(sid)) this.#all.delete(sid);
  }
}
