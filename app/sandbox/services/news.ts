import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import {
  newsCheckWire,
  newsChoiceWire,
  newsDoneWire,
  newsTokenWire,
} from "~/platform/newsletter/wire.server";
import { newsStops, players } from "../db/schema";
import type { Core } from "./core";
import { Answer, bodyOf, languageOf, reply } from "./http";
import { emailTo, sendMessage } from "./messages/send";
import { bearerOf, hashed } from "./people";
import { keyedHashes } from "./security/seal";

/** News by e-mail: a player's choice, and the link under each mail that stops them (REG-08). */
export function newsRoutes(core: Core): Hono {
  const app = new Hono();
  const base = "/web-api/subscriptions-api/v1";

  app.post(`${base}/check`, async (c) => {
    const { token } = await bodyOf(c, newsTokenWire);
    const address = addressOfToken(core, token);
    const state = address === null ? "unknown" : (await getsNews(core, address)) ? "on" : "off";
    return reply(newsCheckWire, { state });
  });

  app.post(`${base}/stop`, async (c) => {
    const { token } = await bodyOf(c, newsTokenWire);
    const address = addressOfToken(core, token);
    if (address === null) throw new Answer(404, { code: "unknown-token" });
    await core.db.transaction(async (tx) => {
      const row = { address: hashed(address), at: core.world.now() };
      await tx.insert(newsStops).values(row).onConflictDoNothing();
      await tx.update(players).set({ wantsNews: false }).where(eq(players.login, address));
    });
    return reply(newsDoneWire, { success: true });
  });

  app.post("/web-api/user/v1/news", async (c) => {
    const player = await bearerOf(core, c.req.raw);
    const { isWanted } = await bodyOf(c, newsChoiceWire);
    if (!player.login.includes("@")) throw new Answer(422, { code: "no-email" });
    const to = emailTo(player.login);
    const lng = languageOf(c.req.raw);
    await core.db.transaction(async (tx) => {
      await tx.update(players).set({ wantsNews: isWanted }).where(eq(players.id, player.id));
      if (!isWanted) return;
      await tx.delete(newsStops).where(eq(newsStops.address, hashed(to.address)));
      // Told once: a form that is sent again sends no other mail.
      if (player.wantsNews) return;
      const path = stopPath(core, lng, to.address);
      await sendMessage(core, tx, { to, lng, template: "news-on", path });
    });
    return reply(newsDoneWire, { success: true });
  });

  return app;
}

/** The page that stops news to an address. */
export function stopPath(core: Core, lng: string, address: string): string {
  const name = Buffer.from(address).toString("base64url");
  const token = `${name}.${signatures(core, address)[0] ?? ""}`;
  return `/${lng}/user/stopnewsletter?token=${encodeURIComponent(token)}`;
}

/** The address of a token that this platform has signed; null = of none. */
function addressOfToken(core: Core, token: string): string | null {
  const [name = "", signature = ""] = token.split(".");
  const address = Buffer.from(name, "base64url").toString("utf8");
  const given = Buffer.from(signature);
  const isOurs = signatures(core, address)
    .map((text) => Buffer.from(text))
    .some((own) => own.length === given.length && timingSafeEqual(own, given));
  return isOurs && address !== "" ? address : null;
}

const signatures = (core: Core, address: string) => keyedHashes(core.secrets, `news ${address}`);

async function getsNews({ db }: Core, address: string): Promise<boolean> {
  const [stop] = await db
    .select()
    .from(newsStops)
    .where(eq(newsStops.address, hashed(address)));
  return stop === undefined;
}
