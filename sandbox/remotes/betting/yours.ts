import type { GameSnapshot, PricedOutcome } from "~sandbox/feed/types";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { priceButton } from "../events/price";
import { eventName, whenCell } from "../events/row";
import { listSports, sportIcon, sportStrip } from "../events/sports";
import { gamePath, type ListSection, sportPath } from "../links";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import { sides, sidesDirection } from "../sides";
import { listNav, liveAndPrematchTabs, searchForm } from "./nav";
import type { BettingRequest } from "./texts";

/**
 * Most picks shown of a sport, and the number of its next or live games that are searched for them.
 */
const picksOfSport = 6;
const lookedAt = 12;
/** Minimum price of a pick. */
const shortestPick = 1.2;

interface Pick {
  readonly game: GameSnapshot;
  readonly market: PricedOutcome;
  readonly name: string;
}

/**
 * The bet on the side with the lower price of a game; null if a side's price is missing or blocked,
 * or the lower one is below `shortestPick`.
 */
function favourite(ask: BettingRequest, game: GameSnapshot): Pick | null {
  const of = (type: "1" | "2") =>
    game.markets.find((market) => market.type === type && !market.isBlocked);
  const [home, away] = [of("1"), of("2")];
  if (!home || !away) return null;
  // Used for display only: no amount is computed from this price.
  const isHome = Number(home.coef) <= Number(away.coef);
  const market = isHome ? home : away;
  if (Number(market.coef) < shortestPick) return null;
  return {
    game,
    market,
    name: ask.t.pick(textInLanguage(isHome ? game.home : game.away, ask.lng)),
  };
}

function row(ask: BettingRequest, { game, market, name }: Pick): Markup {
  const event = eventName(ask, game);
  return html`<li class="pickrow">${whenCell(ask, game)}<a class="tms" href="${ask.at(gamePath(game))}"><b>${name}</b><span class="where"><span ${sidesDirection(ask)}>${sides(event)}</span></span></a>${priceButton(game, market, `${event}, ${name}`, ask.t.suspended)}</li>`;
}

/**
 * Page of bets on the side with the lowest price of each upcoming or live game, by sport: one press
 * adds a bet to the coupon (SCR-02, betsonyour).
 */
export function lowestPriceBetsPage(
  ask: BettingRequest,
  section: ListSection,
  wanted: string | undefined,
): RemotePage {
  const { t } = ask;
  const slug = wanted === "all" ? undefined : wanted;
  const sports = listSports(ask).filter((sport) => slug === undefined || sport.slug === slug);
  const groups = sports.map((sport) => ({
    sport,
    picks: ask
      .games({ status: section, sport: sport.slug, limit: lookedAt })
      .map((game) => favourite(ask, game))
      .filter((pick) => pick !== null)
      .slice(0, picksOfSport),
  }));
  const counts = (each: ListSection) => [...ask.counts(each).values()].reduce((a, b) => a + b, 0);
  const shown = groups.filter(({ picks }) => picks.length > 0);
  const list = html`<form class="list" method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="add">${shown.map(
    ({ sport, picks }) =>
      html`<section class="group"><div class="head"><h2 class="champ">${sportIcon(sport)}<a href="${ask.at(sportPath("home", section, sport))}">${textInLanguage(sport.name, ask.lng)}</a></h2></div><ul class="evs">${picks.map((pick) => row(ask, pick))}</ul></section>`,
  )}</form>`;
  const nothing = emptyState(t.yoursNone, t.yoursNoneText, [[ask.at("home/line"), t.allLine]]);
  const body = html`<div class="top"><h1>${t.yours}</h1>${searchForm(ask)}</div>${listNav(ask, liveAndPrematchTabs(ask, "betsonyour", section, { live: counts("live"), line: counts("line") }), sportStrip(ask, "betsonyour", section, slug))}<p class="hint">${t.yoursText}</p>${shown.length > 0 ? list : nothing}`;
  const [sport] = slug === undefined ? [] : sports;
  const about = sport ? `: ${textInLanguage(sport.name, ask.lng)}` : "";
  const canonical =
    slug === undefined ? `betsonyour/${section}` : `betsonyour/${section}/all/${slug}`;
  const d = descriptionTexts(ask.lng);
  const name = sport ? textInLanguage(sport.name, ask.lng) : d.allSports;
  const description = descriptionOf(section === "live" ? d.yoursLive(name) : d.yoursLine(name));
  return {
    title: `${t.yours}${about}, ${t[section]}`,
    description,
    canonical,
    body,
    sheet: "further",
  };
}
