import type { GameView, MarketType, MarketView } from "~/sandbox/feed/types";
import type { Ask } from "../ask";
import { gamePath, type PageType } from "../links";
import { html, type Markup, named, spoken } from "../markup";
import { priceButton } from "../price";
import { mainTotal } from "./totals";

const outcomes: readonly MarketType[] = ["1", "X", "2"];

/** "Arsenal – Leeds" in the page's language. */
export function eventName(ask: Ask, game: GameView): string {
  return ask.t.vs(named(game.home, ask.lng), named(game.away, ask.lng));
}

/** When it starts, or how far it is: kick-off time, or the minute with a quiet live mark. */
export function whenCell(ask: Ask, game: GameView): Markup {
  if (game.status === "line") return html`<span class="when">${ask.clock.time(game.startsAt)}</span>`;
  const text =
    game.period === "break"
      ? html`<span aria-hidden="true">${ask.t.half}</span>${spoken(ask.t.halfTime)}`
      : html`<span aria-hidden="true" dir="ltr" data-now="minute">${game.minute ?? 0}′</span><span class="sr" data-now="minute">${ask.t.minute(game.minute ?? 0)}</span>`;
  return html`<span class="when on"><i class="dot" aria-hidden="true"></i>${spoken(ask.t.live)} ${text}</span>`;
}

function teamLine(name: string, side: "home" | "away", goals: number | undefined): Markup {
  const score = goals !== undefined && html` <b data-now="${side}">${goals}</b>`;
  return html`<span class="tm"><bdi>${name}</bdi>${score}</span>`;
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

/** An event in a list: time, teams on two lines, three equal prices, main total where there is room, the rest. */
export function eventRow(ask: Ask, game: GameView, pageType: PageType): Markup {
  const { t, lng } = ask;
  const event = eventName(ask, game);
  const href = ask.at(gamePath(game, pageType));
  const of = (type: MarketType) => game.markets.find((market) => market.type === type);
  const total = mainTotal(game.markets);
  const rest = Math.max(0, game.markets.length - outcomes.length);
  return html`<li class="ev" data-game="${game.id}">${whenCell(ask, game)}<a class="tms" href="${href}">${teamLine(
    named(game.home, lng),
    "home",
    game.score?.home,
  )} ${teamLine(named(game.away, lng), "away", game.score?.away)}</a><span class="r3">${outcomes.map((type) =>
    cell(ask, game, of(type), type, event),
  )}</span><span class="tot"><span class="ln">${total?.line ?? ""}</span>${cell(
    ask,
    game,
    total?.over,
    t.overLine(total?.line ?? ""),
    event,
  )}${cell(ask, game, total?.under, t.underLine(total?.line ?? ""), event)}</span><a class="more" href="${href}" aria-label="${t.allMarkets(event, rest)}"><span dir="ltr">+${rest}</span></a></li>`;
}

/** Names of the columns, for eyes; each price says its own outcome to a screen reader. */
export function columnHeads(ask: Ask): Markup {
  const { t } = ask;
  return html`<span class="heads" aria-hidden="true"><span class="h3"><span>1</span><span>X</span><span>2</span></span><span class="h2"><span>${t.total}</span><span>${t.over}</span><span>${t.under}</span></span></span>`;
}
