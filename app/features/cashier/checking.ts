import type { TypedOrder } from "./form";

/** An order whose answer was lost, as the session keeps it: it stays under its key until it is known (CPP-11). */
export interface Checking extends TypedOrder {
  readonly key: string;
  /** When its answer was lost, ms since epoch. */
  readonly since: number;
}
