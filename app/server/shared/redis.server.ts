import { Redis } from "ioredis";

/** Timeouts of a command and of connecting, ms: pages must not wait for optional data. */
const commandMs = 500;
const connectMs = 2000;
/** Maximum delay between reconnect attempts, ms. */
const mostPauseMs = 2000;

/**
 * Redis connection that never blocks callers during an outage: commands fail at once, and it reconnects for
 * as long as the process lives.
 */
export function connectRedis(url: string, name: string): Redis {
  return new Redis(url, {
    connectionName: `touchline-${name}`,
    connectTimeout: connectMs,
    commandTimeout: commandMs,
    enableOfflineQueue: false,
    // An interrupted command may have run; resending it could count twice.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    // With jitter, so that nodes do not reconnect at the same moment.
    retryStrategy: (times) =>
      Math.min(50 * 2 ** Math.min(times, 6), mostPauseMs) * (0.5 + Math.random() / 2),
  });
}

/**
 * Reports each change between all connections up and any down. `why` is the last error's code, never an
 * address or a password.
 */
export function watchRedis(
  connections: readonly Redis[],
  tell: (isHere: boolean, why: string | null) => void,
): void {
  let last: boolean | null = null;
  let why: string | null = null;
  const look = (isGone: boolean) => {
    const isHere = !isGone && connections.every(({ status }) => status === "ready");
    // Before the first connection there is no change to report.
    if (isHere === last || (!isHere && !isGone)) return;
    last = isHere;
    tell(isHere, isHere ? null : why);
  };
  for (const connection of connections) {
    connection.on("error", (error: Error & { code?: unknown }) => {
      why = typeof error.code === "string" ? error.code : error.name;
    });
    connection.on("ready", () => look(false));
    connection.on("close", () => look(true));
  }
}

/** Closes a connection after pending replies, if Redis is up. */
export async function endRedis(connection: Redis): Promise<void> {
  if (connection.status === "ready") await connection.quit().catch(() => undefined);
  connection.disconnect();
}
