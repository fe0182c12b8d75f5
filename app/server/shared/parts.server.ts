import { env } from "../env.server";
import { log } from "../log.server";
import { type Channel, localChannel, redisChannel } from "./channels.server";
import { type Limiter, memoryLimiter, redisLimiter } from "./limiter.server";
import { type Marks, memoryMarks, redisMarks } from "./marks.server";
import { connectRedis, endRedis, watchRedis } from "./redis.server";
import { release } from "./release.server";
import { noValues, redisValues, type SharedValues } from "./values.server";

/** What the nodes of a site have in common (OPS-01); in one process where no `REDIS_URL` is set. */
export interface SharedParts {
  readonly channel: Channel;
  readonly values: SharedValues;
  readonly limiter: Limiter;
  readonly marks: Marks;
  /** Prices that browsers added in the last seconds: apart from `marks`, which many of them must not push out. */
  readonly recentAdds: Marks;
  /** Whether the parts can be reached now; a node without them says so at `/readyz`. */
  isHere(): Promise<boolean>;
  close(): Promise<void>;
}

export interface PartsOptions {
  /** null = this process alone. */
  readonly redisUrl: string | null;
  readonly appEnv: string;
}

/** Begins every key and topic; its number changes with the meaning of what stands under it. */
const version = "touchline:1";

/** Makes the parts; resolves nothing, since a site starts without its Redis and goes on without it. */
export function openParts({ redisUrl, appEnv }: PartsOptions): SharedParts {
  if (redisUrl === null) {
    return {
      channel: localChannel(),
      values: noValues,
      limiter: memoryLimiter(),
      marks: memoryMarks(),
      recentAdds: memoryMarks(),
      isHere: async () => true,
      close: async () => undefined,
    };
  }
  const commands = connectRedis(redisUrl, "commands");
  const hearing = connectRedis(redisUrl, "hearing");
  let isClosing = false;
  watchRedis([commands, hearing], (isHere, why) => {
    if (isClosing) return;
    if (isHere) log.info("what nodes share is here");
    else log.warn({ why }, "what nodes share is away; this node goes on by itself");
  });
  const prefix = `${version}:${appEnv}`;
  return {
    channel: redisChannel(commands, hearing, `${prefix}:topic:`),
    // Of this release alone: another one may read the same words otherwise.
    values: redisValues(commands, `${prefix}:value:${release}:`),
    limiter: redisLimiter(commands, `${prefix}:limit:`),
    marks: redisMarks(commands, `${prefix}:mark:`),
    recentAdds: redisMarks(commands, `${prefix}:add:`),
    async isHere() {
      if (hearing.status !== "ready") return false;
      // Asked, not remembered: a Redis that hangs keeps its connections.
      return commands.ping().then(
        () => true,
        () => false,
      );
    },
    async close() {
      isClosing = true;
      await Promise.all([endRedis(commands), endRedis(hearing)]);
    },
  };
}

// On globalThis, since hot reload replaces modules and the connections must stay one pair.
const holder = globalThis as typeof globalThis & { __touchlineShared?: SharedParts | undefined };

/** The parts of this process, made when first asked for. */
export function sharedParts(): SharedParts {
  holder.__touchlineShared ??= openParts(env());
  return holder.__touchlineShared;
}

/** Lets go of them; whoever asks next makes new ones. */
export async function closeSharedParts(): Promise<void> {
  const open = holder.__touchlineShared;
  holder.__touchlineShared = undefined;
  await open?.close();
}
