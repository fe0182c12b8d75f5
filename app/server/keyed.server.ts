import { createHmac } from "node:crypto";
import { env } from "./env.server";

/** A name for a cache that is made of a login, an address or a player: none of these stands in one as it is (PLT-09). */
export function keyed(use: string, text: string): string {
  return createHmac("sha256", env().secrets[0] ?? "")
    .update(`${use} ${text}`)
    .digest("base64url")
    .slice(0, 22);
}
