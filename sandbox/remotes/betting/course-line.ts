import type { GameSnapshot } from "~sandbox/feed/types";
import { html, type Markup, textInLanguage } from "../markup";
import { scoreOf, sidesDirection } from "../sides";
import type { BettingRequest } from "./texts";

/**
 * For sports whose goals are shown by minute: the minutes of regular play (`minutes`), and the
 * minutes after which a half or period ends, the last one left out (`ends`).
 */
const lengths: Readonly<
  Record<string, { readonly minutes: number; readonly ends: readonly number[] }>
> = {
  football: { minutes: 90, ends: [45] },
  fifa: { minutes: 90, ends: [45] },
  "ice-hockey": { minutes: 60, ends: [20, 40] },
};
/** Drawing units of the line's length. */
const width = 1000;

/** "67′", in stoppage time "90+2′". */
function minuteText(minute: number, minutes: number): string {
  return minute > minutes ? `${minutes}+${minute - minutes}′` : `${minute}′`;
}

/**
 * Drawing of a game's goals along its time, home above and away below, with a list under it that
 * says the same in words; false before the start, in other sports, and where the goals do not add
 * up to the score.
 */
function goalLine(ask: BettingRequest, game: GameSnapshot): Markup | false {
  const length = lengths[game.champ.sport.slug];
  const isTold = game.goals.length === (game.score?.home ?? 0) + (game.score?.away ?? 0);
  if (!length || game.status === "line" || !isTold) return false;
  const { minutes, ends } = length;
  const at = (minute: number) => Math.round((Math.min(minute, minutes) / minutes) * width);
  const score = { home: 0, away: 0 };
  const goals = game.goals.map(({ minute, side }) => {
    score[side] += 1;
    const text = minuteText(minute, minutes);
    return { minute, side, text, score: scoreOf(score) };
  });
  const ticks = ends.map((end) => html`<path d="M${at(end)} 14v20"></path>`);
  const dots = goals.map(
    ({ minute, side }) =>
      html`<path class="${side}" d="M${at(minute - 1)} ${side === "home" ? 12 : 36}h0"></path>`,
  );
  const items = goals.map(
    ({ side, text, score: after }) =>
      html`<li class="${side}"><span dir="ltr">${text}</span> <b ${sidesDirection(ask)}>${after}</b> <bdi>${textInLanguage(game[side], ask.lng)}</bdi></li>`,
  );
  const list =
    goals.length > 0
      ? html`<ol class="scored">${items}</ol>`
      : html`<p class="scored none">${ask.t.noGoals}</p>`;
  return html`<section class="course"><h2>${ask.t.goalsTitle}</h2><svg viewBox="-12 0 1024 48" preserveAspectRatio="none" aria-hidden="true" focusable="false"><path class="way" d="M0 24h${width}"></path>${ticks}${dots}</svg>${list}</section>`;
}

/**
 * Table of scores by set, map, quarter or period; false = none to show. A current quarter or
 * period, whose score is not pushed, is shown once it is over.
 */
function partTable(ask: BettingRequest, game: GameSnapshot): Markup | false {
  const isPushed = game.period === "set" || game.period === "map";
  const isOn = game.status === "live" && game.period !== "break";
  const shown = isOn && !isPushed ? game.parts.slice(0, -1) : game.parts;
  if (shown.length === 0) return false;
  const row = (side: "home" | "away") =>
    html`<tr><th scope="row"><bdi>${textInLanguage(game[side], ask.lng)}</bdi></th>${shown.map(
      (part, nth) =>
        isOn && isPushed && nth === shown.length - 1
          ? html`<td class="cur" data-now="${side}-part">${part[side]}</td>`
          : html`<td>${part[side]}</td>`,
    )}${game.score && html`<td class="pts" data-now="${side}">${game.score[side]}</td>`}</tr>`;
  return html`<section class="course" data-game="${game.id}"><h2>${ask.t.byParts}</h2><table class="by"><thead><tr><td></td>${shown.map((_, nth) => html`<th scope="col">${nth + 1}</th>`)}<th scope="col">${ask.t.score}</th></tr></thead><tbody>${row("home")}${row("away")}</tbody></table></section>`;
}

/**
 * How a live or finished game went: its goals or its parts; null if the feed does not record them.
 */
export function goalsAndPartScores(ask: BettingRequest, game: GameSnapshot): Markup | null {
  const parts = [goalLine(ask, game), partTable(ask, game)].filter((part) => part !== false);
  return parts.length > 0 ? html`${parts}` : null;
}
