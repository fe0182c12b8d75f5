import { and, asc, eq, ne } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import {
  doneWire,
  favouriteRequestWire,
  gamesPreviewWire,
  launchReplyWire,
  launchRequestWire,
  partitionsWire,
  playRefusalWire,
  playReplyWire,
  playRequestWire,
  seedsRequestWire,
} from "~/platform/casino/wire.server";
import { retryingDeadlocks } from "../../db/errors";
import { accounts, casinoFavourites } from "../../db/schema";
import { gameByName, games } from "../../games/catalogue";
import { clientSeedForm } from "../../games/draw";
import type { GameRow } from "../../games/game";
import { isOffered } from "../../games/partitions";
import type { Core } from "../core";
import { Answer, bodyOf, inFlight, keyOf, languageOf, reply } from "../http";
import { lockPlayerLimits } from "../limits/keep";
import { sessionLeftMs } from "../limits/session";
import { limitsOf, readStored } from "../limits/stored";
import { bearerOf, claimsOf, type PlayerRow } from "../people";
import { changeFunSeeds, openFun, playFun } from "./fun";
import { launchToken } from "./launch-token";
import type { PlayRefusal } from "./refusal";
import { refusalTitle } from "./refusal-texts";
import { playRound, type RoundRow } from "./rounds";
import { changeSeeds } from "./seeds";

const base = "/third-party/api";

/** The casino: what there is, launching and playing a game, seeds, favourites (CAS-01 … CAS-05, CFG-06, CFG-10). */
export function casinoRoutes(core: Core): Hono {
  const app = new Hono();

  app.get(`${base}/list-available-partitions`, () =>
    reply(partitionsWire, {
      listAvailablePartitions: core.world.state.config.partitions,
      success: true,
    }),
  );

  app.get(`${base}/games-preview-light`, () =>
    reply(gamesPreviewWire, { games: games.filter(isAllGames).map(previewOf) }),
  );

  app.post(`${base}/v1/launch`, async (c) => {
    const { game: name, mode, accountId } = await bodyOf(c, launchRequestWire);
    const game = named(core, name);
    // A shared round has no table of its own to play at for fun.
    if (mode === "fun" && game.shared)
      return refusal(c, { ok: false, status: 422, body: { code: "choice", field: "mode" } });
    if (mode === "fun")
      return reply(launchReplyWire, { mode, accountId: null, token: await openFun(core, game) });
    const player = await bearerOf(core, c.req.raw);
    const account = await accountFor(core, player, accountId);
    if (account === null) return refusal(c, { ok: false, status: 422, body: { code: "account" } });
    const claims = claimsOf(core, c.req.raw);
    if (!claims) throw new Answer(401, { code: "token" });
    const { userId, sid } = claims;
    const token = launchToken(core, { userId, sid, gameId: game.id, accountId: account });
    return reply(launchReplyWire, { mode, accountId: account, token });
  });

  app.post(`${base}/v1/play`, async (c) => {
    const key = keyOf(c.req.raw);
    const order = await bodyOf(c, playRequestWire);
    const game = named(core, order.game);
    return order.mode === "fun" ? playedForFun(c, key, game, order) : played(c, key, game, order);
  });

  app.post(`${base}/v1/seeds`, async (c) => {
    const { clientSeed, token } = await bodyOf(c, seedsRequestWire);
    if (clientSeed !== null && !clientSeedForm.test(clientSeed))
      return refusal(c, { ok: false, status: 422, body: { code: "seed", field: "seed" } });
    const isDone =
      token !== null
        ? await changeFunSeeds(core, token, clientSeed)
        : await changeOwnSeeds(await bearerOf(core, c.req.raw), clientSeed);
    if (!isDone) return refusal(c, { ok: false, status: 409, body: { code: "round-open" } });
    return reply(doneWire, { success: true });
  });

  app.post(`${base}/v1/favourites`, async (c) => {
    const player = await bearerOf(core, c.req.raw);
    const { game: name, isFavourite } = await bodyOf(c, favouriteRequestWire);
    const own = { playerId: player.id, gameId: named(core, name).id };
    if (isFavourite)
      await core.db
        .insert(casinoFavourites)
        .values({ ...own, at: core.world.now() })
        .onConflictDoNothing();
    else
      await core.db
        .delete(casinoFavourites)
        .where(
          and(eq(casinoFavourites.playerId, own.playerId), eq(casinoFavourites.gameId, own.gameId)),
        );
    return reply(doneWire, { success: true });
  });

  return app;

  async function played(
    c: Context,
    key: string,
    game: GameRow,
    { accountId, fields }: PlayRequest,
  ): Promise<Response> {
    const player = await bearerOf(core, c.req.raw);
    const claims = claimsOf(core, c.req.raw);
    if (!claims) throw new Answer(401, { code: "token" });
    await core.settler.settleDue();
    const limits = limitsOf(readStored(player.limits), core.world.now());
    // A session limit that is used up stops the next round, whatever the page does (CAS-08).
    if ((await sessionLeftMs(core, c.req.raw, limits)) === 0)
      return refusal(c, { ok: false, status: 403, body: { code: "session-limit" } });
    const account = await accountFor(core, player, accountId);
    if (account === null) return refusal(c, { ok: false, status: 422, body: { code: "account" } });
    const result = await retryingDeadlocks(() =>
      playRound(core, claims, key, { gameId: game.id, accountId: account, fields }),
    ).catch(inFlight);
    if (!result.ok) return refusal(c, result);
    return reply(playReplyWire, wireOf(result.round), result.isNew ? 201 : 200);
  }

  async function playedForFun(
    c: Context,
    key: string,
    game: GameRow,
    { token, fields }: PlayRequest,
  ): Promise<Response> {
    const result = await playFun(core, token ?? "", key, game.id, fields);
    if (!result.ok) return refusal(c, result);
    const { round, row } = result;
    const amount = (count: number) => fromMinor(asMinor(count), core.world.state.config.currency);
    return reply(playReplyWire, {
      id: String(row.nonce),
      key,
      accountId: null,
      stake: amount(round.stake),
      win: amount(round.win),
      state: round.next.length > 0 ? "open" : "closed",
    });
  }

  function changeOwnSeeds(player: PlayerRow, clientSeed: string | null): Promise<boolean> {
    return core.db.transaction(async (tx) => {
      await lockPlayerLimits(tx, player.id);
      return (await changeSeeds(tx, player.id, core.world.now(), clientSeed)) !== null;
    });
  }
}

