import type { Database, Db } from "../db/open";
import type { World } from "../db/world";
import type { Feed } from "../feed/types";
import type { Settler } from "./coupons/settler";

/** What every service of the sandbox works with. */
export interface Core {
  readonly database: Database;
  readonly db: Db;
  readonly world: World;
  readonly feed: Feed;
  readonly settler: Settler;
}
