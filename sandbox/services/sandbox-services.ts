import type { Db, OpenedDatabase } from "../db/open";
import type { World } from "../db/world";
import type { Feed } from "../feed/types";
import type { FileStore } from "./documents/store";
import type { DueWorkLoop } from "./loop";

/** Dependencies of every sandbox service. */
export interface SandboxServices {
  readonly database: OpenedDatabase;
  readonly db: Db;
  readonly world: World;
  readonly feed: Feed;
  /** Secrets from the environment, not in the database: the first encrypts, all decrypt. */
  readonly secrets: readonly string[];
  /** Origin of the site, for links in messages: `https://www.example`. */
  readonly publicOrigin: string;
  /** Whether the sandbox's pages have another origin than the site's. */
  readonly isAlone: boolean;
  /** Content of players' files. */
  readonly files: FileStore;
  /** Settles everything due by now; reads of money wait for it (CPP-09). */
  readonly settler: { settleDue(): Promise<void> };
  /** Sends the news that are due by now (SET-02). */
  readonly news: { run(): Promise<void> };
  /** Sends the push messages that are due by now. */
  readonly push: Pick<DueWorkLoop, "runUnlessHeld">;
}
