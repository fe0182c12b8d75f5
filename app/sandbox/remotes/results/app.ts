import { type RemotePageResult, remoteApp } from "../page-request";
import { resultsByDate, resultsToday } from "./day";
import { statisticPage } from "./statistic";
import { resultsCss } from "./styles";
import { type ResultsRequest, texts } from "./texts";

function resultsPage(ask: ResultsRequest): RemotePageResult {
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
