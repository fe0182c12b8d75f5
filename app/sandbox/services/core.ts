import type { Database, Db } from "../db/open";
import type { World } from "../db/world";
import type { Feed } from "../feed/types";

/** Dependencies of every sandbox service. */
export interface Core {
  readonly database: Database;
  readonly db: Db;
  readonly world: World;
  readonly feed: Feed;
  /** Settles everything due by now; reads of money wait for it (CPP-09). */
  readonly settler: { settleDue(): Promise<void> };
}
