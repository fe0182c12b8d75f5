import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { log } from "../log.server";

/** Receives messages of a topic. Must not throw; is not awaited. */
export type MessageListener = (message: string) => void;

/** Publishes messages between nodes. Messages without a subscriber are dropped. */
export interface Channel {
  /** Publishes `message` to all subscribers of `topic`. Throws `RangeError` on an invalid topic or size. */
  publish(topic: string, message: string): void;
  /** Subscribes to a topic. Returns a function that unsubscribes. */
  subscribe(topic: string, hear: MessageListener): () => void;
}

/** Maximum message length, characters: messages announce changes, they do not carry pages. */
const mostChars = 64 * 1024;
const topicName = /^[\w.:-]{1,128}$/;

/** Channel within this process: subscribers are called before `publish` returns. */
export function localChannel(): Channel {
  const topics = new Map<string, Set<{ readonly hear: MessageListener }>>();
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
 * Channel across all nodes: local subscribers are called at once, others through Redis. During a Redis outage
 * messages stay on their node. Nothing is stored, so subscribers that need every change must reload on
 * reconnect.
 */
export function redisChannel(commands: Redis, hearing: Redis, prefix: string): Channel {
  const local = localChannel();
  const hearers = new Map<string, number>();
  // Redis returns a node's own messages, which were already delivered locally.
  const mark = `${randomUUID()} `;
  const isHere = () => hearing.status === "ready";
  hearing.on("ready", () => {
    if (hearers.size > 0)
      settle(hearing.subscribe(...[...hearers.keys()].map((topic) => prefix + topic)));
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

/** Ignores publish errors: the connection logs the outage, and messages may be lost. */
function settle(sent: Promise<unknown>) {
  sent.catch(() => undefined);
}

function check(topic: string, message: string) {
  if (!topicName.test(topic))
    throw new RangeError("a topic is 1 to 128 letters, digits or _ . : -");
  if (message.length > mostChars)
    throw new RangeError(`a message has at most ${mostChars} characters`);
}
