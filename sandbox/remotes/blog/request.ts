import { languages } from "~/i18n/languages";
import type { RemoteArticle, RemoteShareCard } from "~/platform/services/remotes/wire.server";
import type { ContentEntry, ContentItem } from "~sandbox/content/read";
import { html, type Markup } from "../markup";
import type { PageRequestWith } from "../page-request";
import type { BlogTexts } from "./texts/en";

export type BlogRequest = PageRequestWith<BlogTexts>;

/** Attributes of an element with words of a text; empty where it is in the page's language. */
export function languageOf({ lng }: BlogRequest, { language }: ContentEntry): Markup | false {
  if (language === lng) return false;
  return html` lang="${language}" dir="${languages[language].dir}"`;
}

/** The date of publication in a `<time>`. */
export function publicationDate(ask: BlogRequest, ms: number): Markup {
  return html`<time datetime="${new Date(ms).toISOString()}">${ask.clock.dateText(ms)}</time>`;
}

/** What stands above a text that is over, or that the reader's language lacks. */
export function notesAbove(ask: BlogRequest, item: ContentItem): Markup {
  const { t, lng, clock } = ask;
  return html`${item.isEnded && item.endsAt !== null && html`<p class="note">${t.ended(clock.dateText(item.endsAt))}</p>`}${item.language !== lng && html`<p class="note">${t.notTranslated}</p>`}`;
}

/** The line about responsible gambling below every text. */
export function responsibleLine({ at, t }: BlogRequest): Markup {
  return html`<p class="safe">${t.safeLine} <a href="${at("responsiblegaming")}">${t.safeLink}</a></p>`;
}

/** Links to the neighbouring pages of a list, whose path is after `/{lng}/`. */
export function listPager(
  { t, at }: BlogRequest,
  path: string,
  page: number,
  pages: number,
): Markup | false {
  if (pages <= 1) return false;
  const href = (to: number) => at(to === 1 ? path : `${path}?page=${to}`);
  return html`<nav class="pager" aria-label="${t.pages}">${page > 1 && html`<a class="btn" rel="prev" href="${href(page - 1)}">${t.previousPage}</a>`}<span>${t.pageOf(page, pages)}</span>${page < pages && html`<a class="btn" rel="next" href="${href(page + 1)}">${t.nextPage}</a>`}</nav>`;
}

/**
 * What the pages of all texts state; search engines leave out what is over. `category` stands above the title on the share
 * card (SEO-12).
 */
export function textPage({ title, lead, languages, isEnded }: ContentItem, category: string) {
  const card: RemoteShareCard = { title, above: category, lines: [], figures: [] };
  return { description: lead, languages, isNoindex: isEnded, card };
}

/** A text that is an article for search engines; `author` absent = the operator. */
export function articleOf(item: ContentItem, author?: string): RemoteArticle {
  const iso = (ms: number) => new Date(ms).toISOString();
  const dates = { publishedAt: iso(item.publishedAt), updatedAt: iso(item.updatedAt) };
  return { headline: item.title, ...dates, ...(author !== undefined && { author }) };
}
