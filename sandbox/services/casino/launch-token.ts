import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { SandboxServices } from "../sandbox-services";

/** Longest lifetime of a launch token, s; to play longer the player opens the game again. */
const lifeSec = 3_600;

const launchClaims = z.object({
  use: z.literal("launch"),
  /**
   * Whether the game is played for money (`real`) or for fun. Play for fun has no player and no
   * account: `sid` then names its fun session.
   */
  mode: z.enum(["real", "fun"]),
  userId: z.number().int(),
  sid: z.string(),
  gameId: z.number().int(),
  accountId: z.number().int(),
  /** The reality check that the player had set (`realityCheckText`). */
  check: z.string(),
  exp: z.number(),
});
export type GameLaunch = z.infer<typeof launchClaims>;

/**
 * Launch token for one game, account and session of a player (CAS-03); it ends with the session.
 * `mostMs` shortens its life to the player's next reality check, so that the game must be opened
 * again where the shell shows the check (CAS-08).
 */
export function createLaunchToken(
  services: SandboxServices,
  launch: Omit<GameLaunch, "use" | "exp">,
  mostMs: number | null = null,
): string {
  const life = mostMs === null ? lifeSec : Math.min(lifeSec, Math.floor(mostMs / 1000));
  const exp = Math.floor(services.world.now() / 1000) + life;
  const claims: GameLaunch = { ...launch, use: "launch", exp };
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${payload}.${mac(services.world.state.tokenSecret, payload)}`;
}

/**
 * The launch of a token; null = not our signature, or expired. With `isOverToo` an expired one is
 * accepted, to end a round that was begun with it.
 */
export function verifyLaunchToken(
  services: SandboxServices,
  token: string,
  isOverToo = false,
): GameLaunch | null {
  const [payload = "", signature = "", ...more] = token.split(".");
  if (more.length > 0 || !isSame(mac(services.world.state.tokenSecret, payload), signature))
    return null;
  const json: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  const parsed = launchClaims.safeParse(json);
  if (!parsed.success) return null;
  return isOverToo || parsed.data.exp * 1000 > services.world.now() ? parsed.data : null;
}

/**
 * Id of a launch's session, account and game together, for the game server: the same for each
 * launch of the three.
 */
export function launchSittingId({ sid, accountId, gameId }: GameLaunch): string {
  return createHash("sha256").update(`${sid}:${accountId}:${gameId}`).digest("base64url");
}

/** The secret that a provider's game server signs its calls with, by provider. */
export function walletSecret({ secrets }: SandboxServices, provider: string): string {
  return createHmac("sha256", secrets[0] ?? "")
    .update(`wallet:${provider}`)
    .digest("hex");
}

/** Whether a wallet call has its provider's signature: HMAC-SHA256 of the body, hexadecimal. */
export function isWalletCallSigned(
  services: SandboxServices,
  provider: string,
  body: string,
  signature: string,
): boolean {
  const mine = createHmac("sha256", walletSecret(services, provider)).update(body).digest("hex");
  return isSame(mine, signature);
}

function mac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`launch.${text}`).digest("base64url");
}

function isSame(mine: string, given: string): boolean {
  const [a, b] = [Buffer.from(mine), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
