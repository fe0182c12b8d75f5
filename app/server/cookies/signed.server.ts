import { createCookie } from "@remix-run/node";
import { createTypedCookie, type TypedCookie } from "remix-utils/typed-cookie";
import type { z } from "zod";
import type { CookieName } from "../browser-storage";
import { env } from "../env.server";

/** Signed, HttpOnly cookie of one shape; without `maxAge` it expires when the browser is closed. */
export function signedCookie<Shape extends z.ZodType>(
  name: CookieName,
  schema: Shape,
  maxAge?: number,
) {
  let made:
    | { readonly cookie: TypedCookie<Shape>; readonly secrets: readonly string[] }
    | undefined;
  return () => {
    const { secrets } = env();
    if (made?.secrets !== secrets) {
      const lasts = maxAge === undefined ? {} : { maxAge };
      const cookie = createCookie(name, {
        path: "/",
        sameSite: "lax",
        httpOnly: true,
        secrets: [...secrets],
        ...lasts,
      });
      made = { cookie: createTypedCookie({ cookie, schema }), secrets };
    }
    return made.cookie;
  };
}

/** Reads a cookie. Never throws; null = absent, forged or broken. */
export async function readSigned<Shape extends z.ZodType>(
  jar: TypedCookie<Shape>,
  request: Request,
) {
  try {
    return await jar.parse(request.headers.get("cookie"));
  } catch {
    return null;
  }
}
