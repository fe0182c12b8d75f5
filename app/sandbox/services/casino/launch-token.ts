import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Core } from "../core";

/** How long a launch is good, s: a session of play asks for another one by opening the game again. */
const lifeSec = 3_600;

const launchClaims = z.object({
  use: z.literal("launch"),
  userId: z.number().int(),
  sid: z.string(),
  gameId: z.number().int(),
  accountId: z.number().int(),
  exp: z.number(),
});
export type Launch = z.infer<typeof launchClaims>;

/** A token for one game, one account and one session of its player (CAS-03); it dies with the session. */
export function launchToken(core: Core, launch: Omit<Launch, "use" | "exp">): string {
  const exp = Math.floor(core.world.now() / 1000) + lifeSec;
  const claims: Launch = { ...launch, use: "launch", exp };
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${payload}.${mac(core.world.state.tokenSecret, payload)}`;
}

/** What a token launches; null = none of ours, or over. */
export function readLaunch(core: Core, token: string): Launch | null {
  const [payload = "", signature = "", ...more] = token.split(".");
  if (more.length > 0 || !isSame(mac(core.world.state.tokenSecret, payload), signature))
    return null;
  const json: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  const parsed = launchClaims.safeParse(json);
  return parsed.success && parsed.data.exp * 1000 > core.world.now() ? parsed.data : null;
}

/** The secret that a provider's game server signs its calls with, by provider. */
export function walletSecret({ secrets }: Core, provider: string): string {
  return createHmac("sha256", secrets[0] ?? "")
    .update(`wallet:${provider}`)
    .digest("hex");
}

/** Whether a call of the wallet is its provider's: HMAC-SHA256 of the body, hexadecimal. */
export function isSigned(core: Core, provider: string, body: string, signature: string): boolean {
  const mine = createHmac("sha256", walletSecret(core, provider)).update(body).digest("hex");
  return isSame(mine, signature);
}

function mac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`launch.${text}`).digest("base64url");
}

function isSame(mine: string, given: string): boolean {
  const [a, b] = [Buffer.from(mine), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
