import { z } from "zod";

/** Age gate; shown if it is on and the licence states an age (POP-05). */
export const ageGateWire = z.object({
  isOn: z.boolean().default(false),
  /** Whether a confirmation lasts until the browser is closed instead of three days. */
  isForSession: z.boolean().default(false),
  /** Where underage visitors are sent: an http(s) address; "" = the responsible gaming page. */
  leaveUrl: z.string().default(""),
});
