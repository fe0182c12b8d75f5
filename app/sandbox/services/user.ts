import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { type PaperField, readPapers } from "~/domain/identification/identification";
import {
  identificationReplyWire,
  identificationWire,
  playerSettingsWire,
  presenceReplyWire,
  presenceWire,
  realityCheckReplyWire,
  realityCheckWire,
  sessionSummaryWire,
  userConfigReplyWire,
  userConfigWire,
} from "~/platform/user/wire.server";
import { isoTime } from "../clock";
import { players } from "../db/schema";
import type { Core } from "./core";
import { Answer, bodyOf, reply } from "./http";
import { bearerOf, claimsOf, type PlayerRow } from "./people";
import { isExcludedPerson, lockPerson, personOf } from "./registration/one-person";
import type { UserConfigWire } from "./remote-deps";
import { sessionSummary } from "./session-summary";

/** User config (ACC-01), player settings, and the session summary. */
export function userRoutes(core: Core): Hono {
  const app = new Hono();

  app.get("/web-api/user/v1/config", async (c) => {
    const player = await bearerOf(core, c.req.raw);
    return reply(userConfigReplyWire, { result: currentConfig(player, core.world.now()) });
  });

  app.get("/web-api/user/v1/settings", async (c) => {
    const player = await bearerOf(core, c.req.raw);
    const settings = playerSettingsWire.parse(player.settings);
    return reply(playerSettingsWire, { ...settings, enable_mail_news: player.wantsNews });
  });

  app.put("/web-api/user/v1/settings", async (c) => {
    const player = await bearerOf(core, c.req.raw);
    const settings = await bodyOf(c, playerSettingsWire);
    const { enable_mail_news: news } = settings;
    // One choice, wherever it is made: here, on the page of security, or by the link of a mail (SET-02).
    const wantsNews = news === undefined ? player.wantsNews : ["1", "true"].includes(String(news));
    await core.db.update(players).set({ settings, wantsNews }).where(eq(players.id, player.id));
    return reply(playerSettingsWire, settings);
  });

  app.post("/web-api/user/v1/identification", async (c) => {
    const player = await bearerOf(core, c.req.raw);
    const by = await bodyOf(c, identificationWire);
    const config = configOf(player);
    // Once identified, only staff change a player's identity.
    if (!config.is_need_identification) throw new Answer(409, { code: "identified", title: "" });
    const isKnownWay = by.type === "papers" || config.verification_types.includes(by.type);
    if (!isKnownWay) throw new Answer(403, { code: "way", title: "" });
    const { type, ...papers } = by;
    if (by.type === "papers") refuseWrong(core, by);
    const user_data = { ...config.user_data, ...papers };
    const identified = userConfigWire.parse({
      ...config,
      user_data,
      is_need_identification: false,
      verification_status: 1,
    });
    await core.db.transaction(async (tx) => {
      const person = personOf({ config: identified });
      await lockPerson(tx, person);
      // Nobody plays on under another number while excluded (REG-10).
      if (await isExcludedPerson(tx, person, core.world.now(), player.id))
        throw new Answer(403, { code: "excluded", title: "" });
      await tx.update(players).set({ config: identified }).where(eq(players.id, player.id));
    });
    return reply(identificationReplyWire, { success: true });
  });

  app.get("/web-api/api/web/user/v1/session-summary", async (c) => {
    const player = await bearerOf(core, c.req.raw);
    await core.settler.settleDue();
    return reply(
      sessionSummaryWire,
      await sessionSummary(core, player.id, claimsOf(core, c.req.raw)?.sid ?? ""),
    );
  });

  // Validated and otherwise ignored; /sandbox/calls lists it.
  app.post("/web-api/api/web/user/v1/reality-check", async (c) => {
    await bearerOf(core, c.req.raw);
    await bodyOf(c, realityCheckWire);
    return reply(realityCheckReplyWire, { success: true });
  });

  app.post("/web-api/user/v1/presence", async (c) => {
    await bearerOf(core, c.req.raw);
    await bodyOf(c, presenceWire);
    return reply(presenceReplyWire, { success: true });
  });

  return app;
}

/** Validates papers as the shell does, by the platform's clock: underage players are refused (BAN-03). */
function refuseWrong({ world }: Core, papers: Readonly<Record<PaperField, string>>) {
  const today = isoTime(world.now()).slice(0, 10);
  const [wrong] = readPapers(papers, { today, ageLimit: world.state.config.licence.ageLimit });
  if (wrong) throw new Answer(422, { code: wrong[1], field: wrong[0], title: "" });
}

/** Validates the stored user config, including fields written by a patch. */
export function configOf(player: Pick<PlayerRow, "config">): UserConfigWire {
  return userConfigWire.parse(player.config);
}

/** The user config with its counts of days as of now (ACC-10). */
export function currentConfig(player: PlayerRow, now: number): UserConfigWire {
  const config = configOf(player);
  const { passwordChangedAt, activateUntil } = player;
  return {
    ...config,
    ...(passwordChangedAt === null
      ? {}
      : { changed_pass_day_count: Math.max(0, Math.floor((now - passwordChangedAt) / dayMs)) }),
    ...(activateUntil === null
      ? {}
      : { remaining_days_to_activate: Math.max(0, Math.ceil((activateUntil - now) / dayMs)) }),
  };
}

const dayMs = 86_400_000;
