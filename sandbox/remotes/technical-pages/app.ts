import { officeTablesAndFormsCss } from "../office/page-styles";
import { banAppealsPage } from "../office/support/pages";
import { type OfficeRequest, texts } from "../office/texts";
import { type RemotePageResult, remoteApp } from "../page-request";
import { errorPage } from "./error-page";
import { noticePage } from "./notice";

async function technicalPage(ask: OfficeRequest): Promise<RemotePageResult> {
  const [first = "", ...more] = ask.path;
  if (more.length === 0 && /^[45]\d\d$/.test(first)) return errorPage(ask, Number(first));
  const notice = more.length === 0 ? noticePage(ask, first) : null;
  if (notice) return notice;
  if (ask.path.join("/") !== "block-appeal-history") return null;
  const player = await ask.deps.player(ask.request);
  return player ? banAppealsPage(ask, player) : "sign-in";
}

/** Error pages of remotes (REM-07), the words of notices (CNT-06), and pages about restrictions of an account: appeals against a ban (OFC-07). */
export const accountRestrictionPages = remoteApp({
  name: "technical-pages",
  texts,
  page: technicalPage,
  // Its own ground: notices of the shell stand on a dark one.
  css: ".app .fault{padding:var(--space-5) var(--space-4);border-radius:var(--radius-card);background:var(--surface-raised);color:var(--ink)}.app .fault .quiet{color:inherit}",
  sheets: { pages: officeTablesAndFormsCss },
  isPersonal: true,
});
