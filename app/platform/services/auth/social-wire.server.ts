import { z } from "zod";
import { signInOptionsShape } from "./wire.server";

/**
 * Sign-in by a social network (SES-04, SES-12, SES-13, SES-15).
 *
 * The platform holds the network's client secret and checks `code_verifier` (RFC 7636).
 */
export const codeExchangeRequestWire = z.object({
  provider: z.string().max(20),
  code: z.string().max(2_000),
  code_verifier: z.string().min(43).max(128),
  redirect_uri: z.string().max(500),
});
export const codeExchangeReplyWire = z.object({
  token: z.string(),
  /** Claims of the network's ID token. */
  claims: z.object({
    nonce: z.string(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
  }),
});

export const socialSignInRequestWire = z.object({
  login: z.string().max(20),
  pass: z.string().max(200),
  ...signInOptionsShape,
});

export const tokenLoginRequestWire = z.object({
  method_id: z.string().max(20),
  token: z.string().max(256),
  sign: z.string().max(128),
  ...signInOptionsShape,
});
export const unregisteredIdentityRefusalWire = z.object({
  code: z.literal("not-registered"),
  name: z.string(),
  email: z.string(),
});

export const oneTapClientReplyWire = z.object({ clientId: z.string().min(1) });
/** `countryId` is the platform's number of the visitor's country; "" = not known. */
export const oneTapRequestWire = z.object({
  credential: z.string().min(1).max(4_000),
  language: z.string().max(5),
  currency: z.string().max(5),
  countryId: z.string().max(10),
});
/** Where a one-tap credential leads: an address of this site, or its path. */
export const oneTapReplyWire = z.object({ redirectUrl: z.string().max(2_000) });

export const socialRefusalWire = z.object({ errors: z.array(z.object({ detail: z.string() })) });
