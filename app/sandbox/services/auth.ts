import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { z } from "zod";
import {
  checkReplyWire,
  codeRequestWire,
  disconnectReplyWire,
  disconnectRequestWire,
  loginReplyWire,
  loginRequestWire,
  rightsReplyWire,
  sendSmsReplyWire,
  sendSmsRequestWire,
  tokenReplyWire,
} from "~/platform/auth/wire.server";
import { players } from "../db/schema";
import { requireCaptcha } from "./captcha/captcha";
import { uncountPost } from "./captcha/suspicion";
import { checkCode, sendCode, startTwoStepWait } from "./codes";
import type { Core } from "./core";
import { requireFingerprint } from "./device";
import { playerOfLogin, playerOfPhone } from "./find-player";
import { decodeBase64, HttpAnswer, parseBody, reply, requestLanguage } from "./http";
import { smsTo } from "./messages/send";
import { isPassword } from "./passwords";
import {
  closeSession,
  findSession,
  issueToken,
  openSession,
  type PlayerRow,
  readVisit,
  requirePlayer,
  type SignInVisit,
} from "./people";
import { playerRights } from "./rights";
import { hasAuthenticator } from "./security/authenticator";
import { passesSecondStep } from "./security/sign-in";
import { countAttempt, refundAttempt, requirePlayerOfCode } from "./sign-in-tries";

/** The auth API (SES-01 to SES-04) and the token call (PLT-07). */
export function authRoutes(core: Core): Hono {
  const app = new Hono();

  app.post("/web-api/authapi/v1/login", async (c) => {
    const body = await parseBody(c, loginRequestWire);
    requireFingerprint(core, c.req.raw, body.device);
    const subject = subjectOf(body);
    await requireCaptcha(core, c.req.raw, "sign-in", subject);
    const player =
      "login" in body
        ? await playerOfLogin(core, decodeBase64(body.login))
        : await playerOfPhone(core, body.country_code, decodeBase64(body.phone_number));
    // An unknown player costs the same work and gets the same response as a wrong password.
    const mayTry = await countAttempt(core, player?.id ?? null);
    const isRight = await isPassword(decodeBase64(body.password), player?.passwordHash ?? null);
    if (!player || !isRight || !mayTry) throw new HttpAnswer(401, { code: "bad-credentials" });
    await refundAttempt(core, player.id);
    await uncountPost(core, c.req.raw, "sign-in", subject);
    return completeFirstStep(core, player, readVisit(c.req.raw));
  });

  app.post("/web-api/authapi/v1/send-sms", async (c) => {
    const {
      "phone-code": code,
      "phone-number": number,
      lng,
    } = await parseBody(c, sendSmsRequestWire);
    await requireCaptcha(core, c.req.raw, "send-sms", code + number);
    const player = await playerOfPhone(core, code, number);
    const sent = await sendCode(core, {
      use: "sms",
      to: smsTo({ code, number }),
      lng,
      template: "sign-in-code",
      playerId: player?.id ?? null,
      code: player?.smsCode ?? null,
      isWithheld: player === null,
    });
    if ("waitSec" in sent) throw new HttpAnswer(429, { code: "too-soon", resendSec: sent.waitSec });
    return reply(sendSmsReplyWire, sent);
  });

  app.post("/web-api/authapi/v1/sms", async (c) => {
    const { token, code, device } = await parseBody(c, codeRequestWire);
    requireFingerprint(core, c.req.raw, device);
    const playerId = await requirePlayerOfCode(core, await checkCode(core, "sms", token, code));
    const [player] = await core.db.select().from(players).where(eq(players.id, playerId));
    if (!player) throw new HttpAnswer(401, { code: "code-over" });
    return completeFirstStep(core, player, readVisit(c.req.raw));
  });

  app.post("/web-api/authapi/v1/two-step", async (c) => {
    const { token, code, device } = await parseBody(c, codeRequestWire);
    requireFingerprint(core, c.req.raw, device);
    const lng = requestLanguage(c.req.raw);
    const tried = await checkCode(core, "two-step", token, code, (id) =>
      passesSecondStep(core, id, code, lng),
    );
    const playerId = await requirePlayerOfCode(core, tried);
    return reply(loginReplyWire, {
      userId: playerId,
      sessionId: await openSession(core, playerId, readVisit(c.req.raw)),
    });
  });

  app.get("/web-api/authapi/v1/check", async (c) => {
    const session = await findSession(core, c.req.raw);
    return reply(checkReplyWire, { user_id: session?.playerId ?? null });
  });

  app.get("/web-api/authapi/v1/rights", async (c) => {
    const player = await requirePlayer(core, c.req.raw);
    return reply(rightsReplyWire, { rights: await playerRights(core, player) });
  });

  app.post("/web-api/authapi/v1/disconnect", async (c) => {
    const { everywhere } = await parseBody(c, disconnectRequestWire);
    const session = await findSession(core, c.req.raw);
    if (session) await closeSession(core, session, everywhere);
    return reply(disconnectReplyWire, { success: true });
  });

  app.get("/web-api/gettoken/user", async (c) => {
    const session = await findSession(core, c.req.raw);
    if (!session) throw new HttpAnswer(401, { code: "session" });
    return reply(tokenReplyWire, { token: issueToken(core, session) });
  });

  return app;
}

/** Opens a session, or for a player with a second step returns the token for the code. */
export async function completeFirstStep(
  core: Core,
  player: PlayerRow,
  visit: SignInVisit,
): Promise<Response> {
  if (player.twoStepCode !== null || (await hasAuthenticator(core.db, player.id))) {
    const token = await startTwoStepWait(core, player.id, player.twoStepCode);
    return reply(loginReplyWire, { twoStep: { token } });
  }
  return reply(loginReplyWire, {
    userId: player.id,
    sessionId: await openSession(core, player.id, visit),
  });
}

/** The typed login or telephone, by which attempts are counted. */
function subjectOf(body: z.infer<typeof loginRequestWire>): string {
  return "login" in body
    ? decodeBase64(body.login).trim().toLowerCase()
    : body.country_code + decodeBase64(body.phone_number);
}
