import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { log } from "../log.server";

/** Who wants the messages of a topic; must not throw, and is not waited for. */
export type Hear = (message: string) => void;

/** Messages between the parts of a site, on whichever nodes they run. What nobody hears is gone. */
export interface Channel {
  /** Says `message` to all who hear `topic` now. Throws `RangeError` on a topic or size that no caller may use. */
  publish(topic: string, message: string): void;
  /** Hears a topic until the function that comes back is called. */
  subscribe(topic: string, hear: Hear): () => void;
}

/** Longest message, characters: a channel tells what changed, it does not carry pages. */
const mostChars = 64 * 1024;
const topicName = /^[\w.:-]{1,128}$/;

/** A channel within this process: those who hear are called before `publish` returns. */
export function localChannel(): Channel {
  const topics = new Map<string, Set<{ readonly hear: Hear }>>();
  return {
    publish(topic, message) {
      check(topic, message);
      for (const { hear } of [...(topics.get(topic) ?? [])]) {
        try {
          hear(message);
        } catch (error) {
          log.error({ err: error }, "a message was not heard to its end");
        }
      }
    },
    subscribe(topic, hear) {
      check(topic, "");
      const hearers = topics.get(topic) ?? new Set();
      topics.set(topic, hearers);
      const own = { hear };
      hearers.add(own);
      return () => {
        hearers.delete(own);
        if (hearers.size === 0 && topics.get(topic) === hearers) topics.delete(topic);
      };
    },
  };
}

/**
 * A channel over all nodes: those here hear at once, the others by Redis. While Redis is away every node hears only
 * itself; nothing is stored for later, so whoever needs no gap asks again when it reconnects.
 */
export function redisChannel(commands: Redis, hearing: Redis, prefix: string): Channel {
  const local = localChannel();
  const hearers = new Map<string, number>();
  // Redis sends a node its own messages too; it has heard them already.
  const mark = `${randomUUID()} `;
  const isHere = () => hearing.status === "ready";
  hearing.on("ready", () => {
    if (hearers.size > 0) settle(hearing.subscribe(...[...hearers.keys()].map((topic) => prefix + topic)));
  });
  hearing.on("message", (name: string, text: string) => {
    if (!text.startsWith(mark)) local.publish(name.slice(prefix.length), text.slice(mark.length));
  });
  return {
    publish(topic, message) {
      local.publish(topic, message);
      settle(commands.publish(prefix + topic, mark + message));
    },
    subscribe(topic, hear) {
      const leave = local.subscribe(topic, hear);
      const count = (hearers.get(topic) ?? 0) + 1;
      hearers.set(topic, count);
      if (count === 1 && isHere()) settle(hearing.subscribe(prefix + topic));
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        leave();
        const left = (hearers.get(topic) ?? 1) - 1;
        if (left > 0) hearers.set(topic, left);
        else {
          hearers.delete(topic);
          if (isHere()) settle(hearing.unsubscribe(prefix + topic));
        }
      };
    },
  };
}

/** That Redis is away is said once, by the connection; a message that it did not take is lost as promised. */
function settle(sent: Promise<unknown>) {
  sent.catch(() => undefined);
}

function check(topic: string, message: string) {
  if (!topicName.test(topic)) throw new RangeError("a topic is 1 to 128 letters, digits or _ . : -");
  if (message.length > mostChars) throw new RangeError(`a message has at most ${mostChars} characters`);
}
