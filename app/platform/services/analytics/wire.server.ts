import { z } from "zod";

const event = z.record(z.string(), z.unknown());

/** `POST /fatman-api/{key}?whence=&lang=`: an event, or several. Body: our decision. */
export const collectorRequestWire = z.union([z.array(event).min(1).max(200), event]);

/** Reply of the collector of events. Our decision; the shell reads nothing of it. */
export const collectorReplyWire = z.object({ success: z.boolean() });
