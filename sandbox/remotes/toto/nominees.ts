import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { TotoPool } from "~sandbox/db/columns";
import type { TotoDrawWithResult } from "~sandbox/services/tickets/toto";
import type { TotoSection } from "~sandbox/toto/sections";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { emptyState, html, type Markup } from "../markup";
import { moneyData } from "../money";
import type { RemotePage } from "../page-request";
import { totoSectionTabs } from "./head";
import type { TotoRequest } from "./request";

const mostShown = 10;

function poolTable(ask: TotoRequest, section: TotoSection, pool: TotoPool): Markup {
  const { w, lng } = ask;
  const amount = (name: string, minor: number) =>
    moneyData(name, fromMinor(asMinor(minor, pool.iso), pool.iso), pool.iso, lng);
  return html`<table class="prizes"><caption class="sr">${pool.iso}</caption><thead><tr><th scope="col">${w.categories}</th><th scope="col">${w.winners}</th><th scope="col">${w.paid}</th></tr></thead><tbody>${pool.categories.map(
    ({ hits, variants, paid }) =>
      html`<tr><th scope="row">${w.category(hits, section.matches)}</th><td>${variants}</td><td>${amount("category-paid", paid)}</td></tr>`,
  )}</tbody></table><p class="n">${w.stake}: ${amount("pool-staked", pool.staked)} · ${w.jackpot}: ${amount("pool-jackpot", pool.left)}</p>`;
}

/** Winners of the settled draws by category, newest first (LOT-02). */
export async function totoWinnersPage(ask: TotoRequest, section: TotoSection): Promise<RemotePage> {
  const { w, deps } = ask;
  const title = `${w.names[section.slug]}: ${w.nominees}`;
  const draws = await deps.draws().totoSettled(section, mostShown);
  const part = ({ number, outcome }: TotoDrawWithResult) =>
    html`<section><h2><a href="${ask.at(`toto/${section.slug}/draw`)}?number=${number}">${w.number(String(number))}</a></h2>${(outcome?.pools ?? []).map((pool) => poolTable(ask, section, pool))}</section>`;
  const list =
    draws.length === 0
      ? emptyState(w.noNominees, w.noNomineesText, [[ask.at(`toto/${section.slug}`), w.play]])
      : html`<div class="pools">${draws.map(part)}</div>`;
  return {
    title,
    description: descriptionOf(
      descriptionTexts(ask.lng).totoWinners(`${w.title}: ${w.names[section.slug]}`),
    ),
    isNoindex: draws.length === 0,
    body: html`<h1>${title}</h1>${totoSectionTabs(ask, section, "nonimees")}${list}`,
  };
}
