import { contentPlainText, parseContentMarkup } from "~sandbox/content/markup";
import type { ContentEntry, ContentItem } from "~sandbox/content/read";
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

/** Posts on a page of a list. */
export const postsPerPage = 10;
/** More pages than any list has. */
const mostPages = 9_999;
const relatedPosts = 3;
/** Words that a reader takes in within a minute. */
const wordsPerMinute = 200;

/**
 * The blog (CNT-03): `blog`, `blog/{category}`, `blog/tag/{tag}` and `blog/author/{author}`, each with `?page=2` and
 * further, and `blog/{category}/{slug}`. The feed is made of the first page by the shell.
 */
export async function blogPage(ask: BlogRequest): Promise<RemotePageResult> {
  const [first, second, ...rest] = ask.path.slice(1);
  if (rest.length > 0) return null;
  if (first === undefined) return postList(ask, {});
  if (first === "tag") return tagPage(ask, second);
  if (first === "author") return authorPage(ask, second);
  const name = wordsOf(ask.t.blogCategories, first);
  if (name === undefined) return null;
  return second === undefined
    ? postList(ask, { category: first, name, path: `blog/${first}` })
    : postPage(ask, first, second);
}

interface ListOf {
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
  /** What the list is of, and its address; absent = all posts. */
  readonly name?: string;
  readonly path?: string;
  /** What stands below the heading; absent = the blog's own words. */
  readonly about?: string;
}

/** The words of a name in an address; undefined = there is no such name. */
function wordsOf<T>(words: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

function tagPage(ask: BlogRequest, tag = "") {
  const name = wordsOf(ask.t.tags, tag);
  if (name === undefined) return null;
  return postList(ask, { tag, name: ask.t.taggedWith(name), path: `blog/tag/${tag}` });
}

function authorPage(ask: BlogRequest, author = "") {
  const known = wordsOf(ask.t.authors, author);
  if (known === undefined) return null;
  return postList(ask, { author, ...known, path: `blog/author/${author}` });
}

/** A page of a list of posts. A page past the end is 404, and so is an empty list. */
async function postList(
  ask: BlogRequest,
  { name, path = "blog", about, ...filter }: ListOf,
): Promise<RemotePageResult> {
  const { t, lng, deps } = ask;
  const page = requestedPage(ask, mostPages);
  if (page === null) return null;
  const { entries, total } = await deps.content.list({
    ...{ kind: "blog", lng, page, perPage: postsPerPage },
    ...filter,
  });
  if (entries.length === 0) return null;
  const pages = Math.ceil(total / postsPerPage);
  const heading = name ?? t.blog;
  const lead = about ?? (name === undefined ? t.blogLead : t.listLead(name));
  const pager = listPager(ask, path, page, pages);
  const body = html`<h1>${heading}</h1><p class="lead">${lead}</p>${await categoryChips(ask, filter.category)}<div class="cards">${entries.map((entry) => postCard(ask, entry))}</div>${pager}${name === undefined && html`<p><a class="go" href="${ask.at("blog/feed")}" type="application/rss+xml" rel="nofollow" target="_blank">${t.feed}</a></p>`}${responsibleLine(ask)}`;
  const title = name === undefined ? t.blog : `${name} – ${t.blog}`;
  const description = descriptionOf(lead, name !== undefined && descriptionTexts(lng).postsMore);
  return { name: heading, body, ...listPageAddress(ask, { title, description }, path, page) };
}

async function categoryChips(ask: BlogRequest, current: string | undefined): Promise<Markup> {
  const { t, at, lng, deps } = ask;
  const { entries } = await deps.content.list({ kind: "blog", lng });
  const counts = new Map<string, number>();
  for (const { category } of entries) counts.set(category, (counts.get(category) ?? 0) + 1);
  const shown = Object.entries(t.blogCategories).filter(([slug]) => counts.has(slug));
  return html`<nav aria-label="${t.categories}"><ul class="chips">${shown.map(
    ([slug, words]) =>
      html`<li><a class="chip" href="${at(`blog/${slug}`)}"${slug === current && html` aria-current="page"`}>${words} <span class="n">${counts.get(slug)}</span></a></li>`,
  )}</ul></nav>`;
}

/** Path of a post after `/{lng}/`. */
export const postPath = ({ category, slug }: ContentEntry) => `blog/${category}/${slug}`;

/** A post in a list, which is also an entry of the feed (docs/conventions.md). */
function postCard(ask: BlogRequest, entry: ContentEntry): Markup {
  const { t, at } = ask;
  const lang = languageOf(ask, entry);
  return html`<article class="card" data-entry>${drawing(entry.picture, entry.slug, null)}<div><h2${lang}><a rel="bookmark" href="${at(postPath(entry))}">${entry.title}</a></h2><p class="about" data-lead${lang}>${entry.lead}</p><p class="by"><span>${t.authors[entry.author]?.name}</span><span>${publicationDate(ask, entry.publishedAt)}</span><span>${t.blogCategories[entry.category]}</span></p></div></article>`;
}

async function postPage(
  ask: BlogRequest,
  category: string,
  slug: string,
): Promise<RemotePageResult> {
  const { t, lng, deps, at } = ask;
  const post = await deps.content.item("blog", slug, lng);
  if (!post || post.category !== category) return null;
  const author = t.authors[post.author];
  const body = html`<article class="text post">${notesAbove(ask, post)}<h1${languageOf(ask, post)}>${post.title}</h1><p class="lead"${languageOf(ask, post)}>${post.lead}</p><p class="by"><a href="${at(`blog/author/${post.author}`)}" rel="author">${author?.name}</a><span>${publicationDate(ask, post.publishedAt)}</span>${post.updatedAt > post.publishedAt && html`<span>${t.updated(ask.clock.dateText(post.updatedAt))}</span>`}<span>${t.minutesToRead(readingMinutes(post))}</span></p>${drawing(post.picture, post.slug, t.pictures[post.picture] ?? "")}<div${languageOf(ask, post)}>${contentBody(ask, post.body)}</div><ul class="chips">${post.tags.map((tag) => html`<li><a class="chip" href="${at(`blog/tag/${tag}`)}">${t.tags[tag]}</a></li>`)}</ul><section class="author"><h2>${author?.name}</h2><p>${author?.about}</p></section></article>${await related(ask, post)}${responsibleLine(ask)}`;
  return {
    ...textPage(post, t.blogCategories[category] ?? t.blog),
    title: post.title,
    body,
    article: articleOf(post, author?.name),
  };
}

/** Minutes that reading a text takes, from 1. */
function readingMinutes({ body }: ContentItem): number {
  const words = contentPlainText(parseContentMarkup(body)).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The posts that have most in common with a post: each tag counts two, the category one; the latest first. */
async function related(ask: BlogRequest, post: ContentItem): Promise<Markup | false> {
  const { entries } = await ask.deps.content.list({ kind: "blog", lng: ask.lng });
  const near = entries
    .filter(({ slug }) => slug !== post.slug)
    .map((entry) => {
      const tags = entry.tags.filter((tag) => post.tags.includes(tag)).length;
      return { entry, common: 2 * tags + (entry.category === post.category ? 1 : 0) };
    })
    .filter(({ common }) => common > 0)
    .sort((one, other) => other.common - one.common)
    .slice(0, relatedPosts);
  if (near.length === 0) return false;
  return html`<section class="related"><h2>${ask.t.related}</h2><ul>${near.map(({ entry }) => html`<li><a href="${ask.at(postPath(entry))}"${languageOf(ask, entry)}>${entry.title}</a></li>`)}</ul></section>`;
}
