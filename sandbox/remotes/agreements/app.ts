import { isLanguage, type Language } from "~/i18n/languages";
import type { SiteConfigWire } from "~/platform/services/config/site-config-wire.server";
import { articleOpeningTag, articleText, operatorFacts, renderBlocks } from "../article/article";
import { articleCss } from "../article/styles";
import { descriptionOfText } from "../descriptions";
import { html, type Markup } from "../markup";
import { type RemotePage, type RemotePageResult, remoteApp } from "../page-request";
import { ar } from "./chapters/ar";
import { en } from "./chapters/en";
import { es } from "./chapters/es";
import { ru } from "./chapters/ru";
import { tr } from "./chapters/tr";
import type { RuleGroup, RuleSet, RuleSetsForOperator } from "./rules";
import { type AgreementsRequest, texts } from "./texts";

const languages: Partial<Record<Language, RuleSetsForOperator>> = { en, ru, ar, es, tr };
/** Languages in which the rules are written. */
export const rulesLanguages = Object.keys(languages).filter(isLanguage);

function contents(
  ask: AgreementsRequest,
  base: string,
  rules: RuleSet,
  current: number | null,
): Markup {
  return html`<nav class="chapters" aria-label="${ask.t.contents}"><ol>${rules.chapters.map(
    (chapter, index) =>
      html`<li><a href="${ask.at(`${base}/${index + 1}`)}"${index + 1 === current && html` aria-current="page"`}>${chapter.title}</a></li>`,
  )}</ol></nav>`;
}

function wholePage(ask: AgreementsRequest, base: string, rules: RuleSet): RemotePage {
  const body = html`${articleOpeningTag(ask, languages)}<h1>${rules.title}</h1><p class="lead">${rules.lead}</p>${contents(ask, base, rules, null)}${rules.chapters.map(
    (chapter, index) =>
      html`<h2>${index + 1}. ${chapter.title}</h2>${renderBlocks(ask, chapter.blocks)}`,
  )}</article>`;
  return {
    title: rules.title,
    description: descriptionOfText(rules.title, rules.lead, ask.lng),
    body,
  };
}

function chapterPage(
  ask: AgreementsRequest,
  base: string,
  rules: RuleSet,
  segment: string,
): RemotePage | null {
  const number = /^[1-9]\d?$/.test(segment) ? Number(segment) : 0;
  const chapter = rules.chapters[number - 1];
  if (!chapter) return null;
  const body = html`${articleOpeningTag(ask, languages)}<h1>${number}. ${chapter.title}</h1>${renderBlocks(ask, chapter.blocks)}${contents(ask, base, rules, number)}</article>`;
  const title = `${rules.title}: ${chapter.title}`;
  const description = descriptionOfText(title, articleText(chapter.blocks), ask.lng);
  return { title, description, name: chapter.title, body };
}

/** The rules in a language, or in English if not translated. */
export function rulesInLanguage(
  lng: string,
  site: SiteConfigWire,
): Readonly<Record<RuleGroup, RuleSet>> {
  const texts = isLanguage(lng) ? languages[lng] : undefined;
  return (texts ?? en)(operatorFacts(site));
}

function rulesPage(
  ask: AgreementsRequest,
  group: RuleGroup,
  base: string,
  chapter: string | undefined,
): RemotePageResult {
  const rules = rulesInLanguage(ask.lng, ask.site)[group];
  const page =
    chapter === undefined ? wholePage(ask, base, rules) : chapterPage(ask, base, rules, chapter);
  if (page === null) return null;
  // The rules of football have two addresses.
  const path = group === "football" ? "football-champions-rules" : base;
  return {
    ...page,
    canonical: chapter === undefined ? path : `${path}/${chapter}`,
    languages: rulesLanguages,
  };
}

function agreementsPage(ask: AgreementsRequest): RemotePageResult {
  const [first, second, third, ...rest] = ask.path;
  if (rest.length > 0) return null;
  if (first === "football-champions-rules" && third === undefined) {
    return rulesPage(ask, "football", first, second);
  }
  if (first !== "rules" || (second !== "general" && second !== "football")) return null;
  return rulesPage(ask, second, `rules/${second}`, third);
}

/** The rules, as bets are actually taken and settled (SCR-01). */
export const agreements = remoteApp({
  name: "agreements",
  texts,
  page: agreementsPage,
  css: articleCss,
});
