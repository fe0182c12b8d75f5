import { gameByIdOrSlug } from "~sandbox/games/catalogue";
import type { CatalogueGame } from "~sandbox/games/game";
import { isGameOffered } from "~sandbox/games/partitions";
import { providers } from "~sandbox/games/providers";
import { lottoPage } from "../lotto/page";
import { lottoAndTotoCss } from "../lotto/styles";
import { type RemotePageResult, remoteApp } from "../page-request";
import { totoPage } from "../toto/page";
import { casinoGameCard } from "./game-description";
import { gamePage } from "./game-page";
import { isListPath, lobbyPage, requestedListPage } from "./lobby";
import { myCasinoPage } from "./mine";
import { firstDepositAdvicePage, gameLandingPage, landingPage, thankYouPage } from "./pages";
import { pointsRulesPage } from "./points";
import { casinoCashbackPage, promotionPage, promotionsPage } from "./promotion-pages";
import { gamesByProviderPage, providerPage, providersPage } from "./providers";
import { casinoCss } from "./styles";
import { type CasinoRequest, texts } from "./texts";
import { casinoGamePath } from "./tiles";
import { tournamentPage, tournamentsPage } from "./tournament-pages";
import { roundVerifierPage } from "./verify";

/**
 * The game that a path names: by the segment after `game` (`…/game/{gameId}/{gameName}`), or by
 * name in `games/{gameRoute}`; null = no known game.
 */
function gameIn(path: readonly string[]): CatalogueGame | null {
  if (path[0] === "games") return path.length === 2 ? gameByIdOrSlug(path[1] ?? "") : null;
  const at = path.indexOf("game");
  return at < 0 ? null : gameByIdOrSlug(path[at + 1] ?? "");
}

/** Whether the list that a game's address is below exists: `slots/demo/game/1/…`. */
function isKnownPlace(path: readonly string[]): boolean {
  const list = path.slice(0, path.indexOf("game"));
  return path[0] === "games" || list.length === 1 || isListPath(list.join("/"));
}

async function page(ask: CasinoRequest): Promise<RemotePageResult> {
  const { path } = ask;
  const [first = "", second] = path;
  if (first === "lotto") return lottoPage(ask);
  if (first === "toto") return totoPage(ask);
  const game = gameIn(path);
  if (game) {
    if (!isGameOffered(game, ask.deps.partitions()) || !isKnownPlace(path)) return null;
    const shown = await gamePage(ask, game);
    // The names in the address are for people: the same game has one address.
    return shown === null || shown === "sign-in"
      ? shown
      : {
          ...shown,
          canonical: casinoGamePath(game),
          card: casinoGameCard(ask, game),
          game: { name: game.name, publisher: providers[game.provider].name },
        };
  }
  if (path.includes("game")) return null;
  if (first === "points") return path.length === 1 ? pointsRulesPage(ask) : null;
  if (first === "my-casino") return myCasinoPage(ask, second);
  if (first === "casino" && path.length === 1) return lobbyPage(ask);
  if (first === "casino" && second === "fairness") return roundVerifierPage(ask);
  if (first === "casino" && second === "slot-first-deposit") return firstDepositAdvicePage(ask);
  if (first === "games-landing") return second === undefined ? null : gameLandingPage(ask, second);
  if (path.slice(0, 3).join("/") === "bonus/casino/tournaments")
    return path[3] === undefined ? tournamentsPage(ask) : tournamentPage(ask, path[3]);
  if (first === "bonus" && second === "casino") return bonuses(ask, path.slice(2));
  if (first === "thank-you") return thankYouPage(ask);
  if (first.startsWith("landing-")) return landingPage(ask, first.slice("landing-".length));
  if (first === "providers")
    return second === undefined ? providersPage(ask) : providerPage(ask, second);
  if (first === "casino" && second === "brand") return gamesByProviderPage(ask);
  return requestedListPage(ask);
}

/**
 * The page of a path under `bonus/casino`: the list, a bonus (`{id}`) or a promotion
 * (`promotions/{id}`); null = no such page, or the site has no bonuses of the casino.
 */
function bonuses(
  ask: CasinoRequest,
  [first, id]: readonly string[],
): RemotePageResult | Promise<RemotePageResult> {
  if (!ask.deps.partitions().includes("bonus")) return null;
  if (first === undefined) return promotionsPage(ask);
  if (first !== "promotions") return id === undefined ? casinoCashbackPage(ask, first) : null;
  return id === undefined ? null : promotionPage(ask, id);
}

/** The casino: lobby, lists, games, and the player's own page; lotto and toto (REM-12; CAS-01 … CAS-11, LOT-01, LOT-02). */
export const casinoLottoAndToto = remoteApp({
  name: "third-party",
  texts,
  page,
  css: casinoCss,
  sheets: { draws: lottoAndTotoCss },
});
