import { z } from "zod";

/** When the player accepted all cookies, ISO 8601 (CNS-02). */
export const allCookiesAcceptanceWire = z.object({ cookiesAgreeTime: z.iso.datetime() });

/** A cookie choice and its proof (CNS-05). */
export const cookieConsentReceiptWire = z.object({
  id: z.string().regex(/^[\w-]{16}$/),
  choice: z.enum(["all", "functionality", "marketing", "disable"]),
  revision: z.number().int().positive(),
  agreedAt: z.iso.datetime(),
});

/** Reply of both calls about consent to cookies. */
export const consentStoredReplyWire = z.object({ success: z.literal(true) });
