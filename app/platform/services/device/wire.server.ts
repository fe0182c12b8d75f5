import { z } from "zod";

const data = z.record(z.string().max(64), z.string().max(256));

/** `POST /web-api/fingerprint`: another token for a device (PLT-03). Our decision. */
export const fingerprintRequestWire = z.object({ data });

/**
 * Reply with another fingerprint of a device; `expiresAt` is s since epoch, `lifeSec` the same as a
 * length of time (our decision).
 */
export const fingerprintReplyWire = z.object({
  token: z.string(),
  expiresAt: z.number().int(),
  lifeSec: z.number().int().positive(),
  data,
});

/** `GET /web-api/secure-data?host=` (SES-09): path: our decision. `grants` has the value of the host cookie's id. */
export const visitSecurityValuesReplyWire = z.object({
  ggru: z.string().min(1).max(256),
  grants: z.record(z.string(), z.string().min(1).max(256)),
});
