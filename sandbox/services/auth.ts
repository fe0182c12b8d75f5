import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { z } from "zod";
import {
  bearerTokenReplyWire,
  loginReplyWire,
  loginRequestWire,
  rightsReplyWire,
  sendSmsReplyWire,
  sendSmsRequestWire,
  sessionCheckReplyWire,
  signInByCodeRequestWire,
  signOutReplyWire,
  signOutRequestWire,
} from "~/platform/services/auth/wire.server";
import { players } from "../db/schema";
import { countPostAndRequireCaptchaIfDue } from "./captcha/captcha";
import { uncountPost } from "./captcha/suspicion";
import { checkAndConsumeCode, createTwoStepToken, sendCode } from "./codes";
import { refuseForeignOrExpiredFingerprint } from "./device";
import { playerByEmailOrNumber, playerOfProvenPhone } from "./find-player";
import { decodeBase64Leniently, HttpErrorAnswer, parseBody, reply, requestLanguage } from "./http";
import { smsTo } from "./messages/send";
import { isPasswordCorrect } from "./passwords";
import {
  closeSession,
  findSessionByHeader,
  issueToken,
  openSession,
  type PlayerRow,
  readSignInDeviceAndCountry,
  requirePlayer,
  type SignInDeviceAndCountry,
} from "./people";
import { playerRights } from "./rights";
import type { SandboxServices } from "./sandbox-services";
import { hasAuthenticator } from "./security/authenticator";
import { consumeAuthenticatorOrRecoveryCode } from "./security/sign-in";
import { countAttempt, refundAttempt, requirePlayerOfCode } from "./sign-in-tries";

/** The auth API (SES-01 to SES-04) and the token call (PLT-07). */
export function authRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.post("/web-api/authapi/v1/login", async (c) => {
    const body = await parseBody(c, loginRequestWire);
    refuseForeignOrExpiredFingerprint(services, c.req.raw, body.device);
    const subject = subjectOf(body);
    await countPostAndRequireCaptchaIfDue(services, c.req.raw, "sign-in", subject);
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
    await uncountPost(services, c.req.raw, "sign-in", subject);
    return completeFirstSignInStep(services, player, readSignInDeviceAndCountry(c.req.raw));
  });

  app.post("/web-api/authapi/v1/send-sms", async (c) => {
    const {
      "phone-code": code,
      "phone-number": number,
      lng,
    } = await parseBody(c, sendSmsRequestWire);
    await countPostAndRequireCaptchaIfDue(services, c.req.raw, "send-sms", code + number);
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
    return reply(sendSmsReplyWire, sent);
  });

  app.post("/web-api/authapi/v1/sms", async (c) => {
    const { token, code, device } = await parseBody(c, signInByCodeRequestWire);
    refuseForeignOrExpiredFingerprint(services, c.req.raw, device);
    const playerId = await requirePlayerOfCode(
      services,
      await checkAndConsumeCode(services, "sms", token, code),
    );
    const [player] = await services.db.select().from(players).where(eq(players.id, playerId));
    if (!player) throw new HttpErrorAnswer(401, { code: "code-over" });
    return completeFirstSignInStep(services, player, readSignInDeviceAndCountry(c.req.raw));
  });

  app.post("/web-api/authapi/v1/two-step", async (c) => {
    const { token, code, device } = await parseBody(c, signInByCodeRequestWire);
    refuseForeignOrExpiredFingerprint(services, c.req.raw, device);
    const lng = requestLanguage(c.req.raw);
    const tried = await checkAndConsumeCode(services, "two-step", token, code, (id) =>
      consumeAuthenticatorOrRecoveryCode(services, id, code, lng),
    );
    const playerId = await requirePlayerOfCode(services, tried);
    return reply(loginReplyWire, {
      userId: playerId,
      sessionId: await openSession(services, playerId, readSignInDeviceAndCountry(c.req.raw)),
    });
  });

  app.get("/web-api/authapi/v1/check", async (c) => {
    const session = await findSessionByHeader(services, c.req.raw);
    return reply(sessionCheckReplyWire, { user_id: session?.playerId ?? null });
  });

  app.get("/web-api/authapi/v1/rights", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    return reply(rightsReplyWire, { rights: playerRights(services, player) });
  });

  app.post("/web-api/authapi/v1/disconnect", async (c) => {
    const { everywhere } = await parseBody(c, signOutRequestWire);
    const session = await findSessionByHeader(services, c.req.raw);
    if (session) await closeSession(services, session, everywhere);
    return reply(signOutReplyWire, { success: true });
  });

  app.get("/web-api/gettoken/user", async (c) => {
    const session = await findSessionByHeader(services, c.req.raw);
    if (!session) throw new HttpErrorAnswer(401, { code: "session" });
    return reply(bearerTokenReplyWire, { token: issueToken(services, session) });
  });

  return app;
}

/**
 * Opens a session, or for a player with a second step returns the token for the code. `isProven` as
 * for `openSession`; a second step is a proof by itself.
 */
export async function completeFirstSignInStep(
  services: SandboxServices,
  player: PlayerRow,
  visit: SignInDeviceAndCountry,
  isProven = true,
): Promise<Response> {
  if (player.twoStepCode !== null || (await hasAuthenticator(services.db, player.id))) {
    const token = await createTwoStepToken(services, player.id, player.twoStepCode);
    return reply(loginReplyWire, { twoStep: { token } });
  }
  return reply(loginReplyWire, {
    userId: player.id,
    sessionId: await openSession(services, player.id, visit, isProven),
  });
}

/** The typed login or telephone, by which attempts are counted. */
function subjectOf(body: z.infer<typeof loginRequestWire>): string {
  return "login" in body
    ? decodeBase64Leniently(body.login).trim().toLowerCase()
    : body.country_code + decodeBase64Leniently(body.phone_number);
}
