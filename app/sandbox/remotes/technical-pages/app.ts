import { type PageResult, remoteApp } from "../ask";
import { pagesCss } from "../office/page-styles";
import { appealPage } from "../office/support/pages";
import { type Ask, texts } from "../office/texts";

async function technicalPage(ask: Ask): Promise<PageResult> {
  if (ask.path.join("/") !== "block-appeal-history") return null;
  const player = await ask.deps.player(ask.request);
  return player ? appealPage(ask, player) : "sign-in";
}

/** Pages about the account's standing: appeals against a block (OFC-07). */
export const technicalPages = remoteApp({
  name: "technical-pages",
  texts,
  page: technicalPage,
  css: "",
  sheets: { pages: pagesCss },
  isPersonal: true,
});
