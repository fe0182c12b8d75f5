import { z } from "zod";

/** Origins of other companies for the Content-Security-Policy (SEC-02): `https://accounts.example`. */
export const cspOriginsWire = z.object({
  connect: z.array(z.string()).default([]),
  /** Where games and other parts in frames come from (CAS-03): origins, and paths of this site that end in `/`. */
  frame: z.array(z.string()).default([]),
  image: z.array(z.string()).default([]),
  /** Sites that may show this one in a frame. */
  ancestors: z.array(z.string()).default([]),
});
