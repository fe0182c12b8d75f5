import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { z } from "zod";
import { changeCalls } from "~/platform/services/changes/calls.server";
import type {
  ChangesReplyWire,
  changesRequestWire,
  GameStateWire,
} from "~/platform/services/changes/wire.server";
import type { GameSnapshot } from "../feed/types";
import { partOfPlayRefreshKey } from "../feed/view";
import { scoreText } from "./coupons/offer";
import { hashSecretOrAddress } from "./people";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";

type Asked = z.infer<typeof changesRequestWire>;

const gameStatusIds = { line: 1, live: 2, finished: 4 } as const;

/** Changes since the caller's last poll (CPN-19): games by prices and scores, sessions by their player. */
export function pollGameAndSessionChangesRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  serve(app, changeCalls.poll, async ({ readBody }) => {
    const asked = await readBody();
    const sessions = await movedSessions(services, asked.sessions);
    return { games: movedGames(services, asked.games), sessions };
  });
  return app;
}

function movedGames(
  { feed, world }: SandboxServices,
  asked: Asked["games"],
): ChangesReplyWire["games"] {
  const now = world.now();
  return asked.flatMap(({ id, version: known }) => {
    const view = feed.game(id, now, world.state.overrides.get(id));
    const state = view && stateOf(view);
    const version = digest(JSON.stringify(state));
    return version === known ? [] : [{ id, version, state }];
  });
}

function stateOf(view: GameSnapshot): GameStateWire {
  return {
    gameStatusId: gameStatusIds[view.status],
    scores: scoreText(view),
    minute: view.period === "break" ? null : view.minute,
    period: partOfPlayRefreshKey(view),
    play: playText(view),
    markets: view.markets.map(({ id, coef, isBlocked }) => ({ id, coef, isBlocked })),
  };
}

/**
 * Games or points of the current set or map, and the points of the current game of tennis: "4:3
 * 40:15"; null in other sports.
 */
function playText({ period, score, parts, points }: GameSnapshot): string | null {
  const part =
    score && (period === "set" || period === "map") ? parts[score.home + score.away] : undefined;
  if (!part) return null;
  return `${part.home}:${part.away}${points === null ? "" : ` ${points}`}`;
}

/**
 * How many of a player's newest coupons are looked at for changes. An older one that pays out is
 * noticed by the balance; one that is lost is not noticed.
 */
const newestCoupons = 100;

/**
 * Of the asked sessions those whose version has changed, with the new one (null = the session has
 * ended). A version is computed from the player's row, balances and newest coupons, in one query.
 */
async function movedSessions(
  services: SandboxServices,
  asked: Asked["sessions"],
): Promise<ChangesReplyWire["sessions"]> {
  if (asked.length === 0) return [];
  const ids = sql.join(
    asked.map(({ id }) => sql`${hashSecretOrAddress(id)}`),
    sql`, `,
  );
  const { rows } = await services.db.execute<{ id: string; state: string }>(sql`
    select s.id, md5(p::text) || coalesce(a.balances, '') || coalesce(c.states, '') as state
    from sessions s
    join players p on p.id = s.player_id
    left join lateral (
      select string_agg(id || ':' || balance, ',' order by id) as balances
      from accounts where player_id = s.player_id
    ) a on true
    left join lateral (
      select md5(string_agg(newest.id || newest.state || coalesce(auto.amount::text, ''), ',' order by newest.id)) as states
      from (select id, state from coupons where player_id = s.player_id order by id desc limit ${newestCoupons}) newest
      left join auto_cash_outs auto on auto.coupon_id = newest.id
    ) c on true
    where s.id in (${ids})`);
  const states = new Map(rows.map(({ id, state }) => [id, digest(state)]));
  return asked.flatMap(({ id, version: known }) => {
    const version = states.get(hashSecretOrAddress(id)) ?? null;
    // An ended session is reported every time: to a caller without a version, null would look like no change.
    return version === known && version !== null ? [] : [{ id, version }];
  });
}

function digest(text: string): string {
  return createHash("sha1").update(text).digest("base64url");
}
