import type { ContentEntry } from "~sandbox/content/read";
import { contentBody } from "../article/content-body";
import { descriptionOf, descriptionTexts, namesInWords } from "../descriptions";
import { html, type Markup } from "../markup";
import type { RemotePageResult } from "../page-request";
import { type BlogRequest, languageOf, notesAbove, responsibleLine, textPage } from "./request";

/**
 * The betting alphabet (CNT-03): all terms by letter, `{block}` and `{block}/{category}` with theirs, and
 * `{block}/{category}/{slug}`. Blocks are subjects, not letters, so that a term has one address in all languages.
 */
export async function alphabetPage(ask: BlogRequest): Promise<RemotePageResult> {
  const [block, category, slug, ...rest] = ask.path.slice(1);
  if (rest.length > 0) return null;
  if (slug !== undefined) return termPage(ask, `${block}/${category}`, slug);
  if (block === undefined) return dictionary(ask);
  return category === undefined ? blockPage(ask, block) : categoryPage(ask, `${block}/${category}`);
}

/** Path of a term after `/{lng}/`. */
export const termPath = ({ category, slug }: ContentEntry) =>
  `betting-alphabet/${category}/${slug}`;

async function termsOf(ask: BlogRequest, category?: string): Promise<readonly ContentEntry[]> {
  const { lng, deps } = ask;
  const { entries } = await deps.content.list({
    ...{ kind: "term", lng },
    ...(category === undefined ? {} : { category }),
  });
  return entries.toSorted((one, other) => one.title.localeCompare(other.title, lng));
}

function termRows(ask: BlogRequest, terms: readonly ContentEntry[]): Markup {
  return html`<dl class="dictionary">${terms.map((term) => {
    const lang = languageOf(ask, term);
    return html`<div><dt${lang}><a href="${ask.at(termPath(term))}">${term.title}</a></dt><dd${lang}>${term.lead}</dd></div>`;
  })}</dl>`;
}

function blockChips(ask: BlogRequest, current: string | null): Markup {
  const { t, at } = ask;
  return html`<nav aria-label="${t.categories}"><ul class="chips">${Object.entries(t.blocks).map(([slug, words]) => html`<li><a class="chip" href="${at(`betting-alphabet/${slug}`)}"${slug === current && html` aria-current="page"`}>${words}</a></li>`)}</ul></nav>`;
}

/** The letter that a term stands under. */
function letterOf({ title, language }: ContentEntry): string {
  const [first = ""] = title.replace(/^ال/, "");
  return /\d/.test(first) ? "0–9" : first.toLocaleUpperCase(language);
}

async function dictionary(ask: BlogRequest): Promise<RemotePageResult> {
  const { t } = ask;
  const byLetter = new Map<string, ContentEntry[]>();
  for (const term of await termsOf(ask)) {
    const letter = letterOf(term);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), term]);
  }
  const letters = [...byLetter].sort(([one], [other]) => one.localeCompare(other, ask.lng));
  const id = (at: number) => `letter-${at + 1}`;
  const body = html`<h1>${t.alphabet}</h1><p class="lead">${t.alphabetLead}</p>${blockChips(ask, null)}<nav class="letters" aria-label="${t.letters}">${letters.map(([letter], at) => html`<a href="#${id(at)}">${letter}</a>`)}</nav>${letters.map(([letter, terms], at) => html`<h2 class="letter" id="${id(at)}">${letter}</h2>${termRows(ask, terms)}`)}${responsibleLine(ask)}`;
  const d = descriptionTexts(ask.lng);
  return { title: t.alphabet, description: descriptionOf(t.alphabetLead, d.alphabetMore), body };
}

async function blockPage(ask: BlogRequest, block: string): Promise<RemotePageResult> {
  const { t } = ask;
  const name = Object.hasOwn(t.blocks, block) ? t.blocks[block] : undefined;
  const terms = await termsOf(ask, block);
  if (name === undefined || terms.length === 0) return null;
  const categories = Object.entries(t.termCategories).filter(([path]) =>
    path.startsWith(`${block}/`),
  );
  const lead = t.termsLead(name, terms.length);
  const body = html`<h1>${name}</h1><p class="lead">${lead}</p>${blockChips(ask, block)}${categories.map(
    ([path, words]) =>
      html`<section class="block"><h2><a href="${ask.at(`betting-alphabet/${path}`)}">${words}</a></h2>${termRows(
        ask,
        terms.filter(({ category }) => category === path),
      )}</section>`,
  )}${responsibleLine(ask)}`;
  return {
    title: `${name} – ${t.alphabet}`,
    name,
    description: describeTerms(ask, lead, terms),
    body,
  };
}

/** Description of a part of the alphabet: its number of terms, and the first of them. */
function describeTerms(ask: BlogRequest, lead: string, terms: readonly ContentEntry[]): string {
  const d = descriptionTexts(ask.lng);
  const names = terms.map(({ title }) => title);
  return descriptionOf(lead, d.makers(namesInWords(names, ask.lng)), d.alphabetMore);
}

async function categoryPage(ask: BlogRequest, category: string): Promise<RemotePageResult> {
  const { t } = ask;
  const name = t.termCategories[category];
  const terms = await termsOf(ask, category);
  if (name === undefined || terms.length === 0) return null;
  const lead = t.termsLead(name, terms.length);
  const body = html`<h1>${name}</h1><p class="lead">${lead}</p>${termRows(ask, terms)}${responsibleLine(ask)}`;
  return {
    title: `${name} – ${t.alphabet}`,
    name,
    description: describeTerms(ask, lead, terms),
    body,
  };
}

async function termPage(
  ask: BlogRequest,
  category: string,
  slug: string,
): Promise<RemotePageResult> {
  const { t, lng, deps } = ask;
  const term = await deps.content.item("term", slug, lng);
  const name = t.termCategories[category];
  if (!term || term.category !== category || name === undefined) return null;
  const lang = languageOf(ask, term);
  const others = (await termsOf(ask, category)).filter((other) => other.slug !== slug);
  const body = html`<article class="text post">${notesAbove(ask, term)}<h1${lang}>${term.title}</h1><p class="lead"${lang}>${term.lead}</p><div${lang}>${contentBody(ask, term.body)}</div></article>${others.length > 0 && html`<section class="related"><h2>${t.nearTerms}</h2>${termRows(ask, others)}</section>`}${responsibleLine(ask)}`;
  const title = `${term.title} – ${t.alphabet}`;
  const d = descriptionTexts(ask.lng);
  const description = descriptionOf(d.term(term.title, term.lead), d.termMore);
  return { ...textPage(term, t.alphabet), description, title, name: term.title, body };
}
