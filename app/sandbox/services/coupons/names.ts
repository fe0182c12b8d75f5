import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";
import type { GameView, MarketView, Named } from "../../feed/types";
import { textsFor } from "../../remotes/texts";

/** What a bet is called in a language: championship, game, sport, outcome. */
export interface BetNames {
  readonly champ: string;
  readonly game: string;
  readonly sport: string;
  readonly name: string;
}

/** The names of a bet; an unknown language reads the product's default. */
export function betNames(view: GameView, market: Pick<MarketView, "type" | "param">, lng: string): BetNames {
  const language = isLanguage(lng) ? lng : defaultLanguage;
  const [home, away] = [textOf(view.home, language), textOf(view.away, language)];
  return {
    champ: textOf(view.champ.name, language),
    game: textsFor(language).vs(home, away),
    sport: textOf(view.champ.sport.name, language),
    name: outcomeName(market, home, away, language),
  };
}

function outcomeName(
  market: Pick<MarketView, "type" | "param">,
  home: string,
  away: string,
  lng: Language,
): string {
  const t = textsFor(lng);
  const line = String(market.param ?? "");
  const signed = market.param !== null && market.param > 0 ? `+${line}` : line;
  switch (market.type) {
    case "1":
      return home;
    case "X":
      return t.draw;
    case "2":
      return away;
    case "1X":
      return `${home} / ${t.draw}`;
    case "12":
      return `${home} / ${away}`;
    case "2X":
      return `${away} / ${t.draw}`;
    case "over":
      return t.overLine(line);
    case "under":
      return t.underLine(line);
    case "handicap-1":
      return `${home} (${signed})`;
    case "handicap-2":
      return `${away} (${signed})`;
    case "both-score-yes":
      return `${t.bothScore}: ${t.yes}`;
    case "both-score-no":
      return `${t.bothScore}: ${t.no}`;
  }
}

function textOf(named: Named, lng: Language): string {
  return named[lng] ?? named.en;
}
