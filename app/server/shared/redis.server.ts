import { Redis } from "ioredis";

/** Longest a command may take, ms: a page must not wait for what it can do without. */
const commandMs = 500;
const connectMs = 2000;
/** Longest pause between two attempts to come back, ms. */
const mostPauseMs = 2000;

/**
 * A connection that never makes a caller wait for a Redis that is away: its commands fail at once, and it comes back
 * by itself for as long as the process lives.
 */
export function connectRedis(url: string, name: string): Redis {
  return new Redis(url, {
    connectionName: `touchline-${name}`,
    connectTimeout: connectMs,
    commandTimeout: commandMs,
    enableOfflineQueue: false,
    // A command that was cut off may have happened; sent again, a count would be counted twice.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    // Apart from each other, so that nodes do not come back in one moment.
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 6), mostPauseMs) * (0.5 + Math.random() / 2),
  });
}

/**
 * Tells whenever all connections are here, or one of them has gone, once per change; `why` is the last error's
 * code, never an address or a password.
 */
export function watchRedis(
  connections: readonly Redis[],
  tell: (isHere: boolean, why: string | null) => void,
): void {
  let last: boolean | null = null;
  let why: string | null = null;
  const look = (isGone: boolean) => {
    const isHere = !isGone && connections.every(({ status }) => status === "ready");
    // On the way to the first connection nothing has changed yet.
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

/** Ends a connection, after what was sent has been answered where Redis is here. */
export async function endRedis(connection: Redis): Promise<void> {
  if (connection.status === "ready") await connection.quit().catch(() => undefined);
  connection.disconnect();
}
