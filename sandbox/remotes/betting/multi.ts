import type { GameSnapshot, PricedOutcome } from "~sandbox/feed/types";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { sortByChamp } from "../events/list";
import { priceButton } from "../events/price";
import { eventName, gameAttributes, isDrawOffered, whenCell } from "../events/row";
import { mainTotal, mainTotalTypes } from "../events/totals";
import { gamePath, listPath } from "../links";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import { scoreOf, sides, sidesDirection } from "../sides";
import type { BettingRequest } from "./texts";

/** Maximum events side by side. */
const mostChosen = 6;
const chosenAtFirst = 4;

function chosenGames(ask: BettingRequest, live: readonly GameSnapshot[]): readonly GameSnapshot[] {
  const ids = new Set(ask.query.getAll("game"));
  const chosen = live.filter((game) => ids.has(String(game.id)));
  return ids.size > 0 && chosen.length > 0
    ? chosen.slice(0, mostChosen)
    : live.slice(0, chosenAtFirst);
}

function card(ask: BettingRequest, game: GameSnapshot): Markup {
  const { t, lng } = ask;
  const event = eventName(ask, game);
  const total = mainTotal(game.markets, mainTotalTypes(game.champ.sport));
  const price = (market: PricedOutcome | undefined, label: string) =>
    market
      ? priceButton(game, market, `${event}, ${label}`, t.suspended, label)
      : html`<span class="p none">–</span>`;
  const types = isDrawOffered(game)
    ? (["1", "X", "2", "1X", "12", "2X"] as const)
    : (["1", "2"] as const);
  const plain = types.map((type) =>
    price(
      game.markets.find((market) => market.type === type),
      type,
    ),
  );
  const line =
    total &&
    html`<div class="grid c2">${price(total.over, t.overLine(total.line))}${price(total.under, t.underLine(total.line))}</div>`;
  return html`<article class="mk" ${gameAttributes(game)}><h2><a href="${ask.at(gamePath(game))}" ${sidesDirection(ask)}>${sides(event)}</a></h2><p class="now">${whenCell(ask, game)}${game.score && html`<b ${sidesDirection(ask)} data-now="score">${scoreOf(game.score)}</b>`}<span class="where">${textInLanguage(game.champ.name, lng)}</span></p><div class="grid ${isDrawOffered(game) ? "c3" : "c2"}">${plain}</div>${line}</article>`;
}

/** Several live events on one page, selected by a form. */
export function multiLivePage(ask: BettingRequest): RemotePage {
  const { t } = ask;
  const live = sortByChamp(ask, ask.games({ status: "live" }));
  const description = descriptionOf(descriptionTexts(ask.lng).multi);
  const top = html`<div class="top"><h1>${t.multi}</h1></div>`;
  if (live.length === 0) {
    const links = [[ask.at(listPath("home", "line")), t.allLine]] as const;
    return {
      title: t.multi,
      description,
      body: html`${top}${emptyState(t.noLive, t.noLiveText, links)}`,
    };
  }
  const chosen = chosenGames(ask, live);
  const body = html`${top}<p class="hint">${t.multiText}</p><form class="markets" method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="add">${chosen.map((game) => card(ask, game))}</form><form class="choose" method="get" action="${ask.at("multi")}"><fieldset><legend>${t.multiChoose}</legend>${live.map(
    (game) =>
      html`<label class="pick"><input type="checkbox" name="game" value="${game.id}"${chosen.includes(game) && html` checked`}><span ${sidesDirection(ask)}>${sides(eventName(ask, game))}</span></label>`,
  )}</fieldset><button class="btn">${t.show}</button></form>`;
  return { title: t.multi, description, body, sheet: "further" };
}
