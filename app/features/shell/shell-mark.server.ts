import { createHash } from "node:crypto";
import type { shellDataFromContext } from "./facts.server";

/**
 * A hash of what the shell shows; a changed hash means that the shell must be loaded again. The
 * paths to sign in and register are left out, because they contain the page's address, which data
 * requests write differently; the token is left out, because it differs by visitor.
 */
export function shellStateHash({
  signInHref: _,
  signUpHref: ___,
  csrf: __,
  ...facts
}: ReturnType<typeof shellDataFromContext>): string {
  return createHash("sha1").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
}
