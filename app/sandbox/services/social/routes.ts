import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import {
  oauthReplyWire,
  oauthRequestWire,
  socialRequestWire,
} from "~/platform/auth/social-wire.server";
import { players, socialIdentities } from "../../db/schema";
import { firstStepDone } from "../auth";
import type { Core } from "../core";
import { Answer, bodyOf, reply } from "../http";
import { visitOf } from "../people";
import { exchangeCode, grantOf, takeGrant } from "./grants";

/** Social sign-in (SES-04, SES-12). */
export function socialRoutes(core: Core): Hono {
  const app = new Hono();

  app.post("/web-api/authapi/v1/oauth", async (c) => {
    const { provider, code, code_verifier, redirect_uri } = await bodyOf(c, oauthRequestWire);
    const order = { provider, code, verifier: code_verifier, redirectUri: redirect_uri };
    const done = isEnabled(core, provider) ? await exchangeCode(core, order) : null;
    if (!done) throw refused("code-over", "The network's answer has expired or was used before.");
    const { nonce, name, email, isEmailVerified } = done.grant;
    return reply(oauthReplyWire, {
      token: done.token,
      claims: { nonce, name, email, email_verified: isEmailVerified },
    });
  });

  app.post("/web-api/authapi/v1/social", async (c) => {
    const { login, pass } = await bodyOf(c, socialRequestWire);
    const known = await grantOf(core, core.db, pass);
    if (!known || known.provider !== login) throw refused("code-over", "This sign-in has expired.");
    const [player] = await core.db
      .select({ player: players })
      .from(socialIdentities)
      .innerJoin(players, eq(players.id, socialIdentities.playerId))
      .where(
        and(
          eq(socialIdentities.provider, known.provider),
          eq(socialIdentities.subject, known.subject),
        ),
      );
    if (!player) throw new Answer(404, { code: "not-registered" });
    if (!(await takeGrant(core, core.db, pass)))
      throw refused("code-over", "This sign-in has expired.");
    return firstStepDone(core, player.player, visitOf(c.req.raw));
  });

  return app;
}

/** Whether site config offers the network. */
export function isEnabled(core: Core, provider: string): boolean {
  return core.world.state.config.social.providers.some(({ name }) => name === provider);
}

function refused(code: string, detail: string): Answer {
  return new Answer(403, { code, errors: [{ detail }] });
}
