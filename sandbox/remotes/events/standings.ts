import type { GameSnapshot, LocalizedText } from "~sandbox/feed/types";

/** A team's row in a table: three points a win, one a draw. */
export interface LeagueStanding {
  readonly team: LocalizedText;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

const nothing = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };

function withGame(before: LeagueStanding, scored: number, conceded: number): LeagueStanding {
  const won = scored > conceded ? 1 : 0;
  const drawn = scored === conceded ? 1 : 0;
  return {
    team: before.team,
    played: before.played + 1,
    won: before.won + won,
    drawn: before.drawn + drawn,
    lost: before.lost + 1 - won - drawn,
    scored: before.scored + scored,
    conceded: before.conceded + conceded,
    points: before.points + 3 * won + drawn,
  };
}

/** The table of finished games: by points, goal difference, goals scored, then name. */
export function leagueStandings(games: readonly GameSnapshot[]): readonly LeagueStanding[] {
  const table = new Map<string, LeagueStanding>();
  for (const { home, away, score } of games) {
    if (!score) continue;
    const one = table.get(home.en) ?? { team: home, ...nothing };
    const two = table.get(away.en) ?? { team: away, ...nothing };
    table.set(home.en, withGame(one, score.home, score.away));
    table.set(away.en, withGame(two, score.away, score.home));
  }
  return [...table.values()].sort(
    (a, b) =>
      b.points - a.points ||
      b.scored - b.conceded - (a.scored - a.conceded) ||
      b.scored - a.scored ||
      a.team.en.localeCompare(b.team.en),
  );
}
