/** Receives messages of a topic. Must not throw; is not awaited. */
export type MessageListener = (message: string) => void;

/** Publishes messages between nodes. Messages without a subscriber are dropped. */
export interface Channel {
  /** Publishes `message` to all subscribers of `topic`. Throws `RangeError` on an invalid topic or size. */
  publish(topic: string, message: string): void;
  /** Subscribes to a topic. Returns a function that unsubscribes. */
  subscribe(topic: string, hear: MessageListener): () => void;
}
