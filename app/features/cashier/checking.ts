import type { TypedOrder } from "./form";

/** An order whose answer was lost, as the session keeps it: it stays under its key until it is known (CPP-11). */
export interface Checking extends TypedOrder {
  readonly key: string;
  /** When it was sent, ms since epoch. */
  readonly since: number;
}

/** How long after it was sent "nothing was paid" is not believed, ms: what was still on its way has arrived or died by then. */
export const checkingGraceMs = 10_000;

/** Whether the platform's "nothing was paid" may be believed by now (ms since epoch). */
export function isGraceOver({ since }: Pick<Checking, "since">, now: number): boolean {
  return now >= since + checkingGraceMs;
}
