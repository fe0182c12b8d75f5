import { type Section, sectionOf, sections } from "~/sandbox/toto/sections";
import type { Ask, Page, PageResult } from "../ask";
import { emptyState, html } from "../markup";
import { type TotoAsk, totoAsk } from "./ask";
import { couponsPage } from "./coupons";
import { couponForm } from "./form";
import { drawHead, drawMatches, sectionTabs } from "./head";
import { nomineesPage } from "./nominees";

/** Pages of the toto by the segments after `toto` (LOT-02). */
export async function totoPage(asked: Ask): Promise<PageResult> {
  const ask = totoAsk(asked);
  const [, slug, part, ...rest] = ask.path;
  if (rest.length > 0) return null;
  const section = slug === undefined ? sections[0] : sectionOf(slug);
  if (!section) return part === undefined ? { ...gonePage(ask), sheet: "draws" } : null;
  const page = await pageOf(ask, section, part);
  return page && { ...page, sheet: "draws" };
}

function pageOf(
  ask: TotoAsk,
  section: Section,
  part: string | undefined,
): Promise<Page | null> | null {
  switch (part) {
    case undefined:
      return playPage(ask, section, 0);
    case "next":
      return playPage(ask, section, 1);
    case "draw":
      return drawPage(ask, section);
    case "coupons":
      return couponsPage(ask, section);
    case "nonimees":
      return nomineesPage(ask, section);
    default:
      return null;
  }
}

function gonePage(ask: TotoAsk): Page {
  const { w } = ask;
  const body = html`<h1>${w.gone}</h1><p class="hint">${w.goneText}</p>${sectionTabs(ask, null, null)}`;
  return { title: w.gone, body };
}

/** A circulation on sale with the coupon's form: the one that closes first, or the one after it. */
async function playPage(ask: TotoAsk, section: Section, nth: 0 | 1): Promise<Page> {
  const { w, deps, query } = ask;
  const player = await deps.player(ask.request);
  const draw = deps.draws().totoOnSale(section, nth + 1)[nth];
  const title = nth === 0 ? w.names[section.slug] : `${w.names[section.slug]}: ${w.next}`;
  const id = query.get("coupon") ?? "";
  const own =
    player && /^\d{1,15}$/.test(id)
      ? await deps.draws().ticketsOf(player.userId, { kind: "toto", id: Number(id), limit: 1 })
      : [];
  const note =
    own.length > 0
      ? html`<p class="note good" role="status">${w.placed(id)}<data data-name="ticket-id" value="${id}"></data></p>`
      : query.get("checking") === "1" && html`<p class="note" role="status">${w.checking}</p>`;
  const top = html`<h1>${title}</h1>${sectionTabs(ask, section, nth === 0 ? "" : "next")}${note}<p class="hint">${w.rules[section.slug]}</p>`;
  if (!draw) return { title, body: html`${top}${nothing(ask)}` };
  const body = html`${top}${await drawHead(ask, section, draw, player)}${couponForm(ask, section, draw, player)}`;
  return { title, body };
}

function nothing({ w, at }: TotoAsk) {
  return emptyState(w.noDraw, w.noDrawText, [[at("toto"), w.title]]);
}

/** A circulation as it goes: scores, results and categories; `?number=` names another than the current one. */
async function drawPage(ask: TotoAsk, section: Section): Promise<Page> {
  const { w, deps, query } = ask;
  const player = await deps.player(ask.request);
  const asked = query.get("number") ?? "";
  const number = /^\d{1,9}$/.test(asked)
    ? Number(asked)
    : deps.draws().totoOnSale(section, 1)[0]?.number;
  const draw = number === undefined ? null : await deps.draws().totoDraw(section, number);
  const title = `${w.names[section.slug]}: ${draw ? w.number(String(draw.number)) : w.current}`;
  const top = html`<h1>${title}</h1>${sectionTabs(ask, section, "draw")}`;
  if (!draw) return { title, body: html`${top}${nothing(ask)}` };
  const isVoid = draw.state === "void" && html`<p class="note">${w.voidDraw}</p>`;
  const body = html`${top}${isVoid}${await drawHead(ask, section, draw, player)}${drawMatches(ask, section, draw)}`;
  return { title, body };
}
