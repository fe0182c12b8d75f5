import { createHash } from "node:crypto";
import type { shellFacts } from "./facts.server";

/** Names what the shell loads in a request. */
export const shellKey = "shell";

/**
 * A short name of what the shell shows: another one means that it has to be loaded again. The ways to sign in and to register
 * spell the page's address, which requests for data write in their own way; the token is another one per visitor.
 */
export function shellMark({
  signInHref: _,
  signUpHref: ___,
  csrf: __,
  ...facts
}: ReturnType<typeof shellFacts>): string {
  return createHash("sha1").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
}
