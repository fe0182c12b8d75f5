import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";
import type { GameView, MarketView, Named } from "../../feed/types";
import { betName, marketName } from "../../remotes/events/bet-name";
import { hasDraw } from "../../remotes/events/row";
import { textsFor } from "../../remotes/texts";

/** Names of a bet in a language: championship, game, sport, outcome, and the outcome's market. */
export interface BetNames {
  readonly champ: string;
  readonly game: string;
  readonly sport: string;
  readonly name: string;
  readonly title: string;
}

/** Names a bet; an unknown language gets the product's default. */
export function betNames(
  view: GameView,
  market: Pick<MarketView, "type" | "param">,
  lng: string,
): BetNames {
  const language = isLanguage(lng) ? lng : defaultLanguage;
  const [home, away] = [textOf(view.home, language), textOf(view.away, language)];
  return {
    champ: textOf(view.champ.name, language),
    game: textsFor(language).vs(home, away),
    sport: textOf(view.champ.sport.name, language),
    name: betName(textsFor(language), view.champ.sport, market, home, away),
    title: marketName(textsFor(language), view.champ.sport, market.type, hasDraw(view)),
  };
}

function textOf(named: Named, lng: Language): string {
  return named[lng] ?? named.en;
}
