import { z } from "zod";

/**
 * `POST /web-api/user/v1/cookies-agreement` (bearer; CNS-02): when the player accepted all cookies, ISO 8601. The
 * path is our decision.
 */
export const allCookiesAcceptanceWire = z.object({ cookiesAgreeTime: z.iso.datetime() });

/** `POST /web-api/user/v1/cookies-receipts` (bearer; CNS-05). Our decision: a cookie choice and its proof. */
export const cookieConsentReceiptWire = z.object({
  id: z.string().regex(/^[\w-]{16}$/),
  choice: z.enum(["all", "functionality", "marketing", "disable"]),
  revision: z.number().int().positive(),
  agreedAt: z.iso.datetime(),
});

/** Reply of both calls about consent to cookies. */
export const consentStoredReplyWire = z.object({ success: z.literal(true) });
