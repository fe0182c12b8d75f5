import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { initialClockOffsetMs, isoTime } from "../clock";
import { retryOnDeadlock } from "../db/errors";
import { world as worldTable } from "../db/schema";
import { resetAll } from "../db/seed";
import { findCaptchaEvenIfExpired } from "../services/captcha/captcha";
import { firstIssueText, HttpErrorAnswer, parseBody, requireWholeNumber } from "../services/http";
import type { SandboxServices } from "../services/sandbox-services";
import { siteDocFromPatch, siteDocPatch, siteDocSchema } from "../services/site-config-seed";
import type { ReceivedCallLog } from "./calls";
import { eventsChartPage } from "./events-page";
import { addInjectedFault, clearInjectedFaults, injectedFaultRequestSchema } from "./faults";
import { feedListGameRow, listFeedGames } from "./feed-list";
import { gamePatchSchema, marketPatchSchema, overrideGame, overrideMarket } from "./game-patches";
import {
  listAccountsAndMovements,
  listAnalyticsEvents,
  listBets,
  listLotteryTickets,
  listOutbox,
} from "./listings";
import { mergePatchOrBadRequest, patchObjectSchema } from "./merge-patch";
import { patchPlayer } from "./player-patches";
import { listCasinoRoundsForMoney } from "./round-listing";

const clockRequest = z.union([
  z.strictObject({ advanceMs: z.number().int() }),
  z.strictObject({
    set: z.union([
      z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
      z.number().int(),
    ]),
  }),
]);
const blockRequest = z.strictObject({
  displayTypeId: z.number().int().nullable(),
  templateTypeId: z.number().int().nullable(),
});
const feedStatus = z.enum(["line", "live", "finished"]).optional();

// Largest accepted date, ms since epoch; a Date cannot hold much more.
const latest = 8_000_000_000_000_000;

