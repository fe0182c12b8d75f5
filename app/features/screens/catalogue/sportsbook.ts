import { screenRowBuilder } from "./row";

const row = screenRowBuilder({ remote: "betting", title: "main", about: "sport" });
const lottery = screenRowBuilder({
  remote: "third-party",
  title: "lotto",
  about: "lottery",
  isPersonalForPlayers: true,
});
const results = screenRowBuilder({ remote: "results", title: "results", about: "results" });

const pageTypes = {
  home: { title: "main", theme: null, sections: ["line", "live"] },
  betsonyour: { title: "betsonyour", theme: null, sections: ["line", "live"] },
  topgame: { title: "topgame", theme: null, sections: ["line", "live"] },
  marble: { title: "marble", theme: null, sections: ["live"] },
  team: { title: "team", theme: null, sections: ["line", "live"] },
  "top-events": { title: "top_events", theme: "top-events", sections: ["line", "live"] },
} as const;

/**
 * The screens of one page type: every prefix of the path from the section on, and the game (SCR-02, SCR-03).
 */
function pageType<const Name extends string, const Game extends string>(
  type: keyof typeof pageTypes,
  name: Name,
  game: Game,
) {
  const { title, theme, sections } = pageTypes[type];
  const common = { title, theme, values: { pageType: [type], section: sections } };
  return [
    row(`${name}-1`, "{pageType}/{section}", { ...common, stream: "main section" }),
    row(`${name}-2`, "{pageType}/{section}/{menuSection}", { ...common, stream: "main section" }),
    row(`${name}-3`, "{pageType}/{section}/{menuSection}/{sport}", {
      ...common,
      stream: "main section",
    }),
    row(name, "{pageType}/{section}/{menuSection}/{sport}/{champ}", {
      ...common,
      stream: "main section champ",
    }),
    row(game, "{pageType}/{section}/{menuSection}/{sport}/{champ}/{game}", {
      ...common,
      title: "game",
      stream: "main game",
    }),
  ] as const;
}

/** Rows of the screen catalogue: home, line and live, multi-live, results and lotteries. */
export const sportsbookScreens = [
  row("home", "", { stream: "home", title: "home" }),
  ...pageType("home", "main-section", "main-game"),
  ...pageType("betsonyour", "main-betsonyour", "main-betsonyour-game"),
  ...pageType("topgame", "main-topgame", "main-topgame-game"),
  ...pageType("marble", "main-marble", "main-marble-game"),
  ...pageType("team", "main-team", "main-team-game"),
  ...pageType("top-events", "main-top-events", "main-top-events-game"),
  row("team-games-info", "team-games-info", { title: "team_games" }),
  row("multi", "multi", { title: "multi" }),
  row("favourites", "favourites", { title: "favourites", isIndexable: false }),
  row("bet-generator", "bet-generator", { title: "bet_generator", isPersonalForPlayers: true }),
  row("champs", "champs/{champId?}", { title: "champs" }),
  row("cricket", "cricket", {
    title: "cricket",
    feature: "cricket",
    isOutsideProduction: true,
    isIndexable: false,
  }),
  results("results", "results/{type}", { values: { type: ["live", "zone"] } }),
  results("statistic", "statistic", { title: "statistic" }),
  results("statisticpopup", "statisticpopup", {
    title: "statistic",
    layout: "empty",
    isIndexable: false,
    chrome: {
      hideHeader: true,
      hideFooter: true,
      hideBottomNav: true,
      hideSeo: true,
      hideCoupon: true,
    },
  }),
  lottery("lotto", "lotto/{sectionName?}/{lottoId?}", { stream: "lotto" }),
  lottery("toto", "toto/{section?}", { stream: "toto frame", title: "toto" }),
  lottery("toto-draw", "toto/{section}/draw", { stream: "toto frame", title: "toto" }),
  lottery("toto-next", "toto/{section}/next", { stream: "toto frame", title: "toto" }),
  lottery("toto-coupons", "toto/{section}/coupons", { stream: "toto frame", title: "toto" }),
  lottery("toto-nonimees", "toto/{section}/nonimees", { stream: "toto frame", title: "toto" }),
] as const;
