import { z } from "zod";

const event = z.record(z.string(), z.unknown());

/** Events for the collector: one, or several. The body is our decision. */
export const collectorRequestWire = z.union([z.array(event).min(1).max(200), event]);

/** Reply of the collector of events. Our decision; the shell reads nothing of it. */
export const collectorReplyWire = z.object({ success: z.boolean() });
