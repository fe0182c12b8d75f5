import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { socialCalls } from "~/platform/services/auth/calls.server";
import { unregisteredIdentityRefusalWire } from "~/platform/services/auth/social-wire.server";
import { players, socialIdentities } from "../../db/schema";
import { completeFirstSignInStep } from "../auth";
import { HttpErrorAnswer, reply } from "../http";
import type { PlayerRow } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { consumeGrant, findGrant, redeemAuthorizationCode, type SocialGrant } from "./grants";
import { isTokenSigned } from "./signed-token";

/** Social sign-in (SES-04, SES-12). */
export function socialRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, socialCalls.exchangeCode, async ({ readBody }) => {
    const { provider, code, code_verifier, redirect_uri } = await readBody();
    const order = { provider, code, verifier: code_verifier, redirectUri: redirect_uri };
    const done = isSocialNetworkEnabled(services, provider)
      ? await redeemAuthorizationCode(services, order)
      : null;
    if (!done)
      throw socialRefusal("code-over", "The network's answer has expired or was used before.");
    const { nonce, name, email, isEmailVerified } = done.grant;
    return {
      token: done.token,
      claims: { nonce, name, email, email_verified: isEmailVerified },
    };
  });

  serve(app, socialCalls.signIn, async ({ request, readBody }) => {
    const { login, pass } = await readBody();
    const known = await findGrant(services, services.db, pass);
    if (!known || known.provider !== login)
      throw socialRefusal("code-over", "This sign-in has expired.");
    const found = await playerOf(services, known);
    if (!found) throw new HttpErrorAnswer(404, { code: "not-registered" });
    return signedInBy(services, request, { token: pass, ...found });
  });

  serve(app, socialCalls.signInByToken, async ({ request, readBody }) => {
    const { method_id, token, sign } = await readBody();
    const known = isTokenSigned(services, method_id, token, sign)
      ? await findGrant(services, services.db, token)
      : null;
    if (!known || known.provider !== method_id)
      throw socialRefusal("code-over", "This sign-in has expired.");
    const found = await playerOf(services, known);
    if (found) return signedInBy(services, request, { token, ...found });
    const { name, email } = known;
    return reply(unregisteredIdentityRefusalWire, { code: "not-registered", name, email }, 404);
  });

  return app;
}

interface PlayerOfNetwork {
  readonly player: PlayerRow;
  /**
   * Whether the network's word is the proof of who the player is: where he registered by it and has
   * set no password since, there is no other (OFC-03).
   */
  readonly isProven: boolean;
}

async function playerOf(
  services: SandboxServices,
  { provider, subject }: SocialGrant,
): Promise<PlayerOfNetwork | null> {
  const [found] = await services.db
    .select({ player: players, linkedAt: socialIdentities.createdAt })
    .from(socialIdentities)
    .innerJoin(players, eq(players.id, socialIdentities.playerId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  if (!found) return null;
  const { player, linkedAt } = found;
  // A registration writes the player and the identity at one moment.
  const isProven = player.registeredAt === linkedAt && player.passwordChangedAt === null;
  return { player, isProven };
}

/** Uses a token up and signs its player in. */
async function signedInBy(
  services: SandboxServices,
  request: Request,
  { token, player, isProven }: PlayerOfNetwork & { readonly token: string },
): Promise<Response> {
  if (!(await consumeGrant(services, services.db, token)))
    throw socialRefusal("code-over", "This sign-in has expired.");
  return completeFirstSignInStep(services, request, player, isProven);
}

/** Whether site config offers the network. */
export function isSocialNetworkEnabled(services: SandboxServices, provider: string): boolean {
  return services.world.state.config.social.providers.some(({ name }) => name === provider);
}

export function socialRefusal(code: string, detail: string): HttpErrorAnswer {
  return new HttpErrorAnswer(403, { code, errors: [{ detail }] });
}
