import { lastDrawNumber } from "~sandbox/lotto/draw";
import { findLottery, type Lottery, lotteries } from "~sandbox/lotto/lotteries";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { html, type Markup } from "../markup";
import type { RemotePage } from "../page-request";
import { drawnBalls, lotteryAndResultsTabs } from "./list";
import type { LottoRequest } from "./request";

/**
 * Number of draws shown of each lottery on the archive's first page, and draws per page in the
 * archive of one lottery.
 */
const latest = 6;
const pageSize = 30;

/** The archive, under `results` and `view`: the latest draws of all lotteries, or those of one, page by page. */
export function resultsPage(
  ask: LottoRequest,
  root: string,
  slug: string | undefined,
): RemotePage | null {
  const { w } = ask;
  const lottery = slug === undefined ? undefined : findLottery(slug);
  if (slug !== undefined && !lottery) return null;
  const title = lottery ? `${w.results}: ${w.names[lottery.slug]}` : `${w.title}: ${w.results}`;
  const d = descriptionTexts(ask.lng);
  const top = html`<h1>${title}</h1>${lotteryAndResultsTabs(ask, "results")}`;
  // "view" is another name of the archive.
  const canonical = ["lotto", "results", ...(lottery ? [lottery.slug] : [])].join("/");
  if (lottery) {
    const list = archive(ask, root, lottery);
    const description = descriptionOf(
      d.lottoResultsOf(w.names[lottery.slug]),
      `${w.every[lottery.slug]}.`,
    );
    return list && { title, description, canonical, body: html`${top}${list}` };
  }
  const all = lotteries.map(
    (each) =>
      html`<section class="block"><h2>${w.names[each.slug]}</h2>${drawRows(ask, each, lastDrawNumber(each, ask.now), latest)}<p><a class="go" href="${ask.at(`lotto/${root}/${each.slug}`)}">${w.earlier}</a></p></section>`,
  );
  return {
    title,
    description: descriptionOf(d.lottoResults),
    canonical,
    body: html`${top}<div class="archive">${all}</div>`,
  };
}

function drawRows(
  { w, at, deps, clock }: LottoRequest,
  lottery: Lottery,
  last: number,
  n: number,
): Markup {
  const draws = Array.from({ length: Math.max(0, Math.min(n, last + 1)) }, (_, back) =>
    deps.draws().lottoDraw(lottery, last - back),
  );
  return html`<ul class="drawn">${draws.map(
    (draw) =>
      html`<li><a rel="nofollow" href="${at(`lotto/${lottery.slug}/${draw.number}`)}">${w.draw(String(draw.number))}</a> <span class="n">${clock.moment(draw.at)}</span>${draw.numbers && drawnBalls(draw.numbers)}</li>`,
  )}</ul>`;
}

/** Draws of one lottery from the number `?from=` back; null = it has no draw of this number. */
function archive(ask: LottoRequest, root: string, lottery: Lottery): Markup | null {
  const { w, now, query } = ask;
  const newest = lastDrawNumber(lottery, now);
  const asked = query.get("from") ?? String(newest);
  const from = Number(asked);
  if (!/^\d{1,9}$/.test(asked) || from > newest) return null;
  const href = (number: number) => `${ask.at(`lotto/${root}/${lottery.slug}`)}?from=${number}`;
  return html`${drawRows(ask, lottery, from, pageSize)}<nav class="pager" aria-label="${w.results}">${from < newest && html`<a class="btn" rel="prev nofollow" href="${href(Math.min(newest, from + pageSize))}">${w.later}</a>`}${from >= pageSize && html`<a class="btn" rel="next nofollow" href="${href(from - pageSize)}">${w.earlier}</a>`}</nav>`;
}
