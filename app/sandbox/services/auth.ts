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
  sendSmsReplyWire,
  sendSmsRequestWire,
  tokenReplyWire,
} from "~/platform/auth/wire.server";
import { players } from "../db/schema";
import { requireCaptcha } from "./captcha/captcha";
import { forgivePost } from "./captcha/suspicion";
import { openTwoStep, sendCode, tryCode } from "./codes";
import type { Core } from "./core";
import { requireFingerprint } from "./device";
import { playerOfLogin, playerOfPhone } from "./find-player";
import { Answer, bodyOf, decoded, languageOf, reply } from "./http";
import { smsTo } from "./messages/send";
import { isPassword } from "./passwords";
import {
  closeSession,
  openSession,
  type PlayerRow,
  sessionOf,
  tokenOf,
  type Visit,
  visitOf,
} from "./people";
import { hasAuthenticator } from "./security/authenticator";
import { isSecondStep } from "./security/sign-in";
import { giveBackTry, rightPlayer, takeTry } from "./sign-in-tries";

/** The auth API (SES-01 to SES-04) and the token call (PLT-07). */
export function authRoutes(core: Core): Hono {
  const app = new Hono();

  app.post("/web-api/authapi/v1/login", async (c) => {
    const body = await bodyOf(c, loginRequestWire);
    requireFingerprint(core, c.req.raw, body.device);
    const subject = subjectOf(body);
    await requireCaptcha(core, c.req.raw, "sign-in", subject);
    const player =
      "login" in body
        ? await playerOfLogin(core, decoded(body.login))
        : await playerOfPhone(core, body.country_code, decoded(body.phone_number));
    // The same work and response for an unknown player and a wrong password.
    const mayTry = await takeTry(core, player?.id ?? null);
    const isRight = await isPassword(decoded(body.password), player?.passwordHash ?? null);
    if (!player || !isRight || !mayTry) throw new Answer(401, { code: "bad-credentials" });
    await giveBackTry(core, player.id);
    await forgivePost(core, c.req.raw, "sign-in", subject);
    return firstStepDone(core, player, visitOf(c.req.raw));
  });

  app.post("/web-api/authapi/v1/send-sms", async (c) => {
    const { "phone-code": code, "phone-number": number, lng } = await bodyOf(c, sendSmsRequestWire);
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
    if ("waitSec" in sent) throw new Answer(429, { code: "too-soon", resendSec: sent.waitSec });
    return reply(sendSmsReplyWire, sent);
  });

  app.post("/web-api/authapi/v1/sms", async (c) => {
    const { token, code, device } = await bodyOf(c, codeRequestWire);
    requireFingerprint(core, c.req.raw, device);
    const playerId = await rightPlayer(core, await tryCode(core, "sms", token, code));
    const [player] = await core.db.select().from(players).where(eq(players.id, playerId));
    if (!player) throw new Answer(401, { code: "code-over" });
    return firstStepDone(core, player, visitOf(c.req.raw));
  });

  app.post("/web-api/authapi/v1/two-step", async (c) => {
    const { token, code, device } = await bodyOf(c, codeRequestWire);
    requireFingerprint(core, c.req.raw, device);
    const lng = languageOf(c.req.raw);
    const tried = await tryCode(core, "two-step", token, code, (id) =>
      isSecondStep(core, id, code, lng),
    );
    const playerId = await rightPlayer(core, tried);
    return reply(loginReplyWire, {
      userId: playerId,
      sessionId: await openSession(core, playerId, visitOf(c.req.raw)),
    });
  });

  app.get("/web-api/authapi/v1/check", async (c) => {
    const session = await sessionOf(core, c.req.raw);
    return reply(checkReplyWire, { user_id: session?.playerId ?? null });
  });

  app.post("/web-api/authapi/v1/disconnect", async (c) => {
    const { everywhere } = await bodyOf(c, disconnectRequestWire);
    const session = await sessionOf(core, c.req.raw);
    if (session) await closeSession(core, session, everywhere);
    return reply(disconnectReplyWire, { success: true });
  });

  app.get("/web-api/gettoken/user", async (c) => {
    const session = await sessionOf(core, c.req.raw);
    if (!session) throw new Answer(401, { code: "session" });
    return reply(tokenReplyWire, { token: tokenOf(core, session) });
  });

  return app;
}

/** Opens a session, or for a player with a second step returns the token for the code. */
export async function firstStepDone(
  core: Core,
  player: PlayerRow,
  visit: Visit,
): Promise<Response> {
  if (player.twoStepCode !== null || (await hasAuthenticator(core.db, player.id))) {
    const token = await openTwoStep(core, player.id, player.twoStepCode);
    return reply(loginReplyWire, { twoStep: { token } });
  }
  return reply(loginReplyWire, {
    userId: player.id,
    sessionId: await openSession(core, player.id, visit),
  });
}

/** Who is named, as typed. */
function subjectOf(body: z.infer<typeof loginRequestWire>): string {
  return "login" in body
    ? decoded(body.login).trim().toLowerCase()
    : body.country_code + decoded(body.phone_number);
}
