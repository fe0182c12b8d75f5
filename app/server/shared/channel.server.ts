import { sharedParts } from "./parts.server";

/** Says `message` to whoever hears `topic`, on this node at once and on the others by Redis (OPS-01). */
export function publish(topic: string, message: string): void {
  sharedParts().channel.publish(topic, message);
}

/** Hears the messages of a topic, whichever node says them, until the function that comes back is called (OPS-01). */
export function subscribe(topic: string, hear: (message: string) => void): () => void {
  return sharedParts().channel.subscribe(topic, hear);
}
