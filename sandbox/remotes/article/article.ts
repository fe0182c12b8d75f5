import { currencies, fromMinor } from "~/domain/money/money";
import { phoneHref } from "~/domain/settings/helplines";
import type { Language } from "~/i18n/languages";
import type { SiteConfigWire } from "~/platform/services/config/site-config-wire.server";
import { highestPayout } from "../../services/coupons/bounds";
import { definitionRow, html, type Markup, textInLanguage } from "../markup";
import { moneyData } from "../money";
import type { PageRequest } from "../page-request";

/**
 * A part of an article. Links are [path after `/{lng}/`, words]. A section whose heading `needs` a screen is
 * shown only if the site has that screen.
 */
export type ArticleBlock =
  | { readonly h: string; readonly needs?: string }
  | { readonly p: string }
  | { readonly ul: readonly string[] }
  | { readonly ol: readonly string[] }
  | { readonly dl: readonly (readonly [string, string])[] }
  | { readonly links: readonly (readonly [string, string])[] }
  /** The highest payout of a bet in each currency. */
  | { readonly highestPayouts: true }
  /**
   * The list of helplines from site config, by country; `everywhere` is the heading of those that
   * serve every country.
   */
  | { readonly helplines: { readonly everywhere: string } };

/** A page of text. */
export interface Article {
  readonly title: string;
  readonly lead?: string;
  readonly blocks: readonly ArticleBlock[];
}

/** Facts about the operator used in articles. */
export interface Operator {
  readonly company: string;
  readonly licence: string;
  /** The authority that issued the licence. */
  readonly authority: string;
  readonly age: number;
}

/** The operator's facts from site config. */
export function operatorFacts({ companyName, licence }: SiteConfigWire): Operator {
  const { number, authority, ageLimit } = licence;
  return { company: companyName, licence: number, authority, age: ageLimit };
}

/** The feed's sports as a list in words: "football, tennis and basketball". */
export function sportsInWords({ champs }: Pick<PageRequest, "champs">, lng: Language): string {
  const sports = new Set(
    champs.map(({ sport }) => textInLanguage(sport.name, lng).toLocaleLowerCase(lng)),
  );
  return new Intl.ListFormat(lng).format(sports);
}

/**
 * The helplines of site config under the names of their countries in the reader's language; those
 * of every country stand under the words `everywhere`.
 */
function helplines({ site, lng }: PageRequest, everywhere: string): Markup {
  const names = new Intl.DisplayNames([lng], { type: "region" });
  const nameOf = (country: string | null) =>
    country === null ? everywhere : (names.of(country.toUpperCase()) ?? country);
  const countries = [...new Set(site.helplines.map(({ country }) => country))];
  return html`<dl class="terms">${countries.map(
    (country) =>
      html`<div><dt>${nameOf(country)}</dt>${site.helplines
        .filter((line) => line.country === country)
        .map(
          ({ name, phone, url }) =>
            html`<dd>${url === "" ? html`<bdi>${name}</bdi>` : html`<a href="${url}"><bdi>${name}</bdi></a>`}${phone !== "" && html` <a href="${phoneHref(phone)}"><bdi dir="ltr">${phone}</bdi></a>`}</dd>`,
        )}</div>`,
  )}</dl>`;
}

function highestPayouts({ lng }: PageRequest): Markup {
  const names = new Intl.DisplayNames([lng], { type: "currency" });
  return html`<dl class="terms">${currencies.map(({ iso }) => {
    const amount = fromMinor(highestPayout(iso), iso);
    return html`<div><dt>${names.of(iso) ?? iso} (${iso})</dt><dd>${moneyData(`highest-payout-${iso}`, amount, iso, lng)}</dd></div>`;
  })}</dl>`;
}

function block(ask: PageRequest, part: ArticleBlock, level: 2 | 3): Markup {
  if ("h" in part) return level === 2 ? html`<h2>${part.h}</h2>` : html`<h3>${part.h}</h3>`;
  if ("helplines" in part) return helplines(ask, part.helplines.everywhere);
  if ("highestPayouts" in part) return highestPayouts(ask);
  if ("p" in part) return html`<p>${part.p}</p>`;
  if ("ul" in part) return html`<ul>${part.ul.map((item) => html`<li>${item}</li>`)}</ul>`;
  if ("ol" in part) return html`<ol>${part.ol.map((item) => html`<li>${item}</li>`)}</ol>`;
  if ("dl" in part) {
    return html`<dl class="terms">${part.dl.map(([term, words]) => definitionRow(term, words))}</dl>`;
  }
  return html`<ul class="more">${part.links.map(([path, words]) => html`<li><a class="go" href="${ask.at(path)}">${words}</a></li>`)}</ul>`;
}

/** Renders the parts of an article below its heading; `level` is that of the parts' headings. */
export function renderBlocks(
  ask: PageRequest,
  parts: readonly ArticleBlock[],
  level: 2 | 3 = 2,
): Markup {
  let isTold = true;
  const shown = parts.filter((part) => {
    if ("h" in part)
      isTold = part.needs === undefined || !ask.site.disabledScreens.includes(part.needs);
    return isTold;
  });
  return html`${shown.map((part) => block(ask, part, level))}`;
}

/** The words of an article's paragraphs and lists, one after the other. */
export function articleText(parts: readonly ArticleBlock[]): string {
  return parts
    .flatMap((part) => {
      if ("p" in part) return [part.p];
      if ("ul" in part) return part.ul;
      if ("ol" in part) return part.ol;
      return "dl" in part ? part.dl.map(([term, words]) => `${term}: ${words}`) : [];
    })
    .join(" ");
}

/** Opening tag of an article; sets `lang` if it is not in the page's language. */
export function articleOpeningTag(
  { lng }: PageRequest,
  written: Partial<Record<Language, unknown>>,
): Markup {
  return html`<article class="text"${!written[lng] && html` lang="en" dir="ltr"`}>`;
}

/**
 * A whole article with its heading: an h1, or an h2 below the h1 of the shell's own page (`level` 2). `written` lists the
 * available languages, others get English.
 */
export function wholeArticle(
  ask: PageRequest,
  article: Article,
  written: Partial<Record<Language, unknown>>,
  level: 1 | 2 = 1,
): Markup {
  const heading = level === 1 ? html`<h1>${article.title}</h1>` : html`<h2>${article.title}</h2>`;
  return html`${articleOpeningTag(ask, written)}${heading}${article.lead !== undefined && html`<p class="lead">${article.lead}</p>`}${renderBlocks(ask, article.blocks, level === 1 ? 2 : 3)}</article>`;
}
