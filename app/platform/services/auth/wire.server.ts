import { z } from "zod";

/**
 * Auth API; its paths are our decision.
 *
 * - `POST /web-api/authapi/v1/login`: `login` or `phone_number`, and `password`, are base64 of their UTF-8
 *   text; `country_code` is the calling code with its plus (SES-04).
 * - `POST /web-api/authapi/v1/send-sms`: sends a code to a number; the reply is the same for an unknown
 *   number.
 * - `POST /web-api/authapi/v1/sms`, `POST /web-api/authapi/v1/two-step`: submits the code for a token.
 * - `GET /web-api/authapi/v1/check`, header `x-session-id`: who is signed in (SES-01).
 * - `POST /web-api/authapi/v1/disconnect`, header `x-session-id` (SES-02).
 * - `GET /web-api/gettoken/user?force_refresh=true`, header `x-session-id`: a JWT for the other services
 *   (PLT-07).
 */
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

/**
 * 200 reply of login and codes. Refusals are 4xx `{code}`: `bad-credentials`, `locked`, 100 | 111 | 112 | 113
 * (captcha). A code is refused with `bad-code`, `code-spent` (the last try was wrong too) or `code-over`
 * (expired, used, replaced or unknown).
 */
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

/** `GET rights` (bearer): names of `domain/session/rights.ts`; a platform may have more. */
export const rightsReplyWire = z.object({ rights: z.array(z.string()) });

export const signOutRequestWire = z.object({ everywhere: z.boolean() });
export const signOutReplyWire = z.object({ success: z.boolean() });

export const bearerTokenReplyWire = z.object({ token: z.string() });
