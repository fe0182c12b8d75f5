import { type PageResult, remoteApp } from "../ask";
import { resultsByDate, resultsToday } from "./day";
import { statisticPage } from "./statistic";
import { resultsCss } from "./styles";
import { type Ask, texts } from "./texts";

function resultsPage(ask: Ask): PageResult {
  switch (ask.path.join("/")) {
    case "results/live":
      return resultsToday(ask);
    case "results/zone":
      return resultsByDate(ask);
    case "statistic":
      return statisticPage(ask, false);
    case "statisticpopup":
      return statisticPage(ask, true);
    default:
      return null;
  }
}

/** Scores, results by day and tables (SCR-01). */
export const results = remoteApp({
  name: "results",
  texts,
  page: resultsPage,
  css: resultsCss,
});
