import { z } from "zod";

/**
 * A sign-in by a social network: on its way, confirmed and waiting to register (SES-12), or led by one-tap
 * sign-in to an address with a token (SES-15).
 */
export const unfinishedSocialSignInShape = z.discriminatedUnion("stage", [
  z.object({
    stage: z.literal("asked"),
    provider: z.string().max(20),
    /**
     * `state` and `nonce` of the request to the social network, which its reply must repeat (OpenID
     * Connect).
     */
    state: z.string().max(64),
    nonce: z.string().max(64),
    /** Secret of PKCE, whose hash was sent to the social network (RFC 7636). */
    verifier: z.string().max(128),
    lng: z.string().max(2),
    returnUrl: z.string().max(512),
    /**
     * The registration form as typed, if the visitor goes to the social network to register; absent
     * = to sign in or connect.
     */
    typed: z.record(z.string(), z.string().max(60)).optional(),
    /**
     * Id of the signed-in player whom the identity is to be connected to; absent = a sign-in or a
     * registration.
     */
    connects: z.number().int().optional(),
    /** Expiry, ms since epoch. */
    until: z.number(),
  }),
  z.object({
    stage: z.literal("confirmed"),
    provider: z.string().max(20),
    token: z.string().max(256),
    name: z.string().max(60),
    email: z.string().max(120),
    returnUrl: z.string().max(512),
    typed: z.record(z.string(), z.string().max(60)).optional(),
    until: z.number(),
  }),
  z.object({
    stage: z.literal("led"),
    /** The token in the address that one-tap sign-in led to: no other address signs in unasked. */
    token: z.string().max(256),
    until: z.number(),
  }),
]);
export type UnfinishedSocialSignIn = z.infer<typeof unfinishedSocialSignInShape>;
