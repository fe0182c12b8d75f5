import type { GameSnapshot, LocalizedText } from "~sandbox/feed/types";
import { scoreList } from "../events/scores";
import { leagueStandings } from "../events/standings";
import { gameLinkRel } from "../indexing";
import { gamePath } from "../links";
import { html, type Markup, textInLanguage } from "../markup";
import { scoreOf, sidesDirection } from "../sides";
import { statisticLink } from "../statistic-link";
import type { BettingRequest } from "./texts";

/** Most past results that are shown of a side, and of the two sides against each other. */
const mostResults = 5;
const dayMs = 24 * 3_600_000;

/**
 * The finished games of a side (by its English name) in the game's championship that began before
 * the game, latest first.
 */
function pastOf(
  ask: BettingRequest,
  { champ, startsAt }: GameSnapshot,
  { en }: LocalizedText,
): readonly GameSnapshot[] {
  // A side of an around-the-clock league plays in two days as often as others in two months, so
  // fewer days are searched.
  const from = champ.cyber?.kind === "virtual" ? { from: startsAt - 2 * dayMs } : {};
  return ask
    .games({ status: "finished", champId: champ.id, team: en, until: startsAt, ...from })
    .filter(({ home, away }) => home.en === en || away.en === en);
}

/** Whether a game was played to a final score, and is not void. */
const isPlayed = ({ final, score }: GameSnapshot) => final !== null && score !== null;

function firstPlayed(games: readonly GameSnapshot[]): readonly GameSnapshot[] {
  const found: GameSnapshot[] = [];
  for (const game of games) {
    if (found.length === mostResults) break;
    if (isPlayed(game)) found.push(game);
  }
  return found;
}

function formRow(ask: BettingRequest, team: LocalizedText, games: readonly GameSnapshot[]): Markup {
  const { t, lng } = ask;
  const mark = (game: GameSnapshot) => {
    const isHome = game.home.en === team.en;
    const { home, away } = game.score ?? { home: 0, away: 0 };
    const margin = isHome ? home - away : away - home;
    const [kind, short, words] =
      margin > 0
        ? (["won", t.wonShort, t.won] as const)
        : margin < 0
          ? (["lost", t.lostShort, t.lost] as const)
          : (["drawn", t.drawnShort, t.drawn] as const);
    const event = t.vs(textInLanguage(game.home, lng), textInLanguage(game.away, lng));
    const label = `${words}: ${event} ${home}:${away}`;
    return html`<li><a class="${kind}"${gameLinkRel(game, ask)} href="${ask.at(gamePath(game))}" aria-label="${label}" title="${label}">${short}</a></li>`;
  };
  return html`<div class="form"><bdi>${textInLanguage(team, lng)}</bdi><ol>${games.map(mark)}</ol></div>`;
}

function tablePart(ask: BettingRequest, game: GameSnapshot): Markup | false {
  const { t, lng } = ask;
  if (game.champ.sport.slug !== "football") return false;
  const table = leagueStandings(ask.games({ status: "finished", champId: game.champ.id }));
  const rows = table
    .map((standing, nth) => ({ ...standing, place: nth + 1 }))
    .filter(({ team }) => team.en === game.home.en || team.en === game.away.en);
  if (rows.length === 0) return false;
  const head = (words: string, short: string) =>
    html`<th scope="col"><abbr title="${words}">${short}</abbr></th>`;
  return html`<section><h3>${statisticLink(ask, game.champ, t.tablePlace)}</h3><table class="by"><thead><tr><th scope="col">#</th><td></td>${head(t.played, t.playedShort)}${head(t.goalDifference, t.goalDifferenceShort)}${head(t.points, t.pointsShort)}</tr></thead><tbody>${rows.map(
    ({ team, place, played, scored, conceded, points }) =>
      html`<tr><td>${place}</td><th scope="row"><bdi>${textInLanguage(team, lng)}</bdi></th><td>${played}</td><td dir="ltr">${scored - conceded}</td><td class="pts">${points}</td></tr>`,
  )}</tbody></table></section>`;
}

/** Corners and cards of a finished match; false where the feed has neither. */
function factsPart(ask: BettingRequest, { final }: GameSnapshot): Markup | false {
  const { t } = ask;
  const rows = [
    [t.corners, final?.corners],
    [t.cards, final?.cards],
  ] as const;
  const shown = rows.flatMap(([words, sides]) => (sides ? [[words, sides] as const] : []));
  return (
    shown.length > 0 &&
    html`<section><h3>${t.matchFacts}</h3><dl class="pairs">${shown.map(
      ([words, { home, away }]) =>
        html`<div><dt>${words}</dt><dd ${sidesDirection(ask)}>${scoreOf({ home, away })}</dd></div>`,
    )}</dl></section>`
  );
}

/**
 * Statistics of a game from the feed's results: facts of the match, form, meetings, table
 * positions; null if there are none.
 */
export function matchFactsFormAndStandings(ask: BettingRequest, game: GameSnapshot): Markup | null {
  const { t } = ask;
  const past = pastOf(ask, game, game.home);
  const forms = [
    [game.home, firstPlayed(past)],
    [game.away, firstPlayed(pastOf(ask, game, game.away))],
  ] as const;
  const meetings = firstPlayed(
    past.filter(({ home, away }) => [home.en, away.en].includes(game.away.en)),
  );
  const facts = factsPart(ask, game);
  const table = tablePart(ask, game);
  const hasForm = forms.some(([, games]) => games.length > 0);
  if (!facts && !table && !hasForm) return null;
  return html`<aside class="stats" aria-label="${t.statistics}"><h2>${t.statistics}</h2>${facts}${
    hasForm &&
    html`<section><h3>${t.form}</h3>${forms.map(([team, games]) => formRow(ask, team, games))}</section>`
  }${
    meetings.length > 0 &&
    html`<section><h3>${t.headToHead}</h3>${scoreList(ask, meetings, true)}</section>`
  }${table}</aside>`;
}
