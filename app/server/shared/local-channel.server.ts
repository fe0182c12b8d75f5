import { log } from "../log.server";
import type { Channel, MessageListener } from "./channel.server";

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

function check(topic: string, message: string) {
  if (!topicName.test(topic))
    throw new RangeError("a topic is 1 to 128 letters, digits or _ . : -");
  if (message.length > mostChars)
    throw new RangeError(`a message has at most ${mostChars} characters`);
}
