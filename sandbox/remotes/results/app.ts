import { type RemotePageResult, remoteApp } from "../page-request";
import { resultsByDatePage, todaysScoresPage } from "./day";
import { champTablePage } from "./statistic";
import { resultsCss } from "./styles";
import { type ResultsRequest, texts } from "./texts";

function resultsPage(ask: ResultsRequest): RemotePageResult {
  switch (ask.path.join("/")) {
    case "results/live":
      return todaysScoresPage(ask);
    case "results/zone":
      return resultsByDatePage(ask);
    case "statistic":
      return champTablePage(ask, false);
    case "statisticpopup":
      return champTablePage(ask, true);
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
