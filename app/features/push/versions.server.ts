import { randomBytes } from "node:crypto";
import type { SnapshotRevision } from "./market-snapshots";

/** Names of what readers have been sent: this process's epoch, and its revision of the snapshots. */
export class PushVersions {
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

  /** 0 = a version of another process, or none: everything counts as changed. */
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
