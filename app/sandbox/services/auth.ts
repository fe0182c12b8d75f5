import { eq, or, type SQL } from "drizzle-orm";
import { Hono } from "hono";
import {
  checkReplyWire,
  disconnectReplyWire,
  disconnectRequestWire,
  loginReplyWire,
  loginRequestWire,
  tokenReplyWire,
} from "~/platform/auth/wire.server";
import { players } from "../db/schema";
import type { Core } from "./core";
import { Answer, bodyOf, reply } from "./http";
import { isPassword } from "./passwords";
import { closeSession, openSession, sessionOf, tokenOf } from "./people";
import { signToken } from "./tokens";

/** The auth API (SES-01, SES-02, SES-04) and the token call (PLT-07). */
export function authRoutes(core: Core): Hono {
  const app = new Hono();

  app.post("/web-api/authapi/v1/login", async (c) => {
    const body = await bodyOf(c, loginRequestWire);
    const player = await findPlayer(core, decoded(body.login));
    // The same work and the same answer whether the login exists or the password is wrong.
    const isRight = await isPassword(decoded(body.password), player?.passwordHash ?? null);
    if (!player || !isRight) throw new Answer(401, { code: "bad-credentials" });
    if (player.twoStepCode !== null) {
      const token = signToken(core.world.state.tokenSecret, "two-step", player.id, "", core.world.now());
      return reply(loginReplyWire, { twoStep: { token } });
    }
    return reply(loginReplyWire, { userId: player.id, sessionId: await openSession(core, player.id) });
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

/** A login is an e-mail address, in any case, or the player's number. */
async function findPlayer(core: Core, login: string) {
  const text = login.trim().toLowerCase();
  const byNumber: SQL | undefined = /^\d{1,9}$/.test(text) ? eq(players.id, Number(text)) : undefined;
  const [player] = await core.db
    .select()
    .from(players)
    .where(or(eq(players.login, text), byNumber));
  return player ?? null;
}

/** Login and password travel as base64 of their UTF-8 text (SES-04). */
function decoded(base64: string): string {
  return Buffer.from(base64, "base64").toString("utf8");
}
