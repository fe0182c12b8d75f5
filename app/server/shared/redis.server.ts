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
export function connectRedis(url: string): Redis {
  return new Redis(url, {
    connectionName: "touchline",
    connectTimeout: connectMs,
    commandTimeout: commandMs,
    enableOfflineQueue: false,
    // An interrupted command may have run; resending it could count twice.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // With jitter, so that nodes do not reconnect at the same moment.
    retryStrategy: (times) =>
      Math.min(50 * 2 ** Math.min(times, 6), mostPauseMs) * (0.5 + Math.random() / 2),
  });
}

/**
 * Reports each change between a connection up and down. `why` is the last error's code, never an
 * address or a password.
 */
export function watchRedis(
  connection: Redis,
  tell: (isHere: boolean, why: string | null) => void,
): void {
  let last: boolean | null = null;
  let why: string | null = null;
  const look = (isGone: boolean) => {
    const isHere = !isGone && connection.status === "ready";
    // Before the first connection there is no change to report.
    if (isHere === last || (!isHere && !isGone)) return;
    last = isHere;
    tell(isHere, isHere ? null : why);
  };
  connection.on("error", (error: Error & { code?: unknown }) => {
    why = typeof error.code === "string" ? error.code : error.name;
  });
  connection.on("ready", () => look(false));
  connection.on("close", () => look(true));
}

/** Closes a connection after pending replies, if Redis is up. */
export async function endRedis(connection: Redis): Promise<void> {
  if (connection.status === "ready") await connection.quit().catch(() => undefined);
  connection.disconnect();
}
