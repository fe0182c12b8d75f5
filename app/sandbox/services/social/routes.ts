import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import {
  oauthReplyWire,
  oauthRequestWire,
  socialRequestWire,
  tokenLoginRequestWire,
  unregisteredWire,
} from "~/platform/auth/social-wire.server";
import { players, socialIdentities } from "../../db/schema";
import { firstStepDone } from "../auth";
import type { Core } from "../core";
import { Answer, bodyOf, reply } from "../http";
import { type PlayerRow, visitOf } from "../people";
import { exchangeCode, grantOf, type SocialGrant, takeGrant } from "./grants";
import { isSigned } from "./signed-token";

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
    const player = await playerOf(core, known);
    if (!player) throw new Answer(404, { code: "not-registered" });
    return signedInBy(core, c.req.raw, { token: pass, player });
  });

  app.post("/web-api/authapi/v1/token", async (c) => {
    const { method_id, token, sign } = await bodyOf(c, tokenLoginRequestWire);
    const known = isSigned(core, method_id, token, sign)
      ? await grantOf(core, core.db, token)
      : null;
    if (!known || known.provider !== method_id)
      throw refused("code-over", "This sign-in has expired.");
    const player = await playerOf(core, known);
    if (player) return signedInBy(core, c.req.raw, { token, player });
    const { name, email } = known;
    return reply(unregisteredWire, { code: "not-registered", name, email }, 404);
  });

  return app;
}

async function playerOf(core: Core, { provider, subject }: SocialGrant): Promise<PlayerRow | null> {
  const [found] = await core.db
    .select({ player: players })
    .from(socialIdentities)
    .innerJoin(players, eq(players.id, socialIdentities.playerId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return found?.player ?? null;
}

/** Uses a token up and signs its player in. */
async function signedInBy(
  core: Core,
  request: Request,
  { token, player }: { readonly token: string; readonly player: PlayerRow },
): Promise<Response> {
  if (!(await takeGrant(core, core.db, token)))
    throw refused("code-over", "This sign-in has expired.");
  return firstStepDone(core, player, visitOf(request));
}

/** Whether site config offers the network. */
export function isEnabled(core: Core, provider: string): boolean {
  return core.world.state.config.social.providers.some(({ name }) => name === provider);
}

export function refused(code: string, detail: string): Answer {
  return new Answer(403, { code, errors: [{ detail }] });
}
