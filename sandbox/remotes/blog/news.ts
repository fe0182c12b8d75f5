import type { ContentEntry } from "~sandbox/content/read";
import { contentBody } from "../article/content-body";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { listPageAddress, requestedPage } from "../indexing";
import { html, type Markup } from "../markup";
import type { RemotePageResult } from "../page-request";
import { drawing } from "./drawings";
import {
  articleOf,
  type BlogRequest,
  languageOf,
  listPager,
  notesAbove,
  publicationDate,
  responsibleLine,
  textPage,
} from "./request";

/** News on a page of the list. */
export const newsPerPage = 10;
/** More pages than the list has. */
const mostPages = 9_999;

/** The news (CNT-03): `news`, `news?page=2`, `news/{slug}`. A page past the end is 404. */
export async function newsPage(ask: BlogRequest): Promise<RemotePageResult> {
  const [slug, ...rest] = ask.path.slice(1);
  if (rest.length > 0) return null;
  return slug === undefined ? newsList(ask) : newsItem(ask, slug);
}

async function newsList(ask: BlogRequest): Promise<RemotePageResult> {
  const { t, lng, deps } = ask;
  const page = requestedPage(ask, mostPages);
  if (page === null) return null;
  const { entries, total } = await deps.content.list({
    kind: "news",
    lng,
    page,
    perPage: newsPerPage,
  });
  if (entries.length === 0) return null;
  const pages = Math.ceil(total / newsPerPage);
  const pager = listPager(ask, "news", page, pages);
  const body = html`<h1>${t.news}</h1><p class="lead">${t.newsLead}</p><div class="cards">${entries.map((entry) => newsCard(ask, entry))}</div>${pager}${responsibleLine(ask)}`;
  const description = descriptionOf(t.newsLead, descriptionTexts(lng).newsMore);
  return { body, ...listPageAddress(ask, { title: t.news, description }, "news", page) };
}

function newsCard(ask: BlogRequest, entry: ContentEntry): Markup {
  const lang = languageOf(ask, entry);
  return html`<article class="card" data-entry>${drawing(entry.picture, entry.slug, null)}<div><h2${lang}><a rel="bookmark" href="${ask.at(`news/${entry.slug}`)}">${entry.title}</a></h2><p class="about" data-lead${lang}>${entry.lead}</p><p class="by">${publicationDate(ask, entry.publishedAt)}</p></div></article>`;
}

async function newsItem(ask: BlogRequest, slug: string): Promise<RemotePageResult> {
  const { t, lng, deps } = ask;
  const item = await deps.content.item("news", slug, lng);
  if (!item) return null;
  const lang = languageOf(ask, item);
  const { entries } = await deps.content.list({ kind: "news", lng, perPage: 4 });
  const further = entries.filter((entry) => entry.slug !== slug).slice(0, 3);
  const body = html`<article class="text post">${notesAbove(ask, item)}<h1${lang}>${item.title}</h1><p class="lead"${lang}>${item.lead}</p><p class="by">${publicationDate(ask, item.publishedAt)}</p>${drawing(item.picture, item.slug, t.pictures[item.picture] ?? "")}<div${lang}>${contentBody(ask, item.body)}</div></article>${further.length > 0 && html`<section class="related"><h2>${t.furtherNews}</h2><ul>${further.map((entry) => html`<li><a href="${ask.at(`news/${entry.slug}`)}"${languageOf(ask, entry)}>${entry.title}</a></li>`)}</ul></section>`}${responsibleLine(ask)}`;
  return { ...textPage(item, t.news), title: item.title, body, article: articleOf(item) };
}
