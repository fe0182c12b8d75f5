import { fromMinor } from "~/domain/money/money";
import type { LottoNumbers } from "~sandbox/lotto/lotteries";
import type { TicketQuery, TicketWithAllLottoDraws } from "~sandbox/services/tickets/remote";
import { definitionRow, html, type Markup } from "../markup";
import { moneyData } from "../money";
import type { LottoRequest } from "./request";

const mostShown = 20;

function lineText(line: LottoNumbers): string {
  return line.map((field) => field.join(" ")).join(" / ");
}

function ticketCard(ask: LottoRequest, ticket: TicketWithAllLottoDraws): Markup {
  const { w, lng } = ask;
  const { id, iso, section, picks, drawn, state } = ticket;
  const amount = (name: string, value: TicketWithAllLottoDraws["stake"]) =>
    moneyData(name, fromMinor(value, iso), iso, lng);
  const lines = "lines" in picks ? picks.lines : [];
  const words = { open: w.states.placed, won: w.states.won, lost: w.states.lost };
  const draws = drawn.map(
    (each) =>
      html`<li><a href="${ask.at(`lotto/${section}/${each.draw}`)}">${w.draw(String(each.draw))}</a> <span class="${each.state}">${words[each.state]}</span>${each.win > 0 && html` ${amount("draw-win", each.win)}`}</li>`,
  );
  return html`<li class="own"><h3>${w.ticket(String(id))} <span class="state ${ticket.win > ticket.stake && "won"}"><data data-name="ticket-state" value="${state}">${w.states[state]}</data></span></h3><ol class="lines" dir="ltr">${lines.map((line) => html`<li>${lineText(line)}</li>`)}</ol><dl class="facts">${definitionRow(w.lines, ticket.lines)}${definitionRow(w.stake, amount("ticket-stake", ticket.stake))}${definitionRow(w.win, amount("ticket-win", ticket.win))}</dl><ul class="of-draws">${draws}</ul></li>`;
}

/** A player's tickets of a lottery, or of one draw of it, newest first. */
export async function ownTickets(
  ask: LottoRequest,
  userId: number,
  which: Pick<TicketQuery, "section" | "draw">,
): Promise<Markup> {
  const { w, deps } = ask;
  const found = await deps.draws().ticketsOf(userId, { kind: "lotto", ...which, limit: mostShown });
  const list =
    found.length === 0
      ? html`<p class="hint">${w.noTickets}</p>`
      : html`<ul class="owns">${found.map((ticket) => ticketCard(ask, ticket))}</ul>`;
  return html`<section class="block"><h2>${w.myTickets}</h2>${list}</section>`;
}
