import { z } from "zod";

/** Sign-in, sessions and the token of the other services (SES-01, SES-02, SES-04, PLT-07). */
export const signInOptionsShape = {
  save: z.boolean(),
  lng: z.string(),
  device: z.record(z.string(), z.string()),
};

export const loginRequestWire = z.union([
  z.object({ login: z.string(), password: z.string(), ...signInOptionsShape }),
  z.object({
    phone_number: z.string(),
    country_code: z.string(),
    password: z.string(),
    ...signInOptionsShape,
  }),
]);

/** Reply to a sign-in: a session, or the token of the second step that it still needs. */
export const loginReplyWire = z.union([
  z.object({ userId: z.number(), sessionId: z.string() }),
  z.object({ twoStep: z.object({ token: z.string() }) }),
]);

export const sendSmsRequestWire = z.object({
  "phone-number": z.string().regex(/^\d{1,14}$/),
  "phone-code": z.string().regex(/^\+\d{1,3}$/),
  lng: z.string(),
});

/**
 * Seconds until another code can be requested. An earlier request is refused with `{code: "too-soon",
 * resendSec}`.
 */
const resendSec = z.number().int().nonnegative();
export const sendSmsReplyWire = z.object({ token: z.string(), resendSec });
export const codeTooSoonRefusalWire = z.object({ resendSec });

export const signInByCodeRequestWire = z.object({
  token: z.string(),
  code: z.string(),
  ...signInOptionsShape,
});

export const sessionCheckReplyWire = z.object({ user_id: z.number().nullable() });

/** Names of `domain/session/rights.ts`; a platform may have more. */
export const rightsReplyWire = z.object({ rights: z.array(z.string()) });

export const signOutRequestWire = z.object({ everywhere: z.boolean() });
export const signOutReplyWire = z.object({ success: z.boolean() });

export const bearerTokenReplyWire = z.object({ token: z.string() });
