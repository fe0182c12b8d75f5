/** SQLSTATE of a failed query, found however deep the driver's error is wrapped; null = it is none. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return null;
}

/** A lock could not be had in time. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === "55P03";
}

/** Runs a transaction again that was sacrificed to end a deadlock; it has had no effect. */
export async function retryingDeadlocks<T>(transaction: () => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (attempts <= 1 || sqlState(error) !== "40P01") throw error;
    return retryingDeadlocks(transaction, attempts - 1);
  }
}
