import { z } from "zod";
import { cookieLifetimeSec } from "../browser-storage";
import type { SessionCookie } from "./session.server";
import { signedCookie } from "./signed.server";

/**
 * The player's last activity (SES-07). A separate cookie: it is written constantly and must not overwrite a
 * concurrent change of `__session`.
 */
const seenShape = z.object({ at: z.number(), isIdle: z.boolean() });
const seenCookie = signedCookie("seen", seenShape.nullable());

/** The player's last activity; null = unknown. */
export const readLastActivityCookie = seenCookie.read;

/**
 * `Set-Cookie` line that stores the player's last activity for the lifetime of the session; `value`
 * null removes the cookie.
 */
export function writeLastActivityCookie(
  value: z.infer<typeof seenShape> | null,
  request: Request,
  { keep }: Pick<SessionCookie, "keep">,
): Promise<string> {
  const maxAge = value === null ? 0 : keep ? cookieLifetimeSec("seen") : undefined;
  return seenCookie.write(value, request, maxAge);
}
