import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { validateNewPassword } from "~/domain/session/password";
import { minSecretAnswerLength, normalizeSecretAnswer } from "~/domain/session/questions";
import { securityCalls } from "~/platform/services/security/calls.server";
import { securityChangeReplyWire } from "~/platform/services/security/wire.server";
import type { Db } from "../../db/open";
import { players } from "../../db/schema";
import { decodeBase64Leniently, HttpErrorAnswer, reply, requestLanguage } from "../http";
import { changePasswordAndEndSessions, lockPlayerRow, loginNames } from "../own-account";
import { hashPassword } from "../passwords";
import { closeSessionsOf, type PlayerRow } from "../people";
import { configWithProtectionLevel } from "../protection";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { countAttempt, refundAttempt } from "../sign-in-tries";
import { parseUserConfig } from "../user";
import {
  confirmCodesSeen,
  consumeRecoveryCodeAndCountLeft,
  consumeTotp,
  hasAuthenticator,
  startAuthenticatorSetup,
  turnOffAuthenticator,
  turnOnAuthenticator,
} from "./authenticator";
import {
  requireCallerSession,
  requireConfirmation,
  requirePasswordAndConfirmSession,
} from "./confirm";
import { notifySecurityChangeAtOldAddress } from "./notify";
import { endListedSession, loadSecuritySettings } from "./state";

const done = () => reply(securityChangeReplyWire, { success: true });

/** Security of an account but for its addresses: password, two steps, question, sessions (OFC-03). */
export function securityRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(
    app,
    securityCalls.read,
    async ({ request }) =>
      await loadSecuritySettings(services, await requireCallerSession(services, request)),
  );

  serve(app, securityCalls.changePassword, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const body = await readBody();
    await requirePasswordAndConfirmSession(services, caller, body.old);
    const password = decodeBase64Leniently(body.password);
    const isSame = body.old === body.password;
    if (isSame || validateNewPassword(password, password, loginNames(caller.player)))
      throw new HttpErrorAnswer(422, { code: isSame ? "password-same" : "password" });
    const passwordHash = await hashPassword(password);
    const lng = requestLanguage(request);
    await changePlayer(services, caller.player, (tx, player) =>
      changePasswordAndEndSessions(services, tx, player, {
        passwordHash,
        keptSid: caller.sid,
        lng,
      }),
    );
    return done();
  });

  serve(app, securityCalls.changeQuestion, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { question, answer, password } = await readBody();
    await requireConfirmation(services, caller, password);
    const plain = normalizeSecretAnswer(answer);
    if (plain.length < minSecretAnswerLength) throw new HttpErrorAnswer(422, { code: "answer" });
    const secretAnswerHash = await hashPassword(plain);
    const lng = requestLanguage(request);
    await changePlayer(services, caller.player, async (tx, player) => {
      const facts = { secretQuestion: question };
      const config = configWithProtectionLevel(facts, parseUserConfig(player));
      const changes = { ...facts, secretAnswerHash, config };
      await tx.update(players).set(changes).where(eq(players.id, player.id));
      await notifySecurityChangeAtOldAddress(services, tx, player, { change: "question", lng });
    });
    return done();
  });

  serve(app, securityCalls.endSessions, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { session } = await readBody();
    if (session === "others") await closeOthers(services, caller.player.id, caller.sid);
    else if (!(await endListedSession(services, caller.player.id, session)))
      throw new HttpErrorAnswer(404, { code: "not-found" });
    return done();
  });

  return app;
}

const closeOthers = (services: SandboxServices, playerId: number, sid: string) =>
  services.db.transaction((tx) => closeSessionsOf(tx, playerId, sid));

/** Two steps by an authenticator (OFC-03). */
export function twoStepRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, securityCalls.startTwoStep, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { password } = await readBody();
    await requireConfirmation(services, caller, password);
    const isFree = caller.player.twoStepCode === null;
    if (!isFree || !(await startAuthenticatorSetup(services, caller.player.id)))
      throw new HttpErrorAnswer(409, { code: "on" });
    return done();
  });

  serve(app, securityCalls.turnOnTwoStep, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { code } = await readBody();
    const lng = requestLanguage(request);
    await guessing(
      services,
      caller.player,
      (tx) => consumeTotp(services, tx, caller.player.id, code),
      {
        effect: async (tx, player) => {
          if (await hasAuthenticator(tx, player.id)) throw new HttpErrorAnswer(409, { code: "on" });
          await turnOnAuthenticator(services, tx, player.id);
          await setTwoStep(tx, player, true);
          await notifySecurityChangeAtOldAddress(services, tx, player, {
            change: "two-step-on",
            lng,
          });
        },
      },
    );
    return done();
  });

  serve(app, securityCalls.recoveryCodesSaved, async ({ request }) => {
    const { player } = await requireCallerSession(services, request);
    await confirmCodesSeen(services.db, player.id);
    return done();
  });

  serve(app, securityCalls.turnOffTwoStep, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { password, code } = await readBody();
    const lng = requestLanguage(request);
    await requirePasswordAndConfirmSession(services, caller, password);
    await guessing(
      services,
      caller.player,
      (tx) => consumeSecondStep(services, tx, caller.player, code),
      {
        effect: async (tx, player) => {
          await turnOffAuthenticator(tx, player.id);
          await setTwoStep(tx, player, false);
          await notifySecurityChangeAtOldAddress(services, tx, player, {
            change: "two-step-off",
            lng,
          });
        },
      },
    );
    return done();
  });

  return app;
}

/**
 * Checks and uses up a second step: the demo player's fixed code, an authenticator's code, or a
 * recovery code.
 */
export async function consumeSecondStep(
  services: SandboxServices,
  tx: Db,
  player: PlayerRow,
  code: string,
) {
  if (player.twoStepCode !== null) return player.twoStepCode === code;
  if (await consumeTotp(services, tx, player.id, code)) return true;
  return (await consumeRecoveryCodeAndCountLeft(services, tx, player.id, code)) !== null;
}

async function setTwoStep(tx: Db, player: PlayerRow, hasTwoStep: boolean): Promise<void> {
  const config = configWithProtectionLevel(player, parseUserConfig(player), { hasTwoStep });
  await tx.update(players).set({ twoStepCode: null, config }).where(eq(players.id, player.id));
}

/**
 * Checks what the player typed (`isRight`) and makes his change (`effect`) in one transaction; 403
 * if it is wrong. A wrong attempt counts for the player (SEC-07).
 */
async function guessing(
  services: SandboxServices,
  { id }: PlayerRow,
  isRight: (tx: Db) => Promise<boolean>,
  { effect }: { readonly effect: (tx: Db, player: PlayerRow) => Promise<void> },
): Promise<void> {
  if (!(await countAttempt(services, id))) throw new HttpErrorAnswer(403, { code: "bad-code" });
  await services.db.transaction(async (tx) => {
    const player = await lockPlayerRow(tx, id);
    if (!player || !(await isRight(tx))) throw new HttpErrorAnswer(403, { code: "bad-code" });
    await effect(tx, player);
  });
  await refundAttempt(services, id);
}

/** Changes a player's row under its lock, starting from the current row. */
export async function changePlayer(
  services: SandboxServices,
  { id }: PlayerRow,
  work: (tx: Db, player: PlayerRow) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const player = await lockPlayerRow(tx, id);
    if (!player) throw new HttpErrorAnswer(401, { code: "token" });
    await work(tx, player);
  });
}
