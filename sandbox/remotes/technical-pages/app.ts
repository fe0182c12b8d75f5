import { officeTablesAndFormsCss } from "../office/page-styles";
import { banAppealsPage } from "../office/support/pages";
import { type OfficeRequest, texts } from "../office/texts";
import { type RemotePageResult, remoteApp } from "../page-request";

async function technicalPage(ask: OfficeRequest): Promise<RemotePageResult> {
  if (ask.path.join("/") !== "block-appeal-history") return null;
  const player = await ask.deps.player(ask.request);
  return player ? banAppealsPage(ask, player) : "sign-in";
}

/** Pages about restrictions of an account: appeals against a ban (OFC-07). */
export const accountRestrictionPages = remoteApp({
  name: "technical-pages",
  texts,
  page: technicalPage,
  css: "",
  sheets: { pages: officeTablesAndFormsCss },
  isPersonal: true,
});
