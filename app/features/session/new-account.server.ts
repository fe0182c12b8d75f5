import { z } from "zod";
import { registrationTypes } from "~/domain/registration/types";
import { cookieLifetimeSec } from "~/server/browser-storage";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { isSecure } from "~/server/cookies/secure.server";
import { removeCookie } from "~/server/cookies/write-plain.server";
import { dropCookies } from "~/server/pending-cookies.server";
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
  /** The generated credentials have been saved in some way (REG-02). */
  isSaved: z.boolean(),
  /** ms since epoch. */
  until: z.number(),
});

/** A player who has just registered, for the steps after it (REG-11, REG-12). */
export type NewAccount = z.infer<typeof shape>;

const name = "new_account";
/** How long the steps after a registration stay open, ms. */
export const newAccountLifetimeMs = 900_000;

/** The visitor's own new account; null = none, or its time is over. */
export function readNewAccount(
  request: Request,
  uid: number | null,
  now: number,
): NewAccount | null {
  const text = unseal(name, readPlainCookie(request, name) ?? "");
  if (text === null || uid === null) return null;
  const parsed = shape.safeParse(JSON.parse(text));
  return parsed.success && parsed.data.uid === uid && parsed.data.until > now ? parsed.data : null;
}

/** Keeps a new account in the browser, encrypted and out of the reach of scripts; null removes it. */
export function saveNewAccount(
  scope: RequestScope,
  request: Request,
  account: NewAccount | null,
): void {
  dropCookies(scope, name);
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
