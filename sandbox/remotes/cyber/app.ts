import { gameCss } from "../betting/page-styles";
import { bettingCss } from "../betting/styles";
import { type RemotePageResult, remoteApp } from "../page-request";
import { champPage, champsPage } from "./champs";
import { disciplinesPage } from "./disciplines";
import { gamePage } from "./game";
import { allGamesOfKindPage, disciplinePage, esportsKindPage, gamesOfAllKindsPage } from "./lists";
import { cyberCss } from "./styles";
import { type CyberRequest, type CyberRootAndKind, cyberTexts, isCyberKind } from "./tree";

/**
 * The page of the esports section for a path under `cyber` or `esports`, two addresses of the same
 * section (CAS-12); null = no such page.
 */
function cyberPage(asked: CyberRequest): RemotePageResult {
  const page = pageAt(asked);
  if (page === null || page === "sign-in" || page.canonical !== undefined) return page;
  // The section's two names have the same pages.
  return { ...page, canonical: ["cyber", ...asked.path.slice(1)].join("/") };
}

function pageAt(asked: CyberRequest): RemotePageResult {
  const [root, kind, discipline, champ, game, ...rest] = asked.path;
  if ((root !== "cyber" && root !== "esports") || rest.length > 0) return null;
  const ask: CyberRequest = { ...asked, ...asked.cyber };
  if (kind === undefined) return gamesOfAllKindsPage(ask, root);
  if (!isCyberKind(kind)) return null;
  const tree: CyberRootAndKind = { root, kind };
  if (discipline === undefined) return esportsKindPage(ask, tree);
  if (discipline === "disciplines") return champ === undefined ? disciplinesPage(ask, tree) : null;
  if (discipline === "all") return champ === undefined ? allGamesOfKindPage(ask, tree) : null;
  if (champ === undefined) return disciplinePage(ask, tree, discipline);
  if (game !== undefined) return gamePage(ask, tree, discipline, champ, game);
  return champ === "champs"
    ? champsPage(ask, tree, discipline)
    : champPage(ask, tree, discipline, champ);
}

/** Esports: scheduled, simulated and streamed games by discipline (CAS-12). */
export const cyber = remoteApp({
  name: "cyber",
  texts: cyberTexts,
  page: cyberPage,
  css: bettingCss + cyberCss,
  sheets: { game: gameCss },
});