type PlayRequest = z.infer<typeof playRequestWire>;

/** A game that is offered, by its id or route. */
function named({ world }: Core, name: string): GameRow {
  const game = gameByName(name);
  if (!game || !isOffered(game, world.state.config.partitions))
    throw new Answer(404, { code: "not-found" });
  return game;
}

/** A refusal with its words in the request's language. */
function refusal(c: Context, { status, body }: PlayRefusal): Response {
  const title = refusalTitle(body, languageOf(c.req.raw));
  return reply(playRefusalWire.loose(), { ...body, title }, status);
}

function wireOf(round: RoundRow) {
  const { id, key, accountId, stake, win, iso, state } = round;
  return {
    id: String(id),
    key,
    accountId,
    stake: fromMinor(stake, iso),
    win: fromMinor(win, iso),
    state,
  };
}

/** The account that is asked for, else the active one, else the main one; bonus money is not played with. */
async function accountFor(
  { db }: Core,
  player: PlayerRow,
  wanted: number | null,
): Promise<number | null> {
  const own = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.playerId, player.id), ne(accounts.type, 4)))
    .orderBy(asc(accounts.type), asc(accounts.id));
  const chosen = wanted ?? player.activeAccountId;
  const found = own.find(({ id }) => id === chosen) ?? (wanted === null ? own[0] : undefined);
  return found?.id ?? null;
}

const isAllGames = ({ sections }: GameRow) => sections.includes("games");

/** A game of the list of all games; where it has moved, the old address leads to the new one (SCR-07). */
function previewOf({ id, name, slug, sections, oldSlug }: GameRow) {
  const categories = sections.filter((section) => section !== "games");
  return { id, name, route: slug, oldRoute: oldSlug ?? null, categories, tagId: null };
}
