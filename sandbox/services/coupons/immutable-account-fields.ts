import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { AccountType } from "../../db/columns";
import { accounts } from "../../db/schema";
import type { WorldState } from "../../db/world";
import type { SandboxServices } from "../sandbox-services";

/** Immutable facts of an account. */
export interface ImmutableAccountFields<C extends string = string> {
  readonly id: number;
  readonly iso: C;
  readonly type: AccountType | null;
}

const cache = new WeakMap<WorldState, LRUCache<number, ImmutableAccountFields>>();

// By size: with `max` each new state would reserve all places of a cache.
const capacity = { maxSize: 10_000, sizeCalculation: () => 1 };

/**
 * An account's currency and type, cached: a bet is judged by them before anything is locked. A reset
 * reassigns ids, so the cache is per era. Null for an unknown id.
 */
export async function findFixedAccountFields(
  { db, world }: SandboxServices,
  id: number,
): Promise<ImmutableAccountFields | null> {
  const { state } = world;
  const facts = cache.get(state) ?? new LRUCache<number, ImmutableAccountFields>(capacity);
  cache.set(state, facts);
  const known = facts.get(id);
  if (known) return known;
  const [row] = await db
    .select({ id: accounts.id, iso: accounts.iso, type: accounts.type })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (row) facts.set(id, row);
  return row ?? null;
}
