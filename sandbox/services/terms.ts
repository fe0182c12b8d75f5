import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { z } from "zod";
import { termsCalls } from "~/platform/services/terms/calls.server";
import type { termsRulesReplyWire } from "~/platform/services/terms/wire.server";
import { isoTime } from "../clock";
import { players } from "../db/schema";
import { rulesInLanguage } from "../remotes/agreements/app";
import { requestLanguage } from "./http";
import { requirePlayer } from "./people";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";

/**
 * How many of the first chapters of the rules are marked as changed: who may bet, and how a bet is
 * placed.
 */
const changedChapters = 2;

/** Terms: whether they changed, their text, and their confirmation (TRM-01, TRM-03, TRM-04). */
export function termsRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, termsCalls.status, async ({ request }) => {
    const player = await requirePlayer(services, request);
    const updatedAt = player.termsUpdatedAt === null ? null : isoTime(player.termsUpdatedAt);
    return { result: player.termsChanged, updatedAt };
  });

  serve(app, termsCalls.rules, async ({ request }) => {
    const { termsChanged } = await requirePlayer(services, request);
    return {
      rules: rulesFor(services, requestLanguage(request), termsChanged),
    };
  });

  serve(app, termsCalls.confirm, async ({ request }) => {
    const player = await requirePlayer(services, request);
    await services.db.update(players).set({ termsChanged: false }).where(eq(players.id, player.id));
    return { success: true };
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
