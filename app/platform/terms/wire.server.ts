import { z } from "zod";

/** `GET /web-api/api-v3/v2/user/agreement-rules/status` (bearer; TRM-01): `result` true = terms changed. */
export const termsStatusWire = z.object({ result: z.boolean(), updatedAt: z.string().nullable() });

/** `POST /web-api/api-v3/v2/user/agreement-rules/confirm` (bearer; TRM-03). Path decided. */
export const termsConfirmReplyWire = z.object({ success: z.boolean(), message: z.string().optional() });
