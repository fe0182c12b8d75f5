import { findTotoSection, type TotoSection, totoSections } from "~sandbox/toto/sections";
import { descriptionOf, descriptionTexts, sentencesOf } from "../descriptions";
import { nextSentence, sidesSentence } from "../descriptions/sports";
import { isOverLongAgo, isRetired } from "../indexing";
import { emptyState, html } from "../markup";
import type { PageRequest, RemotePage, RemotePageResult } from "../page-request";
import { totoCouponsPage } from "./coupons";
import { totoCouponForm } from "./form";
import { totoDrawHeader, totoMatchScoresAndResults, totoSectionTabs } from "./head";
import { totoWinnersPage } from "./nominees";
import { type TotoRequest, totoRequest } from "./request";

/** Pages of the toto by the segments after `toto` (LOT-02). */
export async function totoPage(asked: PageRequest): Promise<RemotePageResult> {
  const ask = totoRequest(asked);
  const [, slug, part, ...rest] = ask.path;
  if (rest.length > 0) return null;
  const section = slug === undefined ? totoSections[0] : findTotoSection(slug);
  if (!section)
    return part === undefined && isRetired("toto", slug ?? "")
      ? { ...gonePage(ask), sheet: "draws" }
      : null;
  const page = await pageOf(ask, section, part);
  return page && { ...page, sheet: "draws" };
}

function pageOf(
  ask: TotoRequest,
  section: TotoSection,
  part: string | undefined,
): Promise<RemotePage | null> | null {
  switch (part) {
    case undefined:
      return playPage(ask, section, 0);
    case "next":
      return playPage(ask, section, 1);
    case "draw":
      return drawPage(ask, section);
    case "coupons":
      return totoCouponsPage(ask, section);
    case "nonimees":
      return totoWinnersPage(ask, section);
    default:
      return null;
  }
}

function gonePage(ask: TotoRequest): RemotePage {
  const { w } = ask;
  const body = html`<h1>${w.gone}</h1><p class="hint">${w.goneText}</p>${totoSectionTabs(ask, null, null)}`;
  return { title: w.gone, body, isNoindex: true };
}

/**
 * The page of a toto draw on sale, with the form of its coupon. `nth` 0 = the draw that closes
 * first, 1 = the one after it.
 */
async function playPage(ask: TotoRequest, section: TotoSection, nth: 0 | 1): Promise<RemotePage> {
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
  const top = html`<h1>${title}</h1>${totoSectionTabs(ask, section, nth === 0 ? "" : "next")}${note}<p class="hint">${w.rules[section.slug]}</p>`;
  const canonical = `toto/${section.slug}${nth === 0 ? "" : "/next"}`;
  const d = descriptionTexts(ask.lng);
  const name = `${w.title}: ${w.names[section.slug]}`;
  const closes = draw && d.closes(ask.clock.momentText(draw.closesAt));
  const rules = sentencesOf(w.rules[section.slug], ask.lng);
  const description =
    nth === 0
      ? descriptionOf(`${name}. ${rules.join(" ")}`, closes)
      : descriptionOf(d.totoNext(name), closes);
  if (!draw)
    return {
      title,
      description,
      canonical,
      isNoindex: nth === 1,
      body: html`${top}${nothing(ask)}`,
    };
  const body = html`${top}${await totoDrawHeader(ask, section, draw, player)}${totoCouponForm(ask, section, draw, player)}`;
  return { title, description, canonical, body };
}

function nothing({ w, at }: TotoRequest) {
  return emptyState(w.noDraw, w.noDrawText, [[at("toto"), w.title]]);
}

/**
 * The page that shows a toto draw's matches, scores and categories: the draw of `?number=`, else
 * the one on sale that closes first; null = no draw of this number.
 */
async function drawPage(ask: TotoRequest, section: TotoSection): Promise<RemotePage | null> {
  const { w, deps, query } = ask;
  const player = await deps.player(ask.request);
  const onSale = deps.draws().totoOnSale(section, 1)[0]?.number;
  const asked = query.get("number");
  if (asked !== null && !/^\d{1,9}$/.test(asked)) return null;
  const number = asked === null ? onSale : Number(asked);
  const draw = number === undefined ? null : await deps.draws().totoDraw(section, number);
  if (asked !== null && !draw) return null;
  const title = `${w.names[section.slug]}: ${draw ? w.number(String(draw.number)) : w.current}`;
  const top = html`<h1>${title}</h1>${totoSectionTabs(ask, section, "draw")}`;
  const path = `toto/${section.slug}/draw`;
  if (!draw) return { title, isNoindex: true, body: html`${top}${nothing(ask)}` };
  const d = descriptionTexts(ask.lng);
  const name = `${w.title}: ${w.names[section.slug]}`;
  const [first] = draw.games;
  const description = descriptionOf(
    number === onSale ? d.totoDrawNow(name) : d.totoDraw(name, w.number(String(draw.number))),
    first && nextSentence(ask, draw.games),
    sidesSentence(
      ask,
      draw.games.flatMap(({ home, away }) => [home, away]),
    ),
  );
  const isVoid = draw.state === "void" && html`<p class="note">${w.voidDraw}</p>`;
  const body = html`${top}${isVoid}${await totoDrawHeader(ask, section, draw, player)}${totoMatchScoresAndResults(ask, section, draw)}`;
  return {
    title,
    description,
    canonical: number === onSale ? path : `${path}?number=${draw.number}`,
    isNoindex: isOverLongAgo(draw.closesAt, ask.now),
    body,
  };
}
