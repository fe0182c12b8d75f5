import { z } from "zod";

/** An amount on the wire: decimal text in the account's currency, no separators, e.g. `"150.00"`. */
export const wireAmount = z.string().regex(/^-?\d{1,15}(\.\d{1,4})?$/);

/** A decimal price on the wire, e.g. `"1.85"`; above 1 (ODD-04). */
export const wirePrice = z.string().regex(/^\d{1,7}(\.\d{1,3})?$/);

/** A moment on the wire: ISO 8601 with a zone. */
export const wireTime = z.iso.datetime({ offset: true });

/**
 * Headers of upstream calls (PLT-01, PLT-08). `platformTime` is our decision: the platform's clock in ms,
 * which the shell uses as "now". `captcha` is the captcha that was answered (PLT-04); `clientAddress`, our decision,
 * the visitor's address. `configRevision` is our decision: with it config changes are seen at once,
 * without it after the cache's 600 to 900 s (CFG-02).
 */
export const wireHeaders = {
  requestedWith: "x-requested-with",
  app: "x-app-id",
  auth: "x-auth",
  language: "x-language",
  session: "x-session-id",
  requestId: "x-request-id",
  country: "x-geoip-country",
  /** The visitor's user agent, percent-encoded. */
  agent: "x-visitor-agent",
  /**
   * `frameMode` is `iframe` where the page is shown in a frame, else the header is not sent;
   * `frameSite` says how the frame stands to the site around it (SES-04).
   */
  frameMode: "x-frame-mode",
  frameSite: "x-frame-site",
  /** `mobile` or `desktop`, where the visitor asked for that version of the site (SCR-14). */
  platformType: "x-platform-type",
  idempotencyKey: "idempotency-key",
  captcha: "x-captcha",
  fingerprint: "x-fingerprint",
  clientAddress: "x-client-address",
  platformTime: "x-platform-time",
  configRevision: "x-config-revision",
} as const;

/** Refusal body of the platform: a stable code, and a title for people. */
export const wireRefusal = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  exception_code: z.number().optional(),
  title: z.string().optional(),
  message: z.string().optional(),
});

/** Whether a reply demands confirmation of changed terms (PLT-05); `body` is its JSON. */
export function isChangedTermsRefusal(status: number, body: unknown): boolean {
  const refusal = status === 451 ? wireRefusal.safeParse(body) : null;
  return refusal?.success === true && refusal.data.exception_code === 1;
}
