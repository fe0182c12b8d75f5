import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/open";

/** Work that falls due by the clock. */
export interface DueWork {
  /**
   * Whether any of this work is due by `now` (ms since epoch): an SQL condition, or true or false
   * if this process knows by itself.
   */
  readonly isDue: (now: number) => SQL | boolean;
  readonly run: () => Promise<void>;
}

/**
 * Finds, with one query, the works that have something to do now; every read of money asks for them. A reset
 * empties the tables in the order in which this query names them (`db/seed.ts`).
 */
export async function findDueWork(
  db: Db,
  works: readonly DueWork[],
  now: number,
): Promise<DueWork[]> {
  const columns = works.map(
    ({ isDue }, index) => sql`(${isDue(now)})::boolean as ${sql.identifier(`due_${index}`)}`,
  );
  const { rows } = await db.execute<Record<string, boolean>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  return works.filter((_, index) => rows[0]?.[`due_${index}`] === true);
}
