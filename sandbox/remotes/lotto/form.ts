import { randomInt } from "node:crypto";
import type { Lottery, LotteryField } from "~sandbox/lotto/lotteries";
import { maxDraws, maxRows } from "~sandbox/lotto/ticket";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { errorWords } from "../form-errors";
import { html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import { stakeRefusals, ticketOrder } from "../ticket-order";
import { linePrice } from "./list";
import type { LottoRequest } from "./request";

/**
 * Letters of a lottery's first and second field, which stand before a number in the form's values:
 * "A5", "B7".
 */
const letters = ["A", "B"] as const;
const randomRows = [1, 3, 5] as const;
/** Numbers that a random line of keno marks. */
const kenoMarks = 6;

/** Random numbers to mark in a field: as many as are drawn from it, in keno `kenoMarks`. */
function randomOf({ of, drawn, least }: LotteryField): ReadonlySet<number> {
  const count = least === drawn ? drawn : kenoMarks;
  const left = Array.from({ length: of }, (_, at) => at + 1);
  return new Set(
    Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0] ?? 0),
  );
}

function numberGrid(
  row: number,
  { of }: LotteryField,
  letter: string,
  marked: ReadonlySet<number>,
  errors: Markup | false,
): Markup {
  const cell = (number: number) =>
    html`<label class="no"><input type="checkbox" name="numbers-${row}" value="${letter}${number}"${number === 1 && errors}${marked.has(number) && html` checked`}><span>${number}</span></label>`;
  return html`<div class="nos">${Array.from({ length: of }, (_, at) => cell(at + 1))}</div>`;
}

/**
 * One line of the ticket as a fold; the first line and lines filled with random numbers are open.
 */
function rowOf(ask: LottoRequest, { fields }: Lottery, row: number, isRandom: boolean): Markup {
  const { w } = ask;
  const errors = errorWords(w.errors, ["required", "numbers", "too-many-lines"]);
  const grids = fields.map((field, at) => {
    const marked = isRandom ? randomOf(field) : new Set<number>();
    const grid = numberGrid(row, field, letters[at] ?? "A", marked, at === 0 && errors);
    return fields.length > 1 ? html`<p class="n">${w.field(at + 1)}</p>${grid}` : grid;
  });
  const isOpen = row === 1 || isRandom;
  return html`<details class="row" id="lotto-row-${row}"${isOpen && html` open`}><summary><h2>${w.line(row)}</h2></summary><fieldset><legend class="sr">${w.line(row)}</legend>${grids}</fieldset></details>`;
}

/** The ticket's form: lines as grids of numbers, draws, and what it costs (LOT-01). */
export function ticketForm(
  ask: LottoRequest,
  lottery: Lottery,
  player: RemotePlayer | null,
): Markup {
  const { w, lng, query } = ask;
  const path = ask.at(`lotto/${lottery.slug}`);
  const { iso, key, button } = ticketOrder(ask, player, path, {
    buy: w.buy,
    signIn: w.signInToBuy,
    account: w.errors.account,
  });
  const random = Math.min(maxRows, Number.parseInt(query.get("random") ?? "0", 10) || 0);
  const rows = Array.from({ length: maxRows }, (_, at) => rowOf(ask, lottery, at + 1, at < random));
  const choices = Array.from(
    { length: maxDraws },
    (_, at) => html`<option value="${at + 1}">${at + 1}</option>`,
  );
  const quick = html`<p class="quick">${w.random} ${randomRows.map(
    (n) => html`<a class="go" rel="nofollow" href="${path}?random=${n}">${w.randomLines(n)}</a> `,
  )}${random > 0 && html`<a class="go" href="${path}">${w.clear}</a>`}</p>`;
  return html`${quick}<form class="ticket" method="post" action="${path}"${errorWords(w.errors, stakeRefusals)}><input type="hidden" name="intent" value="buy"><input type="hidden" name="key" value="${key}">${rows}<p class="field"><label for="lotto-draws">${w.draws}</label><select id="lotto-draws" name="draws"${errorWords(w.errors, ["draws"])} aria-describedby="lotto-draws-hint">${choices}</select><span class="n" id="lotto-draws-hint">${w.drawsHint}</span></p><p class="n">${w.linePrice}: <b>${formatMoneyText(linePrice(iso), iso, lng)}</b>. ${w.priceHint}</p><p>${button}</p></form>`;
}
