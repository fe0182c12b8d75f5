import { Hono } from "hono";
import type { z } from "zod";
import { validateNewPassword } from "~/domain/session/password";
import { recoveryCalls } from "~/platform/services/recovery/calls.server";
import type { recoveryRequestWire } from "~/platform/services/recovery/wire.server";
import { countPostAndRequireCaptchaIfDue } from "./captcha/captcha";
import {
  checkAndConsumeCode,
  consumeLink,
  isLinkOpen,
  issueTokenAfterRightCode,
  sendCode,
} from "./codes";
import { playerByEmailOrNumber, playerOfProvenPhone } from "./find-player";
import { decodeBase64Leniently, HttpErrorAnswer, requestLanguage } from "./http";
import { emailTo, type MessageAddress, smsTo } from "./messages/send";
import {
  changePasswordAndEndSessions,
  contactAddress,
  lockPlayerRow,
  loginNames,
  passwordRecoveryPath,
} from "./own-account";
import { hashPassword } from "./passwords";
import type { PlayerRow } from "./people";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";
import { requirePlayerOfCode, resetAttempts } from "./sign-in-tries";

/**
 * How long a recovery's code and link are valid, and how long after that the new password can be
 * typed, ms.
 */
const lifeMs = 900_000;

/** Recovery of a password: a code or a link, then the new password (REG-05). */
export function recoveryRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, recoveryCalls.send, async ({ request, readBody }) => {
    const body = await readBody();
    await countPostAndRequireCaptchaIfDue(services, request, "recovery", subjectOf(body));
    const { player, to, name } =
      "login" in body
        ? await byLogin(services, body.login)
        : await byPhone(services, body.country_code, body.phone_number);
    const sent = await sendCode(services, {
      use: "recovery",
      to,
      target: name,
      counted: name,
      lng: body.lng,
      template: "recovery",
      playerId: player?.id ?? null,
      code: player?.smsCode ?? null,
      lifeMs,
      isWithheld: player === null,
      ...(to.kind === "email" ? { link: (token) => passwordRecoveryPath(body.lng, token) } : {}),
    });
    if ("waitSec" in sent)
      throw new HttpErrorAnswer(429, { code: "too-soon", resendSec: sent.waitSec });
    return { ...sent, lifeSec: lifeMs / 1000 };
  });

  serve(app, recoveryCalls.code, async ({ readBody }) => {
    const { token, code } = await readBody();
    const playerId = await requirePlayerOfCode(
      services,
      await checkAndConsumeCode(services, "recovery", token, code),
    );
    const grant = await issueTokenAfterRightCode(services, "recovery", { playerId, lifeMs });
    return { token: grant, lifeSec: lifeMs / 1000 };
  });

  serve(app, recoveryCalls.link, async ({ readBody }) => {
    const { token } = await readBody();
    return { isOpen: await isLinkOpen(services, "recovery", token) };
  });

  serve(app, recoveryCalls.password, async ({ request, readBody }) => {
    const body = await readBody();
    const password = decodeBase64Leniently(body.password);
    // Checks the password before the token is used up, so that a refused one can be corrected
    // without another message.
    if (validateNewPassword(password, password))
      throw new HttpErrorAnswer(422, { code: "password" });
    const lng = requestLanguage(request);
    return {
      names: await recover(services, lng, body.token, password),
    };
  });

  return app;
}

/** The login or telephone number typed in a password recovery, by which attempts are counted. */
function subjectOf(body: z.infer<typeof recoveryRequestWire>): string {
  return "login" in body
    ? decodeBase64Leniently(body.login).trim().toLowerCase()
    : body.country_code + decodeBase64Leniently(body.phone_number);
}

/**
 * Sets the new password of a recovery, ends the player's sessions, resets his count of attempts and
 * tells him, all or nothing; returns the names that he signs in by. 401 if the token is over.
 */
async function recover(services: SandboxServices, lng: string, token: string, password: string) {
  // Checks the token before the expensive hashing.
  if (!(await isLinkOpen(services, "recovery", token)))
    throw new HttpErrorAnswer(401, { code: "code-over" });
  const passwordHash = await hashPassword(password);
  return services.db.transaction(async (tx) => {
    const taken = await consumeLink({ ...services, db: tx }, "recovery", token);
    const player = taken.kind === "right" ? await lockPlayerRow(tx, taken.playerId) : null;
    if (!player) throw new HttpErrorAnswer(401, { code: "code-over" });
    await changePasswordAndEndSessions(services, tx, player, { passwordHash, keptSid: null, lng });
    await resetAttempts(tx, player.id);
    return loginNames(player);
  });
}

/**
 * The player whom the typed name belongs to, and the address that the code goes to; `player` null =
 * unknown, or without a proven address.
 */
interface Asked {
  readonly player: PlayerRow | null;
  readonly to: MessageAddress;
  /** The typed name, spelled one way. */
  readonly name: string;
}

async function byLogin(services: SandboxServices, encoded: string): Promise<Asked> {
  const login = decodeBase64Leniently(encoded).trim().toLowerCase().slice(0, 128);
  const name = /^\d{1,9}$/.test(login) ? String(Number(login)) : login;
  const player = await playerByEmailOrNumber(services, name);
  const to = player && contactAddress(player);
  return to ? { player, to, name } : { player: null, to: emailTo(name), name };
}

async function byPhone(services: SandboxServices, code: string, encoded: string): Promise<Asked> {
  const number = decodeBase64Leniently(encoded).slice(0, 32);
  const to = smsTo({ code, number });
  return { player: await playerOfProvenPhone(services, code, number), to, name: to.address };
}
