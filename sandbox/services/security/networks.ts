import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { isSocialProvider, socialProviders } from "~/domain/social/providers";
import { securityCalls } from "~/platform/services/security/calls.server";
import { securityChangeReplyWire } from "~/platform/services/security/wire.server";
import type { Db } from "../../db/open";
import { socialIdentities } from "../../db/schema";
import { HttpErrorAnswer, reply, requestLanguage } from "../http";
import type { PlayerRow } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { consumeGrant } from "../social/grants";
import { isSocialNetworkEnabled, socialRefusal } from "../social/routes";
import {
  requireCallerSession,
  requireConfirmation,
  requirePasswordAndConfirmSession,
} from "./confirm";
import { notifySecurityChangeAtOldAddress } from "./notify";
import { changePlayer } from "./routes";

const done = () => reply(securityChangeReplyWire, { success: true });

/** Social networks that sign a player in: connected and disconnected by himself (SES-12, OFC-03). */
export function socialNetworkRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, securityCalls.startNetwork, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { password } = await readBody();
    await requireConfirmation(services, caller, password);
    return done();
  });

  serve(app, securityCalls.addNetwork, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { login, pass } = await readBody();
    await requireConfirmation(services, caller, undefined);
    if (!isSocialNetworkEnabled(services, login))
      throw socialRefusal("code-over", "This network is not offered.");
    await changePlayer(services, caller.player, async (tx, player) => {
      await connect(services, tx, player, { provider: login, token: pass });
      await tell(services, tx, player, {
        change: "network-on",
        login,
        lng: requestLanguage(request),
      });
    });
    return done();
  });

  serve(app, securityCalls.removeNetwork, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { login, password } = await readBody();
    await requirePasswordAndConfirmSession(services, caller, password);
    await changePlayer(services, caller.player, async (tx, player) => {
      const [gone] = await tx
        .delete(socialIdentities)
        .where(and(eq(socialIdentities.provider, login), eq(socialIdentities.playerId, player.id)))
        .returning({ provider: socialIdentities.provider });
      if (gone)
        await tell(services, tx, player, {
          change: "network-off",
          login,
          lng: requestLanguage(request),
        });
    });
    return done();
  });

  return app;
}

/**
 * Connects the identity that a social network has confirmed to the player. 403 `code-over`: the
 * confirmation has expired or was used; 409 `taken`: another player has the identity, or this
 * player has another one of the network.
 */
async function connect(
  services: SandboxServices,
  tx: Db,
  player: PlayerRow,
  { provider, token }: { readonly provider: string; readonly token: string },
): Promise<void> {
  const grant = await consumeGrant(services, tx, token);
  if (grant?.provider !== provider) throw socialRefusal("code-over", "This sign-in has expired.");
  const own = and(
    eq(socialIdentities.provider, provider),
    eq(socialIdentities.playerId, player.id),
  );
  const [another] = await tx.select().from(socialIdentities).where(own);
  if (another) throw new HttpErrorAnswer(409, { code: "taken" });
  const [linked] = await tx
    .insert(socialIdentities)
    .values({
      provider,
      subject: grant.subject,
      playerId: player.id,
      createdAt: services.world.now(),
    })
    .onConflictDoNothing()
    .returning({ subject: socialIdentities.subject });
  if (!linked) throw new HttpErrorAnswer(409, { code: "taken" });
}

function tell(
  services: SandboxServices,
  tx: Db,
  player: PlayerRow,
  told: { change: "network-on" | "network-off"; login: string; lng: string },
): Promise<void> {
  const network = isSocialProvider(told.login) ? socialProviders[told.login] : told.login;
  return notifySecurityChangeAtOldAddress(services, tx, player, { ...told, values: { network } });
}
