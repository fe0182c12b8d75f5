import { drawTime, lastDrawNumber, nextDrawOnSale } from "~sandbox/lotto/draw";
import type { Lottery } from "~sandbox/lotto/lotteries";
import { descriptionOf, descriptionTexts, sentencesOf } from "../descriptions";
import { html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePage } from "../page-request";
import { ticketForm } from "./form";
import { drawnBalls, linePrice, lotteryAndResultsTabs } from "./list";
import { prizeTable } from "./prizes";
import type { LottoRequest } from "./request";
import { ownTickets } from "./tickets";

const latest = 5;

/** A lottery: its next draw, the ticket's form, prizes, latest draws, the player's tickets. */
export async function lotteryPage(ask: LottoRequest, lottery: Lottery): Promise<RemotePage> {
  const { w, clock, now, query, deps } = ask;
  const { slug } = lottery;
  const player = await deps.player(ask.request);
  const next = deps.draws().lottoDraw(lottery, nextDrawOnSale(lottery, now));
  const title = w.names[slug];
  const head = html`<div class="next"><p><span class="n">${w.nextDraw}</span> <a rel="nofollow" href="${ask.at(`lotto/${slug}/${next.number}`)}">${w.draw(String(next.number))}</a> · ${clock.moment(drawTime(lottery, next.number), "draw-at")}</p><p class="hash"><span class="n">${w.hash}</span> <code dir="ltr"><data data-name="seed-hash" value="${next.hash}">${next.hash}</data></code></p></div>`;
  const bought = await boughtNote(ask, player?.userId ?? null);
  const note =
    bought ||
    (query.get("checking") === "1" && html`<p class="note" role="status">${w.checking}</p>`);
  const own = player && (await ownTickets(ask, player.userId, { section: slug }));
  const body = html`<h1>${title}</h1>${lotteryAndResultsTabs(ask, slug)}${note}${head}<p class="hint">${w.rules[slug]}</p><div class="two"><div>${ticketForm(ask, lottery, player)}${own}</div><div>${prizeTable(ask, lottery, player?.accounts[0]?.iso ?? ask.site.currency)}${latestDraws(ask, lottery)}</div></div>`;
  const iso = ask.site.currency;
  const whole = `${w.title}: ${title}`;
  const description = descriptionOf(
    `${whole}. ${w.every[slug]}.`,
    ...sentencesOf(w.rules[slug], ask.lng),
    descriptionTexts(ask.lng).linePrice(formatMoneyText(linePrice(iso), iso, ask.lng)),
  );
  return { title: whole, description, body };
}

/**
 * The notice that the ticket in the address (`?ticket=`) has been bought; false if it names no
 * ticket of this player.
 */
async function boughtNote(ask: LottoRequest, userId: number | null): Promise<Markup | false> {
  const id = ask.query.get("ticket") ?? "";
  if (userId === null || !/^\d{1,15}$/.test(id)) return false;
  const [ticket] = await ask.deps
    .draws()
    .ticketsOf(userId, { kind: "lotto", id: Number(id), limit: 1 });
  return (
    ticket !== undefined &&
    html`<p class="note good" role="status">${ask.w.bought(id)}<data data-name="ticket-id" value="${id}"></data></p>`
  );
}

function latestDraws(ask: LottoRequest, lottery: Lottery): Markup {
  const { w, now, clock, deps } = ask;
  const last = lastDrawNumber(lottery, now);
  const rows = Array.from({ length: Math.min(latest, last + 1) }, (_, back) =>
    deps.draws().lottoDraw(lottery, last - back),
  );
  return html`<section class="block"><h2>${w.results}</h2><ul class="drawn">${rows.map(
    ({ number, at, numbers }) =>
      html`<li><a rel="nofollow" href="${ask.at(`lotto/${lottery.slug}/${number}`)}">${w.draw(String(number))}</a> <span class="n">${clock.time(at)}</span>${numbers && drawnBalls(numbers)}</li>`,
  )}</ul><p><a class="go" href="${ask.at(`lotto/results/${lottery.slug}`)}">${w.results}</a></p></section>`;
}
