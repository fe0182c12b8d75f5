import { plural } from "../../texts/plural";

interface Author {
  readonly name: string;
  readonly about: string;
}

/** Words by a name in the files of content: a category, a tag, a drawing. */
type WordsByName = Readonly<Record<string, string>>;

/** Words around posts, news and terms. Other languages have the same keys. */
export interface BlogTexts {
  readonly blog: string;
  readonly blogLead: string;
  readonly news: string;
  readonly newsLead: string;
  readonly furtherNews: string;
  readonly alphabet: string;
  readonly alphabetLead: string;
  readonly letters: string;
  readonly nearTerms: string;
  readonly breadcrumbs: string;
  readonly categories: string;
  readonly feed: string;
  readonly related: string;
  readonly pages: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly notTranslated: string;
  readonly safeLine: string;
  readonly safeLink: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly minutesToRead: (minutes: number) => string;
  readonly updated: (date: string) => string;
  readonly ended: (date: string) => string;
  readonly listLead: (name: string) => string;
  readonly taggedWith: (tag: string) => string;
  readonly termsLead: (name: string, terms: number) => string;
  readonly blogCategories: WordsByName;
  readonly tags: WordsByName;
  readonly pictures: WordsByName;
  /** Blocks of the alphabet, in their order. */
  readonly blocks: WordsByName;
  /** Categories of terms by `{block}/{category}`, in their order. */
  readonly termCategories: WordsByName;
  readonly authors: Readonly<Record<string, Author>>;
}

export const en: BlogTexts = {
  blog: "Blog",
  blogLead: "How betting works, worked out in numbers. No tips and no promises.",
  news: "News",
  newsLead: "What has changed on the site, and what it means for your bets.",
  furtherNews: "More news",
  alphabet: "Betting alphabet",
  alphabetLead: "The words of betting in plain language, each with an example worked out.",
  letters: "Letters",
  nearTerms: "Related terms",
  breadcrumbs: "You are here",
  categories: "Topics",
  feed: "RSS feed",
  related: "Read next",
  pages: "Pages",
  previousPage: "Previous",
  nextPage: "Next",
  notTranslated: "This text is in English: it has not been translated yet.",
  safeLine: "Betting costs money in the long run. Stake only what you can afford to lose.",
  safeLink: "Responsible gambling",
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  minutesToRead: (minutes) => `${minutes} min read`,
  updated: (date) => `updated ${date}`,
  ended: (date) => `This ended on ${date}.`,
  listLead: (name) => `All posts on the topic “${name}”.`,
  taggedWith: (tag) => `Tag: ${tag}`,
  termsLead: (name, terms) =>
    `${name}: ${plural("en", terms, { one: "{n} term", other: "{n} terms" })} with examples.`,
  blogCategories: {
    guides: "Guides",
    odds: "Odds and margin",
    live: "In-play",
    safer: "Safer play",
    casino: "Casino and lotto",
    demo: "Demonstration",
  },
  tags: {
    margin: "margin",
    accumulators: "accumulators",
    "cash-out": "cash-out",
    markets: "markets",
    football: "football",
    tennis: "tennis",
    esports: "esports",
    limits: "limits",
    bankroll: "bankroll",
    slip: "bet slip",
    fairness: "fairness",
    bonuses: "bonuses",
    lottery: "lottery",
    demo: "demonstration",
  },
  pictures: {
    board: "A chart with four columns and a line across them",
    pitch: "A football pitch from above with the path of a pass",
    stopwatch: "A stopwatch",
    shield: "A shield with a clock on it",
    dice: "Two dice",
    slip: "A bet slip with three selections",
    card: "A payment card",
    paper: "The front page of a newspaper",
  },
  blocks: { betting: "Betting", money: "Money", casino: "Casino and lotto", demo: "Demonstration" },
  termCategories: {
    "betting/markets": "Markets",
    "betting/odds": "Odds",
    "betting/bets": "Types of bet",
    "betting/live": "In-play",
    "money/bankroll": "Bankroll and limits",
    "money/account": "Account and bonuses",
    "casino/games": "Games",
    "casino/chances": "Chances",
    "demo/demo": "This demonstration",
  },
  authors: {
    "daniel-whitmore": {
      name: "Daniel Whitmore",
      about: "Writes about odds, margins and what the numbers do and do not say.",
    },
    "elena-sorokina": {
      name: "Elena Sorokina",
      about: "Writes guides to the bet slip, the account and the limits.",
    },
    "karim-haddad": {
      name: "Karim Haddad",
      about: "Writes about in-play betting, esports, lotto and casino games.",
    },
  },
};
