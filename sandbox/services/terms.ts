import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { z } from "zod";
import {
  termsConfirmReplyWire,
  termsRulesReplyWire,
  termsStatusReplyWire,
} from "~/platform/services/terms/wire.server";
import { isoTime } from "../clock";
import { players } from "../db/schema";
import { rulesInLanguage } from "../remotes/agreements/app";
import { reply, requestLanguage } from "./http";
import { requirePlayer } from "./people";
import type { SandboxServices } from "./sandbox-services";

const base = "/web-api/api-v3/v2/user/agreement-rules";
/**
 * How many of the first chapters of the rules are marked as changed: who may bet, and how a bet is
 * placed.
 */
const changedChapters = 2;

/** Terms: whether they changed, their text, and their confirmation (TRM-01, TRM-03, TRM-04). */
export function termsRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.get(`${base}/status`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const updatedAt = player.termsUpdatedAt === null ? null : isoTime(player.termsUpdatedAt);
    return reply(termsStatusReplyWire, { result: player.termsChanged, updatedAt });
  });

  app.get(base, async (c) => {
    const { termsChanged } = await requirePlayer(services, c.req.raw);
    return reply(termsRulesReplyWire, {
      rules: rulesFor(services, requestLanguage(c.req.raw), termsChanged),
    });
  });

  app.post(`${base}/confirm`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    await services.db.update(players).set({ termsChanged: false }).where(eq(players.id, player.id));
    return reply(termsConfirmReplyWire, { success: true });
  });

  return app;
}

type Rules = z.infer<typeof termsRulesReplyWire>["rules"];

/**
 * The published rules as lists of chapters with links, in a language; players accept exactly what
 * they can read. `isChanged` = some chapters are marked as changed.
 */
function rulesFor({ world }: SandboxServices, lng: string, isChanged: boolean): Rules {
  const rules = rulesInLanguage(lng, world.state.config);
  return (["general", "football"] as const).map((group) => ({
    title: rules[group].title,
    link: `rules/${group}`,
    tags: [],
    subRules: rules[group].chapters.map(({ title }, index) => ({
      title,
      link: `rules/${group}/${index + 1}`,
      tags: isChanged && group === "general" && index < changedChapters ? ["changed"] : [],
      position: index + 1,
    })),
  }));
}
