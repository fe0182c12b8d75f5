import type { Champ, GameSnapshot } from "../../feed/types";
import { gameLinkRel } from "../indexing";
import { gamePath } from "../links";
import { html, joinClasses, type Markup, screenReaderText, textInLanguage } from "../markup";
import type { PageRequest } from "../page-request";
import { scoreOf, sidesDirection } from "../sides";
import { statisticLink } from "../statistic-link";
import { endingText, partScores } from "./course";
import { whenCell } from "./row";
import { sportIcon } from "./sports";

interface Group {
  readonly champ: Champ;
  readonly games: GameSnapshot[];
}

/**
 * Groups games by championship, in the feed's order of championships; games keep their order within
 * a group.
 */
function byChamp(ask: PageRequest, games: readonly GameSnapshot[]): readonly Group[] {
  const groups = new Map<number, Group>();
  for (const champ of ask.champs) groups.set(champ.id, { champ, games: [] });
  for (const game of games) groups.get(game.champ.id)?.games.push(game);
  return [...groups.values()].filter((group) => group.games.length > 0);
}

function row(ask: PageRequest, game: GameSnapshot, withDate: boolean): Markup {
  const { lng, t, clock } = ask;
  const { score, halfTime } = game;
  const dir = sidesDirection(ask);
  const when =
    game.status === "live"
      ? whenCell(ask, game)
      : html`<span class="when">${clock.time(game.startsAt)}</span>`;
  const ending = endingText(ask, game);
  const half = halfTime
    ? html`<span class="ht">${screenReaderText(t.halfTime)} <span ${dir}>(${scoreOf(halfTime)})</span></span>`
    : game.parts.length > 0 &&
      html`<span class="ht">${screenReaderText(t.byParts)} <span ${dir}>(${partScores(game.parts)})</span></span>`;
  const date = withDate ? html`<span class="when">${clock.moment(game.startsAt)}</span>` : when;
  return html`<li class="${joinClasses("sc", withDate && "dated")}">${date}<a class="tms"${gameLinkRel(game, ask)} href="${ask.at(gamePath(game))}"><bdi>${textInLanguage(game.home, lng)}</bdi><span class="vs"> – </span><bdi>${textInLanguage(game.away, lng)}</bdi></a><span class="goals">${screenReaderText(t.score)} <b ${dir}>${score ? scoreOf(score) : "–:–"}</b>${half}${ending !== null && html`<span class="ht">${ending}</span>`}</span></li>`;
}

/** Games with scores, by championship; `withDate` shows the whole date and keeps the given order. */
export function scoreList(
  ask: PageRequest,
  games: readonly GameSnapshot[],
  withDate = false,
): Markup {
  if (withDate) return html`<ul class="evs">${games.map((game) => row(ask, game, true))}</ul>`;
  return html`${byChamp(ask, games).map(
    ({ champ, games: own }) =>
      html`<section class="group"><div class="head"><h3 class="champ">${sportIcon(champ.sport)}${textInLanguage(champ.name, ask.lng)}</h3>${statisticLink(ask, champ, ask.t.table, "go")}</div><ul class="evs">${own.map((game) => row(ask, game, false))}</ul></section>`,
  )}`;
}
