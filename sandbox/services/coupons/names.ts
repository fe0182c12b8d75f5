import { parseCombinationType } from "~/domain/coupon/combination";
import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";
import type { MarketOutcome } from "../../feed/markets";
import {
  type GameSnapshot,
  type LocalizedText,
  type MarketType,
  marketTypes,
} from "../../feed/types";
import { betName, marketName } from "../../remotes/events/bet-name";
import { isDrawOffered } from "../../remotes/events/row";
import { textsFor } from "../../remotes/texts";
import type { OfferedOutcome } from "./offer";

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
  view: GameSnapshot,
  market: Pick<OfferedOutcome, "type" | "param">,
  lng: string,
): BetNames {
  const language = isLanguage(lng) ? lng : defaultLanguage;
  const [home, away] = [textOf(view.home, language), textOf(view.away, language)];
  const texts = textsFor(language);
  const outcomes = outcomesOf(market);
  const [one, ...others] = outcomes;
  return {
    champ: textOf(view.champ.name, language),
    game: texts.vs(home, away),
    sport: textOf(view.champ.sport.name, language),
    name: outcomes
      .map((outcome) => betName(texts, view.champ.sport, outcome, home, away))
      .join(" + "),
    title:
      one && others.length === 0
        ? marketName(texts, view.champ.sport, one.type, isDrawOffered(view))
        : texts.betBuilder,
  };
}

const knownTypes: ReadonlySet<string> = new Set(marketTypes);
const isMarketType = (type: string): type is MarketType => knownTypes.has(type);

/**
 * The outcomes that a bet is on: one, or all selections of a same-game accumulator; outcomes of
 * unknown type are left out.
 */
function outcomesOf({ type, param }: Pick<OfferedOutcome, "type" | "param">): MarketOutcome[] {
  const named = parseCombinationType(type) ?? [
    { type, param: param === null ? "" : String(param) },
  ];
  return named.flatMap(({ type, param }) =>
    isMarketType(type) ? [{ type, param: param === "" ? null : Number(param) }] : [],
  );
}

function textOf(named: LocalizedText, lng: Language): string {
  return named[lng] ?? named.en;
}
