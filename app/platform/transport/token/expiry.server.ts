import { z } from "zod";
import { platformNow } from "../clock.server";
import { bearerTokenSharedMs } from "./stored-tokens.server";

const claims = z.object({ exp: z.number() });

/**
 * When a token expires by its claims, ms since epoch by the platform's clock; without a claim it
 * expires with the shared copy.
 */
export function bearerTokenExpiry(token: string): number {
  try {
    const text = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
    return claims.parse(JSON.parse(text)).exp * 1000;
  } catch {
    return platformNow() + bearerTokenSharedMs;
  }
}
