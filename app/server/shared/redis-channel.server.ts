import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Channel } from "./channel.server";
import { localChannel } from "./local-channel.server";

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
