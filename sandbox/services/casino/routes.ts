import { and, asc, eq, ne } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { casinoCalls } from "~/platform/services/casino/calls.server";
import {
  playRefusalWire,
  playReplyWire,
  type playRequestWire,
} from "~/platform/services/casino/wire.server";
import { retryOnDeadlock } from "../../db/errors";
import { accounts, casinoFavourites } from "../../db/schema";
import { gameByIdOrSlug, games } from "../../games/catalogue";
import { clientSeedPattern } from "../../games/draw";
import type { CatalogueGame } from "../../games/game";
import { isGameOffered } from "../../games/partitions";
import { isFramed } from "../../games/providers";
import {
  HttpErrorAnswer,
  inFlightRefusalOrRethrow,
  reply,
  requestLanguage,
  requireIdempotencyKey,
} from "../http";
import { lockPlayerLimits } from "../limits/keep";
import { sessionLimitLeftMsNotingActivity } from "../limits/session";
import { parseStoredLimits, toLimits } from "../limits/stored";
import { type PlayerRow, readTokenClaimsIgnoringSession, requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { changeFunSeeds, openFunSession, playFunRound } from "./fun";
import { realityCheckText } from "./launch-check";
import { createLaunchToken } from "./launch-token";
import type { PlayRefusal } from "./refusal";
import { playRefusalText } from "./refusal-texts";
import { playRound } from "./rounds";
import { changeSeeds } from "./seeds";
import type { RoundRow } from "./turn";

/** The casino: what there is, launching and playing a game, seeds, favourites (CAS-01 … CAS-05, CFG-06, CFG-10). */
export function casinoRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, casinoCalls.partitions, () => ({
    listAvailablePartitions: services.world.state.config.partitions,
    success: true,
  }));

  serve(app, casinoCalls.games, () => ({ games: games.filter(isAllGames).map(previewOf) }));

  serve(app, casinoCalls.launch, async ({ c, request, readBody }) => {
    const { game: name, mode, accountId } = await readBody();
    const game = named(services, name);
    // Games with shared rounds cannot be played for fun.
    if (mode === "fun" && game.shared)
      return refusal(c, { ok: false, status: 422, body: { code: "choice", field: "mode" } });
    if (mode === "fun")
      return {
        mode,
        accountId: null,
        token: await openFunSession(services, game),
      };
    const player = await requirePlayer(services, request);
    const account = await accountFor(services, player, accountId);
    if (account === null) return refusal(c, { ok: false, status: 422, body: { code: "account" } });
    const claims = readTokenClaimsIgnoringSession(services, request);
    if (!claims) throw new HttpErrorAnswer(401, { code: "token" });
    const { userId, sid } = claims;
    const now = services.world.now();
    const token = createLaunchToken(services, {
      mode: "real",
      userId,
      sid,
      gameId: game.id,
      accountId: account,
      check: realityCheckText(toLimits(parseStoredLimits(player.limits), now), now),
    });
    return { mode, accountId: account, token };
  });

  serve(app, casinoCalls.play, async ({ c, request, readBody }) => {
    const key = requireIdempotencyKey(request);
    const order = await readBody();
    const game = named(services, order.game);
    // A provider's own server plays its games; the platform sees only the wallet's movements.
    if (isFramed(game)) throw new HttpErrorAnswer(404, { code: "not-found" });
    return order.mode === "fun" ? playedForFun(c, key, game, order) : played(c, key, game, order);
  });

  serve(app, casinoCalls.seeds, async ({ c, request, readBody }) => {
    const { clientSeed, token } = await readBody();
    if (clientSeed !== null && !clientSeedPattern.test(clientSeed))
      return refusal(c, { ok: false, status: 422, body: { code: "seed", field: "seed" } });
    const isDone =
      token !== null
        ? await changeFunSeeds(services, token, clientSeed)
        : await changeOwnSeeds(await requirePlayer(services, request), clientSeed);
    if (!isDone) return refusal(c, { ok: false, status: 409, body: { code: "round-open" } });
    return { success: true };
  });

  serve(app, casinoCalls.favourite, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { game: name, isFavourite } = await readBody();
    const own = { playerId: player.id, gameId: named(services, name).id };
    if (isFavourite)
      await services.db
        .insert(casinoFavourites)
        .values({ ...own, at: services.world.now() })
        .onConflictDoNothing();
    else
      await services.db
        .delete(casinoFavourites)
        .where(
          and(eq(casinoFavourites.playerId, own.playerId), eq(casinoFavourites.gameId, own.gameId)),
        );
    return { success: true };
  });

  return app;

  async function played(
    c: Context,
    key: string,
    game: CatalogueGame,
    { accountId, fields }: PlayRequest,
  ): Promise<Response> {
    const player = await requirePlayer(services, c.req.raw);
    const claims = readTokenClaimsIgnoringSession(services, c.req.raw);
    if (!claims) throw new HttpErrorAnswer(401, { code: "token" });
    await services.settler.settleDue();
    // Records the session's time up to now, before the round is checked against the session limit.
    await sessionLimitLeftMsNotingActivity(
      services,
      c.req.raw,
      toLimits(parseStoredLimits(player.limits), services.world.now()),
    );
    const account = await accountFor(services, player, accountId);
    if (account === null) return refusal(c, { ok: false, status: 422, body: { code: "account" } });
    const result = await retryOnDeadlock(() =>
      playRound(services, claims, key, { gameId: game.id, accountId: account, fields }),
    ).catch(inFlightRefusalOrRethrow);
    if (!result.ok) return refusal(c, result);
    return reply(playReplyWire, wireOf(result.round), result.isNew ? 201 : 200);
  }

  async function playedForFun(
    c: Context,
    key: string,
    game: CatalogueGame,
    { token, fields }: PlayRequest,
  ): Promise<Response> {
    const result = await playFunRound(services, token ?? "", key, game.id, fields);
    if (!result.ok) return refusal(c, result);
    const { round, row } = result;
    const amount = (count: number) =>
      fromMinor(asMinor(count), services.world.state.config.currency);
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
    return services.db.transaction(async (tx) => {
      await lockPlayerLimits(tx, player.id);
      return (await changeSeeds(tx, player.id, services.world.now(), clientSeed)) !== null;
    });
  }
}

type PlayRequest = z.infer<typeof playRequestWire>;

/** A game that is offered, by its id or route. */
function named({ world }: SandboxServices, name: string): CatalogueGame {
  const game = gameByIdOrSlug(name);
  if (!game || !isGameOffered(game, world.state.config.partitions))
    throw new HttpErrorAnswer(404, { code: "not-found" });
  return game;
}

/** The reply that refuses a play, with the reason in words of the request's language. */
function refusal(c: Context, { status, body }: PlayRefusal): Response {
  const title = playRefusalText(body, requestLanguage(c.req.raw));
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

/**
 * Id of the player's account to play with: the requested one; if none is requested, the active one,
 * else the main one. Never a bonus account; null = the player has no such account.
 */
async function accountFor(
  { db }: SandboxServices,
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

const isAllGames = ({ sections }: CatalogueGame) => sections.includes("games");

/**
 * A game as the reply that lists all games has it. `oldRoute` is the game's earlier address, from
 * which the shell redirects to the present one (SCR-07); null = it never moved.
 */
function previewOf({ id, name, slug, sections, oldSlug }: CatalogueGame) {
  const categories = sections.filter((section) => section !== "games");
  return { id, name, route: slug, oldRoute: oldSlug ?? null, categories, tagId: null };
}
