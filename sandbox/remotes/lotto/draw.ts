import type { Lottery } from "~sandbox/lotto/lotteries";
import { html, type Markup } from "../markup";
import type { RemotePage } from "../page-request";
import { drawnBalls, lotteryAndResultsTabs } from "./list";
import type { LottoRequest } from "./request";
import { ownTickets } from "./tickets";

/**
 * Page of one draw: its numbers and everything needed to recompute them; before the draw only the
 * seed's hash (LOT-01).
 */
export async function drawPage(
  ask: LottoRequest,
  lottery: Lottery,
  number: number,
): Promise<RemotePage> {
  const { w, clock, deps } = ask;
  const { slug } = lottery;
  const draw = deps.draws().lottoDraw(lottery, number);
  const player = await deps.player(ask.request);
  const title = `${w.names[slug]}: ${w.draw(String(number))}`;
  const numbers = draw.numbers
    ? html`<p class="n">${w.numbers}</p>${drawnBalls(draw.numbers)}<data data-name="draw-numbers" value="${draw.numbers.map((field) => field.join(" ")).join(" / ")}"></data>`
    : html`<p class="hint" data-refresh-in="${String(draw.at - ask.now + 300)}">${w.notDrawn}</p>`;
  const own = player && (await ownTickets(ask, player.userId, { section: slug, draw: number }));
  const code = (name: string, value: string): Markup =>
    html`<code dir="ltr"><data data-name="${name}" value="${value}">${value}</data></code>`;
  const body = html`<h1>${title}</h1>${lotteryAndResultsTabs(ask, slug)}<p>${w.drawAt}: ${clock.moment(draw.at, "draw-at")}</p>${numbers}<section class="block"><h2>${w.fair}</h2><p class="hint">${w.fairText}</p><dl class="proof"><dt>${w.hash}</dt><dd>${code("seed-hash", draw.hash)}</dd><dt>${w.seed}</dt><dd>${draw.seed ? code("seed", draw.seed) : w.seedLater}</dd></dl><p class="hint">${w.fairHow(`${slug}:${number}`)}</p></section>${own}<p class="after"><a class="go" href="${ask.at(`lotto/${slug}`)}">${w.play}</a></p>`;
  // A draw every few minutes: the lottery's own page and its archive are what a search should find.
  return { title, body, isNoindex: true };
}
