import { z } from "zod";

/**
 * An event: `uid` is a random number of this event alone, by which one that arrives twice is known; `at` is ms since
 * epoch; `id` is the collector's number, where the specification gives one. The rest are the fields of docs/analytics.md.
 */
const event = z.looseObject({
  uid: z.string().regex(/^[\w-]{8,64}$/),
  at: z.int().min(0),
  name: z.string().min(1).max(80),
  id: z.int().optional(),
});

/** Events for the collector. The body is our decision. */
export const collectorRequestWire = z.array(event).min(1).max(200);

/** Reply of the collector of events. Our decision; the shell reads nothing of it. */
export const collectorReplyWire = z.object({ success: z.boolean() });

/** A counter's code, as its vendor gives it. */
const counterCode = z.string().regex(/^[\w.-]{1,40}$/);

/** Counters of a domain and project: code by number of the type (ANA-01). */
export const countersWire = z.object({
  counters: z.record(z.string().regex(/^\d{1,3}$/), counterCode),
});
