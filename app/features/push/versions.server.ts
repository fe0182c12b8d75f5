import { randomBytes } from "node:crypto";
import type { SnapshotRevision } from "./market-snapshots";

/**
 * The versions of push messages. A version names the process (a random epoch) and its revision of
 * the snapshots, so that a reader who returns gets what it lacks.
 */
export class PushMessageVersions {
  readonly #epoch = randomBytes(6).toString("base64url");
  #revision: SnapshotRevision = 1;

  get revision(): SnapshotRevision {
    return this.#revision;
  }

  /** The name of the current revision, as messages carry it. */
  get name(): string {
    return `${this.#epoch}.${this.#revision}`;
  }

  advanceTo(revision: SnapshotRevision): void {
    this.#revision = revision;
  }

  /**
   * The revision of a version that a reader names; 0 if it is absent, invalid or of another
   * process, so that everything counts as changed.
   */
  revisionOf(since: string | null): SnapshotRevision {
    const [epoch, revision = ""] = (since ?? "").split(".");
    return epoch === this.#epoch && /^\d{1,12}$/.test(revision)
      ? Math.min(Number(revision), this.#revision)
      : 0;
  }

  /** Whether a version is another process's. */
  isForeign(since: string | null): boolean {
    return since !== null && !since.startsWith(`${this.#epoch}.`);
  }
}
