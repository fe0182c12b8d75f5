import { z } from "zod";
import { registrationTypes } from "~/domain/registration/types";
import { cookieLifetimeSec } from "~/server/browser-storage";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { isSecure } from "~/server/cookies/secure.server";
import { removeCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import type { RequestScope } from "~/server/request-scope.server";
import { seal, unseal } from "~/server/sealed.server";

const shape = z.object({
  uid: z.number().int(),
  type: z.enum(registrationTypes),
  login: z.string(),
  /**
   * The generated password, removed once the player has gone on (REG-11); null = removed, chosen by
   * the player, or none.
   */
  password: z.string().nullable(),
  /** Whether the player has saved the generated credentials in some way (REG-02). */
  isSaved: z.boolean(),
  /** ms since epoch. */
  until: z.number(),
});

/**
 * A player who has just registered, kept in an encrypted cookie for the steps after it: login,
 * generated password, expiry (REG-11, REG-12).
 */
export type JustRegisteredPlayer = z.infer<typeof shape>;

const name = "new_account";
/** How long the steps after a registration stay open, ms from the registration. */
export const afterRegistrationLifetimeMs = 900_000;

/**
 * The visitor's own registration of a few minutes ago, from its encrypted cookie; null = none,
 * another player's, or its time is over.
 */
export function readJustRegisteredPlayer(
  request: Request,
  uid: number | null,
  now: number,
): JustRegisteredPlayer | null {
  const text = unseal(name, readPlainCookie(request, name) ?? "");
  if (text === null || uid === null) return null;
  const parsed = shape.safeParse(JSON.parse(text));
  return parsed.success && parsed.data.uid === uid && parsed.data.until > now ? parsed.data : null;
}

/**
 * Stores a player's fresh registration in an encrypted cookie that scripts cannot read; null
 * removes the cookie.
 */
export function storeJustRegisteredPlayer(
  scope: RequestScope,
  request: Request,
  account: JustRegisteredPlayer | null,
): void {
  dropPendingSetCookies(scope, name);
  if (account === null) {
    scope.cookies.push(removeCookie(request, name));
    return;
  }
  const secure = isSecure(request) ? "; Secure" : "";
  const value = seal(name, JSON.stringify(account));
  scope.cookies.push(
    `${name}=${value}; Path=/; Max-Age=${cookieLifetimeSec(name)}; HttpOnly; SameSite=Lax${secure}`,
  );
}
