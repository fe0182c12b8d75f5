import { nextDrawOnSale } from "~sandbox/lotto/draw";
import { findLottery } from "~sandbox/lotto/lotteries";
import { descriptionOfText } from "../descriptions";
import { isRetired } from "../indexing";
import { html } from "../markup";
import type { PageRequest, RemotePage, RemotePageResult } from "../page-request";
import { drawPage } from "./draw";
import { lotteryAndResultsTabs, lotteryCards } from "./list";
import { lotteryPage } from "./lottery";
import { type LottoRequest, lottoRequest } from "./request";
import { resultsPage } from "./results";

/** Pages of the lotto by the segments after `lotto` (LOT-01); `results` and `view` are the archive. */
export async function lottoPage(asked: PageRequest): Promise<RemotePageResult> {
  const ask = lottoRequest(asked);
  const [, name, id, ...rest] = ask.path;
  if (rest.length > 0) return null;
  const page = await pageOf(ask, name, id);
  return page && { ...page, sheet: "draws" };
}

async function pageOf(
  ask: LottoRequest,
  name: string | undefined,
  id: string | undefined,
): Promise<RemotePage | null> {
  if (name === undefined) return listPage(ask);
  if (name === "results" || name === "view") return resultsPage(ask, name, id);
  const lottery = findLottery(name);
  if (!lottery)
    return isRetired("lottery", name) && (id === undefined || isRetired("draw", id))
      ? gonePage(ask)
      : null;
  if (id === undefined) return lotteryPage(ask, lottery);
  const number = /^\d{1,9}$/.test(id) ? Number(id) : null;
  // Pages exist only for draws that a ticket can take part in; later ones are 404.
  const isThere = number !== null && number < nextDrawOnSale(lottery, ask.now) + 12;
  return isThere ? drawPage(ask, lottery, number) : null;
}

function listPage(ask: LottoRequest): RemotePage {
  const { w } = ask;
  const body = html`<h1>${w.title}</h1>${lotteryAndResultsTabs(ask, null)}<p class="hint">${w.lead}</p>${lotteryCards(ask)}`;
  return { title: w.title, description: descriptionOfText(w.title, w.lead, ask.lng), body };
}

function gonePage(ask: LottoRequest): RemotePage {
  const { w } = ask;
  const body = html`<h1>${w.gone}</h1>${lotteryAndResultsTabs(ask, null)}<p class="hint">${w.goneText}</p>${lotteryCards(ask)}`;
  return { title: w.gone, body, isNoindex: true };
}
