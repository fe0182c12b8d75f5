import { isListSection, isPageType } from "../links";
import { emptyState, html } from "../markup";
import { type RemotePageResult, remoteApp } from "../page-request";
import { builderCss } from "./builder-styles";
import { champPage, champsPage } from "./champs";
import { favouritesPage } from "./favourites";
import { gamePage } from "./game";
import { expressGeneratorPage } from "./generator";
import { homeComponents, homePage } from "./home";
import { multiLivePage } from "./multi";
import { gameCss, otherBettingPagesCss } from "./page-styles";
import { requestedSearchText, searchPage, teamPage } from "./search";
import { retiredPage, sectionPage, sportAndChamp } from "./section";
import { bettingCss } from "./styles";
import { teamsPage } from "./teams";
import { type BettingRequest, texts } from "./texts";
import { lowestPriceBetsPage } from "./yours";

function bettingPage(ask: BettingRequest): RemotePageResult | Promise<RemotePageResult> {
  const [first, section, menu, sport, champ, game, ...rest] = ask.path;
  if (first === undefined) return homePage(ask);
  if (rest.length > 0) return null;
  if (isPageType(first)) {
    if (!isListSection(first, section)) return null;
    if (menu !== undefined && !menuSections.has(menu)) return null;
    if (game !== undefined && champ !== undefined)
      return gamePage(ask, { pageType: first, section, sport, champ, id: game });
    const words = requestedSearchText(ask, "search");
    if (words !== "") return searchPage(ask, words, first);
    const known = sportAndChamp(ask, sport, champ);
    if (known !== "listed") return known && retiredPage(ask, first, section);
    if (first === "betsonyour") return lowestPriceBetsPage(ask, section, sport);
    if (first === "team") return teamsPage(ask, section, sport, champ);
    return sectionPage(ask, { pageType: first, section, menu, sport, champ });
  }
  if (menu !== undefined) return null;
  if (first === "champs") return section === undefined ? champsPage(ask) : champPage(ask, section);
  if (section !== undefined) return null;
  if (first === "favourites") return favouritesPage(ask);
  if (first === "bet-generator") return expressGeneratorPage(ask);
  if (first === "multi") return multiLivePage(ask);
  if (first === "team-games-info") return teamPage(ask);
  return first === "cricket" ? cricketPage(ask) : null;
}

/** Parts of the day that a list is about (`menuSection`): all, or one day. */
const menuSections = new Set(["all", "today", "tomorrow"]);

function cricketPage(ask: BettingRequest): RemotePageResult {
  const { t } = ask;
  const links = [
    [ask.at("home/live"), t.allLive],
    [ask.at("home/line"), t.allLine],
  ] as const;
  return {
    title: t.cricket,
    body: html`<h1>${t.cricket}</h1>${emptyState(t.cricketEmpty, t.cricketText, links)}`,
  };
}

/** Line and live, game pages, championships, search (SCR-01, SCR-02). */
export const betting = remoteApp({
  name: "betting",
  texts,
  page: bettingPage,
  components: homeComponents,
  css: bettingCss,
  sheets: { game: gameCss + builderCss, further: otherBettingPagesCss },
});
