import type { Database, Db } from "../db/open";
import type { World } from "../db/world";
import type { Feed } from "../feed/types";

/** What every service of the sandbox works with. */
export interface Core {
  readonly database: Database;
  readonly db: Db;
  readonly world: World;
  readonly feed: Feed;
  /** Settles everything that is due by now; reads of money wait for it (CPP-09). */
  readonly settler: { settleDue(): Promise<void> };
}
