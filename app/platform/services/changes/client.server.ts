import type { GameState, GameStatus } from "~/domain/feed/game";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { changeCalls } from "./calls.server";
import { type GameStateWire, maxItemsPerChangesRequest } from "./wire.server";

/** An id with the last version the caller has seen; null = none. */
export interface KnownVersion<Id> {
  readonly id: Id;
  readonly version: string | null;
}

/** Changed games and sessions. State null = no such game; version null = the session has ended. */
export interface GameAndSessionChanges {
  readonly games: readonly {
    readonly id: number;
    readonly version: string;
    readonly state: GameState | null;
  }[];
  readonly sessions: readonly KnownVersion<string>[];
}

/** Maximum number of games, and of sessions, per call. */
export const maxItemsPerChangesCall = maxItemsPerChangesRequest;

/** Loads changes since the known versions (CPN-19): one call for all watchers on this node. */
export async function loadGameAndSessionChanges(
  scope: PlatformScope,
  games: readonly KnownVersion<number>[],
  sessions: readonly KnownVersion<string>[],
): Promise<Answer<GameAndSessionChanges>> {
  const json = { games: [...games], sessions: [...sessions] };
  const reply = await call(scope, changeCalls.poll, { json });
  return mapReply(reply, (said) => ({
    games: said.games.map(({ id, version, state }) => ({
      id,
      version,
      state: state && gameFrom(state),
    })),
    sessions: said.sessions,
  }));
}

function gameFrom({
  gameStatusId,
  scores,
  minute,
  period,
  play,
  markets,
}: GameStateWire): GameState {
  const offered = markets.map(
    ({ id, coef, isBlocked }) => [id, { coef, isOpen: !isBlocked }] as const,
  );
  const status = statusFrom(gameStatusId);
  return { status, scores, minute, period, ...(play ? { play } : {}), markets: new Map(offered) };
}

/** A game's status by the platform's number (CPN-04): 2 and 3 live, 4 over, any other pre-match. */
function statusFrom(id: number): GameStatus {
  if (id === 4) return "over";
  return id === 2 || id === 3 ? "live" : "line";
}
