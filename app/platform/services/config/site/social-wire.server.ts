import { z } from "zod";

/** Social sign-in (SES-12). Addresses are https ones, or paths of this site. */
export const socialWire = z.object({
  /** Offered networks, in this order. */
  providers: z
    .array(
      z.object({
        name: z.string(),
        clientId: z.string(),
        /** Authorization endpoint (OpenID Connect, code flow with PKCE). */
        authorizeUrl: z.string(),
        scope: z.string().default("openid email profile"),
      }),
    )
    .default([]),
  /** One-tap sign-in: the vendor's script; null = not offered (SES-15). */
  oneTap: z.object({ scriptUrl: z.string() }).nullable().default(null),
});
