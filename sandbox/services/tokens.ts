import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/** Lifetime of a token, seconds of the sandbox's time (PLT-07). */
export const tokenLifetimeSec = 600;

const header = encode({ alg: "HS256", typ: "JWT" });

const claims = z.object({
  userId: z.number().int(),
  sid: z.string(),
  /**
   * What the token is for; other tokens of this platform, which have another use, are not accepted.
   */
  use: z.literal("api"),
  exp: z.number(),
  iat: z.number(),
});
export type TokenClaims = z.infer<typeof claims>;

/** Signs an HS256 JWT; `sid` is its session, with which it becomes invalid; `nowMs` is the sandbox's time. */
export function signToken(secret: string, userId: number, sid: string, nowMs: number): string {
  const iat = Math.floor(nowMs / 1000);
  const payload = encode({
    userId,
    sid,
    use: "api",
    iat,
    exp: iat + tokenLifetimeSec,
  } satisfies TokenClaims);
  return `${header}.${payload}.${mac(secret, `${header}.${payload}`)}`;
}

/** Claims of the tokens that were last verified: a player's calls come with the same one for minutes. */
const verified = new LRUCache<string, TokenClaims>({ max: 5_000 });

/** Claims of a token with our signature that has not expired; null otherwise. */
export function verifyToken(secret: string, token: string, nowMs: number): TokenClaims | null {
  const name = `${secret}.${token}`;
  let found = verified.get(name) ?? null;
  if (!found) {
    found = claimsOfSigned(secret, token);
    if (!found) return null;
    verified.set(name, found);
  }
  return found.exp * 1000 > nowMs ? found : null;
}

/** Claims of a token with our signature, whether or not it has expired; null otherwise. */
function claimsOfSigned(secret: string, token: string): TokenClaims | null {
  const [head = "", payload = "", signature = "", ...more] = token.split(".");
  if (more.length > 0 || head !== header) return null;
  const expected = Buffer.from(mac(secret, `${head}.${payload}`));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const parsed = claims.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  return parsed.success ? parsed.data : null;
}

function mac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
