import type { GameNow, GameStatus } from "~/features/push/game";
import { type Answer, answer } from "../failure.server";
import { reading } from "../policy.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { changesLimit, changesReplyWire, type GameStateWire } from "./wire.server";

/** What is known of something by its opaque version; null = nothing yet. */
export interface Known<Id> {
  readonly id: Id;
  readonly version: string | null;
}

/** What moved. A game's state is null where there is no such game, a session's version where it has ended. */
export interface Changes {
  readonly games: readonly {
    readonly id: number;
    readonly version: string;
    readonly state: GameNow | null;
  }[];
  readonly sessions: readonly Known<string>[];
}

/** No retries: the next look comes in a moment anyway. */
const policy = reading("push.changes", "none", { timeoutMs: 2000 });

/** Most games, and most sessions, that one call may name. */
export const mostPerCall = changesLimit;

/** Asks what moved since (CPN-19): one call for everybody who watches on this node. */
export async function loadChanges(
  scope: PlatformScope,
  games: readonly Known<number>[],
  sessions: readonly Known<string>[],
): Promise<Answer<Changes>> {
  const json = { games, sessions };
  const reply = await call(
    scope,
    policy,
    { method: "POST", path: "/push-api/v1/changes", json },
    changesReplyWire,
  );
  return answer(reply, (said) => ({
    games: said.games.map(({ id, version, state }) => ({ id, version, state: state && gameFrom(state) })),
    sessions: said.sessions,
  }));
}

function gameFrom({ gameStatusId, scores, minute, period, play, markets }: GameStateWire): GameNow {
  const offered = markets.map(({ id, coef, isBlocked }) => [id, { coef, isOpen: !isBlocked }] as const);
  const status = statusFrom(gameStatusId);
  return { status, scores, minute, period, ...(play ? { play } : {}), markets: new Map(offered) };
}

/** Statuses as of a bet (CPN-04): 2 and 3 live, 4 over. */
function statusFrom(id: number): GameStatus {
  if (id === 4) return "over";
  return id === 2 || id === 3 ? "live" : "line";
}
