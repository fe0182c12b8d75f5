import type { GameView, MarketType, MarketView } from "../../feed/types";
import { partInPlay } from "../../feed/view";
import type { Ask } from "../ask";
import { gamePath, type PageType } from "../links";
import { classes, html, type Markup, named, spoken } from "../markup";
import { liveMark, sideFigures } from "./course";
import { priceButton } from "./price";
import { mainTotal, totalOf } from "./totals";

const outcomes: readonly MarketType[] = ["1", "X", "2"];

/** "Arsenal – Leeds" in the page's language. */
export function eventName(ask: Ask, game: GameView): string {
  return ask.t.vs(named(game.home, ask.lng), named(game.away, ask.lng));
}

/** Start time, or the progress of a live game. */
export function whenCell(ask: Ask, game: GameView): Markup {
  return game.status === "live"
    ? liveMark(ask, game)
    : html`<span class="when">${ask.clock.time(game.startsAt)}</span>`;
}

/** Attributes that tell the shell the game of an element, with its status and part of play. */
export function gameMark(game: GameView): Markup {
  const part = partInPlay(game);
  const status = game.status === "finished" ? "over" : game.status;
  return html`data-game="${game.id}" data-course="${part === null ? status : `${status} ${part}`}"`;
}

/** A side's name, serve mark, score in bold, and the current games or points. */
function teamLine(ask: Ask, game: GameView, side: "home" | "away"): Markup {
  const [score, ...rest] = sideFigures(game, side);
  const serve =
    game.server === side && html`<i class="srv" aria-hidden="true"></i>${spoken(ask.t.serves)}`;
  const now = rest.map(
    (figure, nth) =>
      html` <span class="fig" data-now="${side}-${nth === 0 ? "part" : "call"}">${figure}</span>`,
  );
  return html`<span class="tm"><bdi>${named(game[side], ask.lng)}</bdi>${serve}${score !== undefined && html` <b data-now="${side}">${score}</b>${now}`}</span>`;
}

function cell(
  ask: Ask,
  game: GameView,
  market: MarketView | undefined,
  outcome: string,
  event: string,
): Markup {
  if (!market) return html`<span class="p none">–</span>`;
  return priceButton(game, market, `${event}, ${outcome}`, ask.t.suspended);
}

/** Whether a sport's games can end in a draw that is offered. */
export function hasDraw(game: Pick<GameView, "champ">): boolean {
  return drawSports.has(game.champ.sport.slug);
}

const drawSports = new Set(["football", "ice-hockey"]);

/** An event in a list: time, both sides, main prices, main total if it fits, a link to the rest. */
export function eventRow(ask: Ask, game: GameView, pageType: PageType): Markup {
  const { t } = ask;
  const event = eventName(ask, game);
  const href = ask.at(gamePath(game, pageType));
  const of = (type: MarketType) => game.markets.find((market) => market.type === type);
  const total = mainTotal(game.markets, totalOf(game.champ.sport));
  const shown = hasDraw(game) ? outcomes : outcomes.filter((type) => type !== "X");
  const rest = Math.max(0, game.markets.length - shown.length);
  return html`<li class="ev" ${gameMark(game)}>${whenCell(ask, game)}<a class="tms" href="${href}">${teamLine(ask, game, "home")} ${teamLine(ask, game, "away")}</a><span class="${classes("r3", shown.length === 2 && "r2")}">${shown.map(
    (type) => cell(ask, game, of(type), type, event),
  )}</span><span class="tot"><span class="ln">${total?.line ?? ""}</span>${cell(
    ask,
    game,
    total?.over,
    t.overLine(total?.line ?? ""),
    event,
  )}${cell(ask, game, total?.under, t.underLine(total?.line ?? ""), event)}</span><a class="more" href="${href}" aria-label="${t.allMarkets(event, rest)}"><span dir="ltr">${rest > 0 ? `+${rest}` : "…"}</span></a></li>`;
}

/** Visible column headings; each price names its own outcome for screen readers. */
export function columnHeads(ask: Ask, game: GameView): Markup {
  const { t } = ask;
  const isThree = hasDraw(game);
  return html`<span class="heads" aria-hidden="true"><span class="${classes("h3", !isThree && "r2")}"><span>1</span>${isThree && html`<span>X</span>`}<span>2</span></span><span class="h2"><span>${t.total}</span><span>${t.over}</span><span>${t.under}</span></span></span>`;
}
