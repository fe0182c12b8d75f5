import { z } from "zod";

const data = z.record(z.string().max(64), z.string().max(256));

/** Data of a device that gets another token (PLT-03). */
export const fingerprintRequestWire = z.object({ data });

/** Another fingerprint of a device; `expiresAt` is s since epoch, `lifeSec` the same as a length of time. */
export const fingerprintReplyWire = z.object({
  token: z.string(),
  expiresAt: z.number().int(),
  lifeSec: z.number().int().positive(),
  data,
});

/** Security values of a visit (SES-09). `grants` has the value of the host cookie's id. */
export const visitSecurityValuesReplyWire = z.object({
  ggru: z.string().min(1).max(256),
  grants: z.record(z.string(), z.string().min(1).max(256)),
});
