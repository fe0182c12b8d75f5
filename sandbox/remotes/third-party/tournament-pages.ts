import { multiplyAmount } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import {
  type Tournament,
  type TournamentWeek,
  tournaments,
  tournamentWeekAt,
  tournamentWeekByNumber,
} from "~sandbox/games/tournaments";
import { descriptionOfText } from "../descriptions";
import { html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePage } from "../page-request";
import { casinoMenu } from "./lobby";
import type { CasinoRequest } from "./texts";
import { tournamentTexts } from "./tournament-texts";

/** Prizes by place, in the site's currency. */
export function prizeList(ask: CasinoRequest, { prizes: steps }: Tournament): Markup {
  const iso = ask.site.currency;
  const { step } = currencyOf(iso);
  return html`<ol class="steps">${steps.map((count) => html`<li>${formatMoneyText(fromMinor(multiplyAmount(step, count), iso), iso, ask.lng)}</li>`)}</ol>`;
}

/** The tournaments of the week (CAS-09). */
export function tournamentsPage(ask: CasinoRequest): RemotePage {
  const t = tournamentTexts(ask.lng);
  const { endsAt } = tournamentWeekAt(ask.now);
  const rows = tournaments.map(
    ({ number, points }) =>
      html`<li class="maker"><a href="${ask.at(`bonus/casino/tournaments/${number}`)}"><strong>${t.names[points]}</strong><span>${t.rules[points]}</span><span>${t.left(daysTo(ask, endsAt))}</span></a></li>`,
  );
  const body = html`<h1>${t.title}</h1>${casinoMenu(ask, "tournaments")}<p>${t.lead}</p><ul class="makers block">${rows}</ul>`;
  return { title: t.title, description: descriptionOfText(t.title, t.lead, ask.lng), body };
}

const daysTo = ({ now }: CasinoRequest, at: number) =>
  Math.max(1, Math.ceil((at - now) / 86_400_000));

/** One tournament: its rule, its prizes, the table of this week and of the last one; null = there is none of the number. */
export async function tournamentPage(
  ask: CasinoRequest,
  number: string,
): Promise<RemotePage | null> {
  const tournament = tournaments.find((one) => String(one.number) === number);
  if (!tournament) return null;
  const t = tournamentTexts(ask.lng);
  const player = await ask.deps.player(ask.request);
  const week = tournamentWeekAt(ask.now);
  const title = t.names[tournament.points];
  const table = async (which: TournamentWeek, heading: string) => {
    const rows = await ask.deps.casino.standingsOf(tournament, which);
    return html`<section class="block"><h2>${heading}</h2>${
      rows.length === 0
        ? html`<p class="hint">${t.empty}</p>`
        : html`<table class="sheet"><thead><tr><th scope="col">${t.place}</th><th scope="col">${t.player}</th><th scope="col">${t.points}</th></tr></thead><tbody>${rows.map(({ playerId, points }, index) => html`<tr><td>${String(index + 1)}</td><td>${playerId === player?.userId ? html`<strong>${t.you}</strong>` : html`<bdi dir="ltr">…${String(playerId).slice(-3)}</bdi>`}</td><td><data data-name="tournament-points" value="${String(points)}">${tournament.points === "multiple" ? `${(points / 100).toFixed(2)} ×` : String(points)}</data></td></tr>`)}</tbody></table>`
    }</section>`;
  };
  const body = html`<h1>${title}</h1>${casinoMenu(ask, "tournaments")}<p>${t.rules[tournament.points]}</p><p class="hint">${t.left(daysTo(ask, week.endsAt))} ${t.fair}</p><section class="block"><h2>${t.prizes}</h2>${prizeList(ask, tournament)}<p class="hint">${t.paid}</p></section>${await table(week, t.thisWeek)}${await table(tournamentWeekByNumber(week.week - 1), t.lastWeek)}`;
  const rule = `${t.rules[tournament.points]} ${t.fair}`;
  return { title, description: descriptionOfText(title, rule, ask.lng), body };
}
