import { DrizzleQueryError } from "drizzle-orm";

/** SQLSTATE of a failed query, however deep the driver wraps the error; null = not a database error. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code))
      return at.code;
  }
  return null;
}

/** Why a query failed, as text without the query and its parameters, which are data of players. */
export function queryFailureReasonText(error: unknown): string {
  let reason = error;
  while (reason instanceof DrizzleQueryError && reason.cause !== undefined) reason = reason.cause;
  return String(reason);
}

/** Whether a query failed because it waited too long for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === "55P03";
}

/**
 * Runs a transaction, and again (up to `attempts` times) where a deadlock aborted it, which has had
 * no effect.
 */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (attempts <= 1 || sqlState(error) !== "40P01") throw error;
    return retryOnDeadlock(transaction, attempts - 1);
  }
}
