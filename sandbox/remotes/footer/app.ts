import { chatLink, hasChat } from "../chat-link";
import { html, type Markup } from "../markup";
import { type RemotePage, remoteApp } from "../page-request";
import { footerCss } from "./styles";
import { type FooterRequest, texts } from "./texts";

/**
 * A link of the footer: the screen it leads to, its path after `/{lng}/` and its words. It is not
 * shown if the screen is switched off.
 */
type Link = readonly [screen: string, path: string, words: string];

/**
 * The footer's links to casino, lotto and toto; none for readers who want betting on sports only
 * (SET-01).
 */
function gamingLinks({ t, display }: FooterRequest): readonly Link[] {
  if (display.isSportsOnly) return [];
  return [
    ["casino:casino-subcategory", "casino", t.casino],
    ["lotto", "lotto", t.lotto],
    ["toto", "toto", t.toto],
  ];
}

function columns(ask: FooterRequest): readonly (readonly [string, readonly Link[]])[] {
  const { t } = ask;
  return [
    [
      t.footerBetting,
      [
        ["main-section-1", "home/live", t.live],
        ["main-section-1", "home/line", t.line],
        ["champs", "champs", t.championships],
        ["cyber", "cyber", t.esports],
        ...gamingLinks(ask),
        ["results", "results/live", t.results],
      ],
    ],
    [
      t.footerHelp,
      [
        ["info:howbet", "howbet", t.howToBet],
        ["info:betting-calculator", "betting-calculator", t.calculator],
        ["betting-alphabet", "betting-alphabet", t.alphabet],
        ["info:payment", "payment", t.payment],
        ["apps:mobile", "mobile", t.apps],
        ["info:contacts", "contacts", t.contacts],
        ["subscribe", "subscribe", t.newsByEmail],
      ],
    ],
    [
      t.footerRules,
      [
        ["info:rules", "rules/general", t.rulesGeneral],
        ["football-champions-rules", "football-champions-rules", t.rulesFootball],
        ["info:cookies", "cookies", t.cookies],
      ],
    ],
    [
      t.footerCompany,
      [
        ["info:about", "about", t.about],
        ["news", "news", t.news],
        ["blog", "blog", t.blog],
        ["info:licenses", "licenses", t.licences],
        ["info:responsiblegaming", "responsiblegaming", t.responsible],
      ],
    ],
  ];
}

function isOn(ask: FooterRequest, [screen]: Link): boolean {
  const { disabledScreens, features } = ask.site;
  return (
    !disabledScreens.includes(screen) &&
    (screen !== "info:rules" || features.rules) &&
    (screen !== "info:payment" || features.payment.enabled)
  );
}

function column(ask: FooterRequest, title: string, links: readonly Link[]): Markup {
  const shown = links.filter((link) => isOn(ask, link));
  if (shown.length === 0) return html``;
  return html`<div><p class="col">${title}</p><ul>${shown.map(([, path, words]) => html`<li><a href="${ask.at(path)}">${words}</a></li>`)}${title === ask.t.footerHelp && hasChat(ask) ? html`<li>${chatLink(ask, ask.at("contacts"))}</li>` : ""}</ul></div>`;
}

/**
 * Footer of every page: help, rules, safer gambling (LAY-04, LIM-18). The shell renders the age mark and
 * licence below it.
 */
function footerPage(ask: FooterRequest): RemotePage {
  const { t, site } = ask;
  const limits =
    !site.disabledScreens.includes("office:responsible") &&
    html` · <a href="${ask.at("office/responsible")}">${t.setLimit}</a>`;
  const body = html`<nav class="cols" aria-label="${t.footerName}">${columns(ask).map(([title, links]) => column(ask, title, links))}</nav><p class="safe">${t.playSafe} <a href="${ask.at("responsiblegaming")}">${t.responsible}</a>${limits}</p><p class="legal">© ${new Date(ask.now).getUTCFullYear()} ${site.companyName}</p>`;
  return { title: site.companyName, body };
}

export const footer = remoteApp({
  name: "footer",
  texts,
  page: footerPage,
  css: footerCss,
  isPart: true,
});
