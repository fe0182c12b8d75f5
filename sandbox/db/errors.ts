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

/**
 * An error with its causes and their stacks for the log, without the data of players (PLT-09): of a query its
 * text but no parameters, of the database's own error the code and what it names but no message, which may
 * quote a value.
 */
export function failureLogText(error: unknown): string {
  const parts: string[] = [];
  let at = error;
  for (; at instanceof Error; at = at.cause) {
    const { message, stack = "" } = at;
    const frames = stack.slice(stack.indexOf(message) + message.length).match(/^ +at .*$/gm) ?? [];
    parts.push([failureHead(at), ...frames].join("\n"));
  }
  return parts.length > 0 ? parts.join("\ncaused by ") : `no error but a ${typeof error}`;
}

function failureHead(error: Error): string {
  if (error instanceof DrizzleQueryError) return `failed query: ${error.query}`;
  if (!("code" in error)) return `${error.name}: ${error.message}`;
  const named = ["table", "column", "constraint", "routine"].flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? [`${name} ${value}`] : [];
  });
  return [`${error.name} ${String(error.code)}`, ...named].join(", ");
}

/** Whether a query failed because it waited too long for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === "55P03";
}

/** Whether a query was aborted because it and another one waited for each other; it has had no effect. */
export function isDeadlock(error: unknown): boolean {
  return sqlState(error) === "40P01";
}

/**
 * Runs a transaction, and again (up to `attempts` times) where a deadlock aborted it, which has had
 * no effect.
 */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (attempts <= 1 || !isDeadlock(error)) throw error;
    return retryOnDeadlock(transaction, attempts - 1);
  }
}
