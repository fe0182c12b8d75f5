import { z } from "zod";
import { loginReplyWire, visit } from "./wire.server";

/**
 * Social sign-in (SES-04, SES-12, SES-13); paths of the auth API are **decided**.
 *
 * - `POST /web-api/authapi/v1/oauth`: exchanges the code of a network for a token of ours, which is good once,
 *   for 10 minutes. The platform holds the client's secret and checks `code_verifier` (RFC 7636).
 * - `POST /web-api/authapi/v1/social`: signs in; `login` is the network's name, `pass` the token. An identity
 *   without a player is refused with 404 `{code: "not-registered"}`, and the token stays good for registration.
 * - Refusals carry `errors: [{detail}]`.
 */
export const oauthRequestWire = z.object({
  provider: z.string().max(20),
  code: z.string().max(2_000),
  code_verifier: z.string().min(43).max(128),
  redirect_uri: z.string().max(500),
});
export const oauthReplyWire = z.object({
  token: z.string(),
  /** Claims of the network's ID token. */
  claims: z.object({
    nonce: z.string(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
  }),
});

export const socialRequestWire = z.object({
  login: z.string().max(20),
  pass: z.string().max(200),
  ...visit,
});
export const socialReplyWire = loginReplyWire;

export const socialErrorsWire = z.object({ errors: z.array(z.object({ detail: z.string() })) });
