import { fromMinor } from "~/domain/money/money";
import type { TicketWithAllLottoDraws } from "~sandbox/services/tickets/remote";
import type { TotoSection } from "~sandbox/toto/sections";
import { definitionRow, emptyState, html, type Markup, textInLanguage } from "../markup";
import { moneyData } from "../money";
import type { RemotePage } from "../page-request";
import { sides, sidesDirection } from "../sides";
import { totoOutcomeText, totoSectionTabs } from "./head";
import type { TotoRequest } from "./request";

const mostShown = 30;

/**
 * Whether a toto coupon returned more than its stake. One that returned less is not shown as a win
 * (CAS-08).
 */
function isGain({ win, stake }: TicketWithAllLottoDraws): boolean {
  return win > stake;
}

/**
 * Names of the matches ("Arsenal – Leeds") of each draw that these coupons are for, by draw number;
 * unknown draws are left out.
 */
async function matchNames(
  ask: TotoRequest,
  section: TotoSection,
  rows: readonly TicketWithAllLottoDraws[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { t, lng, deps } = ask;
  const numbers = [...new Set(rows.map(({ draw }) => draw))];
  const draws = await Promise.all(numbers.map((number) => deps.draws().totoDraw(section, number)));
  const known = draws.filter((draw) => draw !== null);
  return new Map(
    known.map(({ number, games }) => [
      number,
      games.map(({ home, away }) => t.vs(textInLanguage(home, lng), textInLanguage(away, lng))),
    ]),
  );
}

function couponCard(
  ask: TotoRequest,
  section: TotoSection,
  row: TicketWithAllLottoDraws,
  names: readonly string[],
): Markup {
  const { w, lng } = ask;
  const { id, iso, picks, state, draw } = row;
  const amount = (name: string, value: TicketWithAllLottoDraws["stake"]) =>
    moneyData(name, fromMinor(value, iso), iso, lng);
  const marks = "marks" in picks ? picks.marks : [];
  const words = marks.map(
    (own, at) =>
      html`<li>${at + 1}. <bdi>${names[at] ?? ""}</bdi>: <bdi ${sidesDirection(ask)}>${own.map((mark, nth) => html`${nth > 0 && " "}${sides(totoOutcomeText(ask, mark))}`)}</bdi></li>`,
  );
  return html`<li class="own"><h2>${w.coupon(String(id))} <span class="state ${isGain(row) && "won"}"><data data-name="ticket-state" value="${state}">${w.states[state]}</data></span></h2><p><a class="go" href="${ask.at(`toto/${section.slug}/draw`)}?number=${draw}">${w.number(String(draw))}</a></p><ul class="lines">${words}</ul><dl class="facts">${definitionRow(w.variants, html`<data data-name="lines" value="${row.lines}">${row.lines}</data>`)}${definitionRow(w.amount, amount("line-stake", row.linePrice))}${definitionRow(w.stake, amount("ticket-stake", row.stake))}${definitionRow(w.win, amount("ticket-win", row.win))}</dl></li>`;
}

/** The player's own coupons of a section, newest first. */
export async function totoCouponsPage(ask: TotoRequest, section: TotoSection): Promise<RemotePage> {
  const { w, deps } = ask;
  const player = await deps.player(ask.request);
  const title = `${w.names[section.slug]}: ${w.coupons}`;
  const back = encodeURIComponent(ask.at(`toto/${section.slug}/coupons`));
  const rows = player
    ? await deps
        .draws()
        .ticketsOf(player.userId, { kind: "toto", section: section.slug, limit: mostShown })
    : [];
  const names = await matchNames(ask, section, rows);
  const list =
    rows.length > 0
      ? html`<ul class="owns">${rows.map((row) => couponCard(ask, section, row, names.get(row.draw) ?? []))}</ul>`
      : player
        ? emptyState(w.noCoupons, "", [[ask.at(`toto/${section.slug}`), w.play]])
        : emptyState(w.signInToSee, "", [
            [`${ask.at("user/login")}?returnUrl=${back}`, w.signInToPlace],
          ]);
  return {
    title,
    isNoindex: true,
    body: html`<h1>${title}</h1>${totoSectionTabs(ask, section, "coupons")}${list}`,
  };
}
