import type { TypedOrder } from "./form";

/** An order whose answer was lost, as the session keeps it: it stays under its key until it is known (CPP-11). */
export interface Checking extends TypedOrder {
  readonly key: string;
  /** When its answer was lost, ms since epoch. */
  readonly since: number;
}

/** For how long after its answer was lost an order that was not made keeps its key, ms: nothing arrives later than that. */
const keptMs = 15 * 60_000;

/** Whether an order that the platform does not know by now may be forgotten with its key; `now` is ms since epoch. */
export function isForgotten({ since }: Pick<Checking, "since">, now: number): boolean {
  return now >= since + keptMs;
}
