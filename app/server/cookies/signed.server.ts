import { createCookie } from "@remix-run/node";
import { createTypedCookie, type TypedCookie } from "remix-utils/typed-cookie";
import type { z } from "zod";
import type { CookieName } from "../browser-storage";
import { env } from "../env.server";
import { isSecure } from "./secure.server";

/** A signed, HttpOnly cookie with a value of the type `T`. */
export interface SignedCookie<T> {
  /** The value that the browser sent. Never throws; null = absent, forged or broken. */
  read(request: Request): Promise<T | null>;
  /** `Set-Cookie` line that stores a value for `maxAge` seconds; absent = the cookie's own lifetime, 0 removes it. */
  write(value: T, request: Request, maxAge?: number): Promise<string>;
}

/**
 * A signed cookie of one shape, which lasts `lifetimeSec`; absent = until the browser is closed. The first secret of the
 * environment signs it, all of them verify it.
 */
export function signedCookie<T>(
  name: CookieName,
  schema: z.ZodType<T, T>,
  lifetimeSec?: number,
): SignedCookie<T> {
  let made:
    | { readonly cookie: TypedCookie<z.ZodType<T, T>>; readonly secrets: readonly string[] }
    | undefined;
  const current = () => {
    const { secrets } = env();
    if (made?.secrets !== secrets) {
      const cookie = createCookie(name, {
        path: "/",
        sameSite: "lax",
        httpOnly: true,
        secrets: [...secrets],
      });
      made = { cookie: createTypedCookie({ cookie, schema }), secrets };
    }
    return made.cookie;
  };
  return {
    async read(request) {
      try {
        return await current().parse(request.headers.get("cookie"));
      } catch {
        return null;
      }
    },
    write: (value, request, maxAge = lifetimeSec) =>
      current().serialize(value, {
        secure: isSecure(request),
        ...(maxAge === undefined ? {} : { maxAge }),
      }),
  };
}
