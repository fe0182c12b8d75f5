import { z } from "zod";

/**
 * The auth API; the seeds do not show its paths, so they are decided here.
 *
 * - `POST /web-api/authapi/v1/login`: `login` and `password` are base64 of their UTF-8 text (SES-04).
 * - `GET  /web-api/authapi/v1/check`, header `x-session-id`: who is signed in (SES-01).
 * - `POST /web-api/authapi/v1/disconnect`, header `x-session-id` (SES-02).
 * - `GET  /web-api/gettoken/user?force_refresh=true`, header `x-session-id`: a JWT for the other services (PLT-07).
 */
export const loginRequestWire = z.object({
  login: z.string(),
  password: z.string(),
  save: z.boolean(),
  lng: z.string(),
  device: z.record(z.string(), z.string()),
});

/** 200 answers are one of these two; refusals are 4xx `{code}`: `bad-credentials`, `locked`, 100 | 111 | 112 | 113 (captcha). */
export const loginReplyWire = z.union([
  z.object({ userId: z.number(), sessionId: z.string() }),
  z.object({ twoStep: z.object({ token: z.string() }) }),
]);

export const checkReplyWire = z.object({ user_id: z.number().nullable() });

export const disconnectRequestWire = z.object({ everywhere: z.boolean() });
export const disconnectReplyWire = z.object({ success: z.boolean() });

export const tokenReplyWire = z.object({ token: z.string() });
