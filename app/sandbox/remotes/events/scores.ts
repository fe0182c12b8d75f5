import type { Champ, GameView } from "../../feed/types";
import type { Ask } from "../ask";
import { gamePath } from "../links";
import { classes, html, type Markup, named, spoken } from "../markup";
import { endingWords, partScores } from "./course";
import { whenCell } from "./row";
import { sportIcon } from "./sports";

interface Group {
  readonly champ: Champ;
  readonly games: GameView[];
}

/** By championship in the feed's order, then by kick-off. */
function byChamp(ask: Ask, games: readonly GameView[]): readonly Group[] {
  const groups = new Map<number, Group>();
  for (const champ of ask.champs) groups.set(champ.id, { champ, games: [] });
  for (const game of games) groups.get(game.champ.id)?.games.push(game);
  return [...groups.values()].filter((group) => group.games.length > 0);
}

function row(ask: Ask, game: GameView, withDate: boolean): Markup {
  const { lng, t, clock } = ask;
  const { score, halfTime } = game;
  const when =
    game.status === "live"
      ? whenCell(ask, game)
      : html`<span class="when">${clock.time(game.startsAt)}</span>`;
  const ending = endingWords(ask, game);
  const half = halfTime
    ? html`<span class="ht">${spoken(t.halfTime)} <span dir="ltr">(${halfTime.home}:${halfTime.away})</span></span>`
    : game.parts.length > 0 &&
      html`<span class="ht">${spoken(t.byParts)} <span dir="ltr">(${partScores(game.parts)})</span></span>`;
  const date = withDate ? html`<span class="when">${clock.moment(game.startsAt)}</span>` : when;
  return html`<li class="${classes("sc", withDate && "dated")}">${date}<a class="tms" href="${ask.at(gamePath(game))}"><bdi>${named(game.home, lng)}</bdi><span class="vs"> – </span><bdi>${named(game.away, lng)}</bdi></a><span class="goals">${spoken(t.score)} <b dir="ltr">${score ? `${score.home}:${score.away}` : "–:–"}</b>${half}${ending !== null && html`<span class="ht">${ending}</span>`}</span></li>`;
}

/** Games with scores, by championship; `withDate` shows the whole date and keeps the given order. */
export function scoreList(ask: Ask, games: readonly GameView[], withDate = false): Markup {
  if (withDate) return html`<ul class="evs">${games.map((game) => row(ask, game, true))}</ul>`;
  return html`${byChamp(ask, games).map(
    ({ champ, games: own }) =>
      html`<section class="group"><div class="head"><h3 class="champ">${sportIcon(champ.sport)}${named(champ.name, ask.lng)}</h3><a class="go" href="${ask.at("statistic")}?champ=${champ.id}">${ask.t.table}</a></div><ul class="evs">${own.map((game) => row(ask, game, false))}</ul></section>`,
  )}`;
}
