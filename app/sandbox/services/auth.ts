import { and, eq, or, type SQL, sql } from "drizzle-orm";
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
import { openTwoStep, sendCode, type Tried, tryCode } from "./codes";
import type { Core } from "./core";
import { requireFingerprint } from "./device";
import { Answer, bodyOf, reply } from "./http";
import { smsTo } from "./messages/send";
import { isPassword } from "./passwords";
import { closeSession, openSession, type PlayerRow, sessionOf, tokenOf } from "./people";
import { giveBackTry, takeTry } from "./sign-in-tries";

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
    return firstStepDone(core, player);
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
    const playerId = await rightOf(core, await tryCode(core, "sms", token, code));
    const [player] = await core.db.select().from(players).where(eq(players.id, playerId));
    if (!player) throw new Answer(401, { code: "code-over" });
    return firstStepDone(core, player);
  });

  app.post("/web-api/authapi/v1/two-step", async (c) => {
    const { token, code, device } = await bodyOf(c, codeRequestWire);
    requireFingerprint(core, c.req.raw, device);
    const playerId = await rightOf(core, await tryCode(core, "two-step", token, code));
    return reply(loginReplyWire, {
      userId: playerId,
      sessionId: await openSession(core, playerId),
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
async function firstStepDone(core: Core, player: PlayerRow): Promise<Response> {
  if (player.twoStepCode !== null) {
    const token = await openTwoStep(core, player.id, player.twoStepCode);
    return reply(loginReplyWire, { twoStep: { token } });
  }
  return reply(loginReplyWire, {
    userId: player.id,
    sessionId: await openSession(core, player.id),
  });
}

const refusals = { wrong: "bad-code", spent: "code-spent", over: "code-over" } as const;

/** Player of a correct code; 401 for a wrong one. */
async function rightOf(core: Core, tried: Tried): Promise<number> {
  if (tried.kind === "over") throw new Answer(401, { code: refusals.over });
  const mayTry = await takeTry(core, tried.playerId);
  if (tried.kind !== "right") throw new Answer(401, { code: refusals[tried.kind] });
  if (!mayTry) throw new Answer(401, { code: refusals.wrong });
  if (tried.playerId === null) throw new Answer(401, { code: refusals.over });
  await giveBackTry(core, tried.playerId);
  return tried.playerId;
}

/** Who is named, as typed. */
function subjectOf(body: z.infer<typeof loginRequestWire>): string {
  return "login" in body
    ? decoded(body.login).trim().toLowerCase()
    : body.country_code + decoded(body.phone_number);
}

/** A login is an e-mail address, in any case, or the player's number. */
async function playerOfLogin(core: Core, login: string): Promise<PlayerRow | null> {
  const text = login.trim().toLowerCase();
  const byNumber: SQL | undefined = /^\d{1,9}$/.test(text)
    ? eq(players.id, Number(text))
    : undefined;
  const [player] = await core.db
    .select()
    .from(players)
    .where(or(eq(players.login, text), byNumber));
  return player ?? null;
}

/** Player with a telephone number, by the player's config. */
async function playerOfPhone(core: Core, code: string, number: string): Promise<PlayerRow | null> {
  // A player without a number has an empty one.
  if (!/^\d{1,14}$/.test(number)) return null;
  const [player] = await core.db
    .select()
    .from(players)
    .where(
      and(
        sql`${players.config}->>'phone_code' = ${code}`,
        sql`${players.config}->>'phone_number' = ${number}`,
        // A number that nobody has proven signs nobody in (ACC-06).
        sql`${players.config}->>'activation_type' in ('2', '3')`,
      ),
    )
    .orderBy(players.id)
    .limit(1);
  return player ?? null;
}

/** Decodes base64 of UTF-8 text: login, telephone and password (SES-04). */
function decoded(base64: string): string {
  return Buffer.from(base64, "base64").toString("utf8");
}
