import type { GameSnapshot } from "~sandbox/feed/types";

/** Everything a view shows, read now: views make most of it when it is asked for. */
export function plain(game: GameSnapshot | null | undefined): GameSnapshot | null {
  if (!game) return null;
  const { id, champ, home, away, startsAt, endsAt, status, minute, period, number } = game;
  const { score, halfTime, parts, points, server, ending, goals, final, gameTimeSec, markets } =
    game;
  return {
    ...{ id, champ, home, away, startsAt, endsAt, status, minute, period, number },
    ...{ score, halfTime, parts, points, server, ending, goals, final, gameTimeSec, markets },
  };
}
