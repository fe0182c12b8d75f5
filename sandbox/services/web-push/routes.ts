import { and, desc, eq, ne, notInArray, sql } from "drizzle-orm";
import { Hono } from "hono";
import { pushSwitch } from "~/domain/web-push/web-push";
import { webPushCalls } from "~/platform/services/web-push/calls.server";
import { players, pushSubscriptions } from "../../db/schema";
import { HttpErrorAnswer } from "../http";
import { readTokenClaimsIgnoringSession, requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { pushKeyPair } from "./keys";

/** Most devices of a player; the oldest goes. */
const mostDevices = 10;

/** Push messages: the key, and the devices that get them. */
export function webPushRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  const { db, world } = services;

  serve(app, webPushCalls.key, async () => ({ key: (await pushKeyPair(db)).publicKey }));

  serve(app, webPushCalls.subscribe, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const sessionId = readTokenClaimsIgnoringSession(services, request)?.sid;
    if (sessionId === undefined) throw new HttpErrorAnswer(401, { code: "token" });
    const { kind, endpoint, p256dh, auth, lng } = await readBody();
    const device = { playerId: player.id, sessionId, p256dh, auth, lng, at: world.now() };
    await db.transaction(async (tx) => {
      const own = eq(players.id, player.id);
      if (kind !== null)
        await tx
          .update(players)
          .set({
            settings: sql`${players.settings} || ${JSON.stringify({ [pushSwitch[kind]]: "1" })}::jsonb`,
          })
          .where(own);
      // A device belongs to the player who asked last, and with it ends what waits for another one.
      await tx
        .delete(pushSubscriptions)
        .where(
          and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.playerId, player.id)),
        );
      await tx
        .insert(pushSubscriptions)
        .values({ ...device, endpoint })
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: device });
      const mine = eq(pushSubscriptions.playerId, player.id);
      const newest = tx
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .where(mine)
        .orderBy(desc(pushSubscriptions.id))
        .limit(mostDevices);
      await tx.delete(pushSubscriptions).where(and(mine, notInArray(pushSubscriptions.id, newest)));
    });
    return { success: true as const };
  });

  serve(app, webPushCalls.unsubscribe, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { endpoint } = await readBody();
    await db
      .delete(pushSubscriptions)
      .where(
        and(eq(pushSubscriptions.playerId, player.id), eq(pushSubscriptions.endpoint, endpoint)),
      );
    return { success: true as const };
  });

  return app;
}
