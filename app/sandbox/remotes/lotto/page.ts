import { nextDraw } from "~/sandbox/lotto/draw";
import { lotteryOf } from "~/sandbox/lotto/lotteries";
import type { Ask, Page, PageResult } from "../ask";
import { emptyState, html } from "../markup";
import { type LottoAsk, lottoAsk } from "./ask";
import { drawPage } from "./draw";
import { cards, sectionTabs } from "./list";
import { lotteryPage } from "./lottery";
import { resultsPage } from "./results";

/** Pages of the lotto by the segments after `lotto` (LOT-01); `results` and `view` are the archive. */
export async function lottoPage(asked: Ask): Promise<PageResult> {
  const ask = lottoAsk(asked);
  const [, name, id, ...rest] = ask.path;
  if (rest.length > 0) return null;
  const page = await pageOf(ask, name, id);
  return { ...page, sheet: "draws" };
}

async function pageOf(
  ask: LottoAsk,
  name: string | undefined,
  id: string | undefined,
): Promise<Page> {
  if (name === undefined) return listPage(ask);
  if (name === "results" || name === "view") return resultsPage(ask, name, id);
  const lottery = lotteryOf(name);
  if (!lottery) return gonePage(ask);
  if (id === undefined) return lotteryPage(ask, lottery);
  const number = /^\d{1,9}$/.test(id) ? Number(id) : null;
  // A ticket reaches a few draws ahead; further ones are no pages.
  const isThere = number !== null && number < nextDraw(lottery, ask.now) + 12;
  return isThere ? drawPage(ask, lottery, number) : noDrawPage(ask, name);
}

function listPage(ask: LottoAsk): Page {
  const { w } = ask;
  const body = html`<h1>${w.title}</h1>${sectionTabs(ask, null)}<p class="hint">${w.lead}</p>${cards(ask)}`;
  return { title: w.title, body };
}

function gonePage(ask: LottoAsk): Page {
  const { w } = ask;
  const body = html`<h1>${w.gone}</h1>${sectionTabs(ask, null)}<p class="hint">${w.goneText}</p>${cards(ask)}`;
  return { title: w.gone, body };
}

function noDrawPage(ask: LottoAsk, slug: string): Page {
  const { w } = ask;
  const links = [[ask.at(`lotto/results/${slug}`), w.results]] as const;
  const body = html`<h1 class="sr">${w.noDraw}</h1>${sectionTabs(ask, slug)}${emptyState(w.noDraw, w.noDrawText, links)}`;
  return { title: w.noDraw, body };
}
