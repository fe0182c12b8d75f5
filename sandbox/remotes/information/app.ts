import { isLanguage, type Language } from "~/i18n/languages";
import { articleText, operatorFacts, sportsInWords, wholeArticle } from "../article/article";
import { articleCss } from "../article/styles";
import { chatLink, hasChat } from "../chat-link";
import { descriptionOfText } from "../descriptions";
import { html } from "../markup";
import { type RemotePageResult, remoteApp } from "../page-request";
import { appPage, appPagesCss, isAppPage } from "./apps";
import { ar } from "./ar";
import { calculatorPage } from "./calculator";
import { en } from "./en";
import { es } from "./es";
import { type ArticleName, type Articles, informationArticleNames } from "./pages";
import { ru } from "./ru";
import { type InformationRequest, texts } from "./texts";
import { tr } from "./tr";

const languages: Partial<Record<Language, Articles>> = { en, ru, ar, es, tr };
/** Languages in which the articles are written. */
export const informationLanguages = Object.keys(languages).filter(isLanguage);

function isPage(segment: string): segment is ArticleName {
  return informationArticleNames.some((page) => page === segment);
}

function informationPage(ask: InformationRequest): RemotePageResult {
  const [page, ...rest] = ask.path;
  if (page === undefined || rest.length > 0) return null;
  if (page === "betting-calculator") return calculatorPage(ask);
  if (isAppPage(page)) return appPage(ask, page);
  if (!isPage(page)) return null;
  const articles = languages[ask.lng] ?? en;
  const lng = languages[ask.lng] ? ask.lng : "en";
  const article = articles({ ...operatorFacts(ask.site), sports: sportsInWords(ask, lng) })[page];
  // The shell draws the page of cookies, with the article below its own choices (CNS-05).
  const whole = wholeArticle(ask, article, languages, page === "cookies" ? 2 : 1);
  return {
    title: article.title,
    description: descriptionOfText(
      article.title,
      `${article.lead ?? ""} ${articleText(article.blocks)}`,
      lng,
    ),
    body:
      page === "contacts" && hasChat(ask)
        ? html`${whole}<p class="chat">${chatLink(ask, ask.at("office/support"))}</p>`
        : whole,
    languages: informationLanguages,
  };
}

/** Information pages (SCR-01; LIM-18): in five languages, English for the others; the apps in all. */
export const information = remoteApp({
  name: "information",
  texts,
  page: informationPage,
  css: `${articleCss}${appPagesCss}.app .chat a{display:inline-flex;align-items:center;min-block-size:var(--target);color:var(--accent);text-decoration:underline}`,
});
