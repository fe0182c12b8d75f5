import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { z } from "zod";
import { authCalls } from "~/platform/services/auth/calls.server";
import { loginReplyWire, type loginRequestWire } from "~/platform/services/auth/wire.server";
import { players } from "../db/schema";
import { countPostAndRequireCaptchaIfDue } from "./captcha/captcha";
import { uncountPost } from "./captcha/suspicion";
import { checkAndConsumeCode, createTwoStepToken, sendCode } from "./codes";
import { refuseForeignOrExpiredFingerprint } from "./device";
import { playerByEmailOrNumber, playerOfProvenPhone } from "./find-player";
import { decodeBase64Leniently, HttpErrorAnswer, reply, requestLanguage } from "./http";
import { smsTo } from "./messages/send";
import { isPasswordCorrect } from "./passwords";
import {
  closeSession,
  findSessionByHeader,
  issueToken,
  type PlayerRow,
  requirePlayer,
} from "./people";
import { playerRights } from "./rights";
import type { SandboxServices } from "./sandbox-services";
import { hasAuthenticator } from "./security/authenticator";
import { openSessionAndMailIfDeviceIsNew } from "./security/new-device";
import { consumeAuthenticatorOrRecoveryCode } from "./security/sign-in";
import { serve } from "./serve";
import { countAttempt, refundAttempt, requirePlayerOfCode } from "./sign-in-tries";

/** The auth API (SES-01 to SES-04) and the token call (PLT-07). */
export function authRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, authCalls.signIn, async ({ request, readBody }) => {
    const body = await readBody();
    refuseForeignOrExpiredFingerprint(services, request, body.device);
    const subject = subjectOf(body);
    await countPostAndRequireCaptchaIfDue(services, request, "sign-in", subject);
    const player =
      "login" in body
        ? await playerByEmailOrNumber(services, decodeBase64Leniently(body.login))
        : await playerOfProvenPhone(
            services,
            body.country_code,
            decodeBase64Leniently(body.phone_number),
          );
    // An unknown player costs the same work and gets the same response as a wrong password.
    const mayTry = await countAttempt(services, player?.id ?? null);
    const isRight = await isPasswordCorrect(
      decodeBase64Leniently(body.password),
      player?.passwordHash ?? null,
    );
    if (!player || !isRight || !mayTry) throw new HttpErrorAnswer(401, { code: "bad-credentials" });
    await refundAttempt(services, player.id);
    await uncountPost(services, request, "sign-in", subject);
    return completeFirstSignInStep(services, request, player);
  });

  serve(app, authCalls.sendSms, async ({ request, readBody }) => {
    const { "phone-code": code, "phone-number": number, lng } = await readBody();
    await countPostAndRequireCaptchaIfDue(services, request, "send-sms", code + number);
    const player = await playerOfProvenPhone(services, code, number);
    const sent = await sendCode(services, {
      use: "sms",
      to: smsTo({ code, number }),
      lng,
      template: "sign-in-code",
      playerId: player?.id ?? null,
      code: player?.smsCode ?? null,
      isWithheld: player === null,
    });
    if ("waitSec" in sent)
      throw new HttpErrorAnswer(429, { code: "too-soon", resendSec: sent.waitSec });
    return sent;
  });

  serve(app, authCalls.signInBySms, async ({ request, readBody }) => {
    const { token, code, device } = await readBody();
    refuseForeignOrExpiredFingerprint(services, request, device);
    const playerId = await requirePlayerOfCode(
      services,
      await checkAndConsumeCode(services, "sms", token, code),
    );
    const [player] = await services.db.select().from(players).where(eq(players.id, playerId));
    if (!player) throw new HttpErrorAnswer(401, { code: "code-over" });
    return completeFirstSignInStep(services, request, player);
  });

  serve(app, authCalls.secondStep, async ({ request, readBody }) => {
    const { token, code, device } = await readBody();
    refuseForeignOrExpiredFingerprint(services, request, device);
    const lng = requestLanguage(request);
    const tried = await checkAndConsumeCode(services, "two-step", token, code, (id) =>
      consumeAuthenticatorOrRecoveryCode(services, id, code, lng),
    );
    const playerId = await requirePlayerOfCode(services, tried);
    return {
      userId: playerId,
      sessionId: await openSessionAndMailIfDeviceIsNew(services, request, playerId),
    };
  });

  serve(app, authCalls.check, async ({ request }) => {
    const session = await findSessionByHeader(services, request);
    return { user_id: session?.playerId ?? null };
  });

  serve(app, authCalls.rights, async ({ request }) => {
    const player = await requirePlayer(services, request);
    return { rights: playerRights(services, player) };
  });

  serve(app, authCalls.signOut, async ({ request, readBody }) => {
    const { everywhere } = await readBody();
    const session = await findSessionByHeader(services, request);
    if (session) await closeSession(services, session, everywhere);
    return { success: true };
  });

  serve(app, authCalls.token, async ({ request }) => {
    const session = await findSessionByHeader(services, request);
    if (!session) throw new HttpErrorAnswer(401, { code: "session" });
    return { token: issueToken(services, session) };
  });

  return app;
}

/**
 * Opens a session, or for a player with a second step returns the token for the code. `isProven` as
 * for `openSession`: a second step is a proof by itself.
 */
export async function completeFirstSignInStep(
  services: SandboxServices,
  request: Request,
  player: PlayerRow,
  isProven = true,
): Promise<Response> {
  if (player.twoStepCode !== null || (await hasAuthenticator(services.db, player.id))) {
    const token = await createTwoStepToken(services, player.id, player.twoStepCode);
    return reply(loginReplyWire, { twoStep: { token } });
  }
  return reply(loginReplyWire, {
    userId: player.id,
    sessionId: await openSessionAndMailIfDeviceIsNew(services, request, player.id, isProven),
  });
}

/** The typed login or telephone, by which attempts are counted. */
function subjectOf(body: z.infer<typeof loginRequestWire>): string {
  return "login" in body
    ? decodeBase64Leniently(body.login).trim().toLowerCase()
    : body.country_code + decodeBase64Leniently(body.phone_number);
}
