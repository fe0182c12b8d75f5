import { and, eq, ne } from "drizzle-orm";
import { Hono } from "hono";
import { isEmailProven, parseActivationLevel, withEmailProven } from "~/domain/accounts/activation";
import { activationCalls } from "~/platform/services/activation/calls.server";
import { sqlState } from "../db/errors";
import type { Db } from "../db/open";
import { players } from "../db/schema";
import {
  type CodeSendResult,
  checkAndConsumeCode,
  consumeLink,
  playerIdOfOpenLink,
  sendCode,
} from "./codes";
import { HttpErrorAnswer, requestLanguage } from "./http";
import { emailTo } from "./messages/send";
import { endWaitingCodes, lockPlayerRow, passwordRecoveryPath } from "./own-account";
import { findSessionByHeader, type PlayerRow, requirePlayer } from "./people";
import { configWithProtectionLevel } from "./protection";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";
import { requirePlayerOfCode } from "./sign-in-tries";
import { parseUserConfig } from "./user";

/** Lifetime of an activation's code and link, ms: 24 hours, because e-mail is read late. */
const lifeMs = 24 * 3_600_000;

/** Confirming the e-mail address of an account (ACC-06). */
export function emailConfirmationRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, activationCalls.send, async ({ request }) => {
    const player = await requirePlayer(services, request);
    const sent = await sendEmailConfirmation(services, player, requestLanguage(request));
    if ("waitSec" in sent)
      throw new HttpErrorAnswer(429, { code: "too-soon", resendSec: sent.waitSec });
    return { ...sent, lifeSec: lifeMs / 1000 };
  });

  serve(app, activationCalls.code, async ({ readBody }) => {
    const { token, code } = await readBody();
    const playerId = await requirePlayerOfCode(
      services,
      await checkAndConsumeCode(services, "activation", token, code),
    );
    return inTransactionTakenContactAsExpired(services, (tx) => activate(tx, playerId));
  });

  serve(app, activationCalls.link, async ({ request, readBody }) => {
    const { token } = await readBody();
    return { state: await linkState(services, request, token) };
  });

  serve(app, activationCalls.confirm, async ({ request, readBody }) => {
    const { token } = await readBody();
    const state = await linkState(services, request, token);
    if (state === "foreign") throw new HttpErrorAnswer(409, { code: "foreign" });
    return inTransactionTakenContactAsExpired(services, async (tx) => {
      const taken = await consumeLink({ ...services, db: tx }, "activation", token);
      if (taken.kind !== "right") throw new HttpErrorAnswer(401, { code: "code-over" });
      return activate(tx, taken.playerId);
    });
  });

  return app;
}

/**
 * Sends a player the code and the link that confirm his e-mail address. The owner of an address that another
 * account has confirmed is told so instead (REG-10).
 */
export async function sendEmailConfirmation(
  services: SandboxServices,
  player: PlayerRow,
  lng: string,
): Promise<CodeSendResult> {
  const { activation_type, user_email } = parseUserConfig(player);
  if (isEmailProven(parseActivationLevel(activation_type)))
    throw new HttpErrorAnswer(409, { code: "active" });
  if (user_email === "") throw new HttpErrorAnswer(422, { code: "no-email" });
  const to = emailTo(user_email);
  const isTaken = await isSignInEmailOfAnotherPlayer(services.db, to.address, player.id);
  return sendCode(services, {
    use: "activation",
    to,
    target: `${player.id} ${to.address}`,
    lng,
    template: "activation",
    playerId: isTaken ? null : player.id,
    code: player.smsCode,
    lifeMs,
    link: (token) => `/${lng}/user/accountverify?token=${encodeURIComponent(token)}`,
    isWithheld: false,
    ...(isTaken
      ? { instead: { template: "already-registered" as const, path: passwordRecoveryPath(lng) } }
      : {}),
  });
}

/** Whether another player signs in by an e-mail address. */
export async function isSignInEmailOfAnotherPlayer(
  tx: Db,
  address: string,
  playerId: number,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.login, address), ne(players.id, playerId)));
  return other !== undefined;
}

/**
 * Runs `work`, which proves an address or a telephone, in a transaction. If another account proved
 * the same one meanwhile, the answer is that of an expired code, which does not tell that it has an
 * owner (REG-10).
 */
export async function inTransactionTakenContactAsExpired<T>(
  services: SandboxServices,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  try {
    return await services.db.transaction(work);
  } catch (error) {
    if (sqlState(error) === "23505") throw new HttpErrorAnswer(401, { code: "code-over" });
    throw error;
  }
}

/**
 * Marks the player's e-mail address as proven (activation 0→1, 3→2) and makes it his login
 * (ACC-06); 401 if there is no such player or address, or another player has the address.
 */
async function activate(tx: Db, playerId: number | null): Promise<{ activation: number }> {
  const player = await lockPlayerRow(tx, playerId);
  if (!player) throw new HttpErrorAnswer(401, { code: "code-over" });
  const config = parseUserConfig(player);
  const login = config.user_email.toLowerCase();
  if (login === "" || (await isSignInEmailOfAnotherPlayer(tx, login, player.id)))
    throw new HttpErrorAnswer(401, { code: "code-over" });
  const activation = withEmailProven(parseActivationLevel(config.activation_type));
  const activated = {
    ...config,
    activation_type: activation,
    remaining_days_to_activate: null,
  };
  await tx
    .update(players)
    .set({ login, activateUntil: null, config: configWithProtectionLevel(player, activated) })
    .where(eq(players.id, player.id));
  await endWaitingCodes(tx, player.id, ["activation"]);
  return { activation };
}

/**
 * State of an activation link: "over" = invalid or expired; "foreign" = another player than its own
 * is signed in; "open" = it can be used.
 */
async function linkState(services: SandboxServices, request: Request, token: string) {
  const owner = await playerIdOfOpenLink(services, "activation", token);
  if (owner === null) return "over" as const;
  const session = await findSessionByHeader(services, request);
  return session && session.playerId !== owner ? ("foreign" as const) : ("open" as const);
}
