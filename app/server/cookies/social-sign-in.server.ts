import { z } from "zod";

/**
 * A sign-in by a social network: on its way, confirmed and waiting to register (SES-12), or led by one-tap
 * sign-in to an address with a token (SES-15).
 */
export const unfinishedSocialSignInShape = z.discriminatedUnion("stage", [
  z.object({
    stage: z.literal("asked"),
    provider: z.string().max(20),
    /** What the network must send back (OpenID Connect). */
    state: z.string().max(64),
    nonce: z.string().max(64),
    /** Secret whose hash went to the network (RFC 7636). */
    verifier: z.string().max(128),
    lng: z.string().max(2),
    returnUrl: z.string().max(512),
    /** The registration form that leads there, as typed; absent = a sign-in. */
    typed: z.record(z.string(), z.string().max(60)).optional(),
    /** The player whom the identity is connected to; absent = a sign-in or a registration. */
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
  z.object({ stage: z.literal("led"), until: z.number() }),
]);
export type UnfinishedSocialSignIn = z.infer<typeof unfinishedSocialSignInShape>;