/** Control interface (SBX-05; docs/platform.md): scripts depend on its calls and replies. */
export function createControlRoutes(
  services: SandboxServices,
  calls: ReceivedCallLog,
  startNow: string | null,
): Hono {
  const app = new Hono().basePath("/sandbox");
  const { world, feed, settler } = services;

  // Browsers must send JSON: other sites can send forms or plain text without a preflight, but not JSON.
  // Scripts may omit the content type. A reset has no body, so a content type stated there must be JSON.
  app.use(async (c, next) => {
    const type = c.req.header("content-type");
    const isOfBrowser =
      c.req.header("origin") !== undefined || c.req.header("sec-fetch-site") !== undefined;
    const mustBeJson = isOfBrowser || (type !== undefined && c.req.path.endsWith("/reset"));
    const isJson = /^application\/json\b/i.test(type ?? "");
    if (c.req.method !== "GET" && mustBeJson && !isJson)
      throw new HttpErrorAnswer(400, { code: "json", title: "application/json is wanted" });
    await next();
  });

  app.post("/reset", async (c) => {
    await services.files.clear();
    await retryOnDeadlock(
      () => resetAll(services.db, initialClockOffsetMs(startNow, feed, Date.now())),
      10,
    );
    await world.reload();
    return c.json({ now: isoTime(world.now()) });
  });

  app.post("/clock", async (c) => {
    const body = await parseBody(c, clockRequest);
    const add =
      "advanceMs" in body
        ? sql`${worldTable.offsetMs} + ${body.advanceMs}::bigint`
        : body.set - Date.now();
    const target = "advanceMs" in body ? world.now() + body.advanceMs : body.set;
    if (Math.abs(target) > latest)
      throw new HttpErrorAnswer(400, {
        code: "schema",
        title: "the clock cannot show this moment",
      });
    await world.change((tx) => tx.update(worldTable).set({ offsetMs: add }));
    await Promise.all([settler.settleDue(), services.news.run()]);
    await services.push.runUnlessHeld();
    return c.json({ now: isoTime(world.now()) });
  });

  app.patch("/config", async (c) => {
    const patch = await parseBody(c, patchObjectSchema);
    await world.change(async (tx) => {
      const [stored] = await tx.select({ config: worldTable.config }).from(worldTable);
      const parsed = siteDocSchema.safeParse(
        mergePatchOrBadRequest(siteDocFromPatch(stored?.config), patch),
      );
      if (!parsed.success)
        throw new HttpErrorAnswer(400, { code: "schema", title: firstIssueText(parsed.error) });
      await tx.update(worldTable).set({
        config: siteDocPatch(parsed.data),
        configRevision: sql`${worldTable.configRevision} + 1`,
      });
    });
    const ignored = Object.keys(patch).filter((name) => !Object.hasOwn(siteDocSchema.shape, name));
    return c.json({ revision: world.state.configRevision, config: world.state.config, ignored });
  });

  app.patch("/players/:login", async (c) => {
    const patch = await parseBody(c, z.unknown());
    return c.json(await patchPlayer(services, c.req.param("login"), patch));
  });

  app.patch("/games/:gameId", async (c) => {
    const gameId = requireWholeNumber(c.req.param("gameId"));
    await overrideGame(services, gameId, await parseBody(c, gamePatchSchema));
    return c.json(await gameNow(gameId));
  });

  app.patch("/markets/:marketId", async (c) => {
    const marketId = requireWholeNumber(c.req.param("marketId"));
    return c.json(
      await gameNow(
        await overrideMarket(services, marketId, await parseBody(c, marketPatchSchema)),
      ),
    );
  });

  app.post("/faults", async (c) =>
    c.json({ id: await addInjectedFault(world, await parseBody(c, injectedFaultRequestSchema)) }),
  );
  app.delete("/faults", async (c) => {
    await clearInjectedFaults(world);
    return c.json({ success: true });
  });

  app.post("/blocks", async (c) => {
    const block = await parseBody(c, blockRequest);
    await world.change((tx) => tx.update(worldTable).set({ block }));
    return c.json({ success: true });
  });
  app.delete("/blocks", async (c) => {
    await world.change((tx) => tx.update(worldTable).set({ block: null }));
    return c.json({ success: true });
  });

  app.get("/calls", (c) => {
    const after = c.req.query("after");
    return c.json(calls.list(world.state.era, after === undefined ? 0 : requireWholeNumber(after)));
  });
  app.get("/events", async (c) => c.json(await listAnalyticsEvents(services)));
  app.get("/events/chart", async (c) =>
    c.html(await eventsChartPage(services, c.req.query("minutes"))),
  );
  app.get("/outbox", async (c) => c.json(await listOutbox(services, c.req.query("to"))));
  app.get("/captcha", async (c) => {
    const captcha = await findCaptchaEvenIfExpired(services, c.req.query("id") ?? "");
    if (!captcha) throw new HttpErrorAnswer(404, { code: "not-found" });
    return c.json({ answer: captcha.answer });
  });
  app.get("/bets", async (c) => {
    await settler.settleDue();
    return c.json(await listBets(services, c.req.query("login")));
  });
  app.get("/tickets", async (c) => {
    await settler.settleDue();
    return c.json(await listLotteryTickets(services, c.req.query("login")));
  });
  app.get("/rounds", async (c) => {
    await settler.settleDue();
    return c.json(await listCasinoRoundsForMoney(services, c.req.query("login")));
  });
  app.get("/ledger", async (c) => {
    await settler.settleDue();
    return c.json(await listAccountsAndMovements(services, c.req.query("login")));
  });

  app.get("/feed", (c) => {
    const { champ, limit, lng } = c.req.query();
    const status = feedStatus.safeParse(c.req.query("status"));
    if (!status.success)
      throw new HttpErrorAnswer(400, { code: "schema", title: "status: line, live or finished" });
    return c.json(
      listFeedGames(services, {
        status: status.data,
        champId: champ === undefined ? undefined : requireWholeNumber(champ),
        limit: limit === undefined ? undefined : requireWholeNumber(limit),
        lng,
      }),
    );
  });

  async function gameNow(gameId: number) {
    await settler.settleDue();
    const view = feed.game(gameId, world.now(), world.state.overrides.get(gameId));
    return view ? feedListGameRow(services, view, "en") : null;
  }

  return app;
}
