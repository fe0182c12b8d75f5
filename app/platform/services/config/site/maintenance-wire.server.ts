import { z } from "zod";

/** A maintenance window; times are seconds since epoch. */
export const maintenanceWire = z.object({
  started_at: z.number(),
  ended_at: z.number(),
  notify_started_at: z.number(),
  notify_ended_at: z.number(),
  isActive: z.boolean(),
  web_state: z.number(),
});
