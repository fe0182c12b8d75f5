import { raw } from "hono/html";
import { renderSVG } from "uqr";
import { sportPath } from "../links";
import { definitionRow, html, type Markup } from "../markup";
import type { PageRequest, RemotePage } from "../page-request";
import { appTexts } from "./app-texts";

type Texts = ReturnType<typeof appTexts>;
type System = keyof Texts["systems"];

/** A page of the apps: its words, and the systems that it shows. */
const pages = {
  mobile: { text: "phone", systems: ["android", "iphone"] },
  desktop: { text: "desktop", systems: ["windows", "mac"] },
  "ios-app": { text: "ios", systems: ["iphone"] },
  "cricket-app": { text: "cricket", systems: ["android", "iphone"] },
  "ipl-betting-app": { text: "ipl", systems: ["android", "iphone"] },
} as const satisfies Readonly<
  Record<
    string,
    { text: "phone" | "desktop" | "ios" | "cricket" | "ipl"; systems: readonly System[] }
  >
>;
type AppPageName = keyof typeof pages;

export const appPageNames = Object.keys(pages).filter(isAppPage);

/** Whether a path names a page of the apps. */
export function isAppPage(path: string): path is AppPageName {
  return Object.hasOwn(pages, path);
}

/**
 * A page of the apps (CNT-07): how the site is installed on each system, with its version and what it needs, and a QR
 * code that opens the page for phones. There is no other app, and no file: nothing else is claimed.
 */
export function appPage(ask: PageRequest, name: AppPageName): RemotePage {
  const t = appTexts(ask.lng);
  const { text, systems } = pages[name];
  const { title, description, lead } = t[text];
  const other = name === "desktop" ? "mobile" : "desktop";
  const body = html`<article class="text"><h1>${title}</h1><p class="lead">${lead}</p>${
    (name === "cricket-app" || name === "ipl-betting-app") && cricket(ask, t)
  }${facts(ask, t)}${ask.site.isPwa && installNow(systems, t)}${systems.map((system) => install(t, system))}${qrCode(ask, t, name === "desktop" ? "mobile" : name)}<p class="note">${t.safe}</p><ul class="more"><li><a class="go" href="${ask.at(other)}">${other === "mobile" ? t.onPhone : t.onComputer}</a></li>${
    name !== "mobile" &&
    other !== "mobile" &&
    html`<li><a class="go" href="${ask.at("mobile")}">${t.onPhone}</a></li>`
  }<li><a class="go" href="${ask.at("home/line")}">${t.line}</a></li></ul></article>`;
  return { title, body, description };
}

/** The version of the site that the installed app shows (CFG-09). */
function facts({ site, clock, now }: PageRequest, t: Texts): Markup {
  const version = site.appVersion;
  const updatedAt = version ? Date.parse(version.datetimeOfLastUpdate) : Number.NaN;
  return html`<dl class="terms">${
    version &&
    definitionRow(
      t.version,
      html`<data data-name="app-version" value="${version.lastVersion}"><bdi dir="ltr">${version.lastVersion}</bdi></data>`,
    )
  }${
    // The clock may be that of an older season.
    updatedAt <= now &&
    definitionRow(
      t.updated,
      html`<time data-name="app-updated" datetime="${new Date(updatedAt).toISOString()}">${clock.dateText(updatedAt)}</time>`,
    )
  }${definitionRow(t.size, t.noFile)}</dl>`;
}

/**
 * Leads to the steps; where the browser holds an install prompt, the shell shows that instead (POP-09). iPhones have none,
 * and their steps say how it is done there.
 */
function installNow(systems: readonly System[], t: Texts): Markup | false {
  const first = systems.find((system) => system !== "iphone");
  return (
    first !== undefined &&
    html`<p><a class="go" href="#${first}" data-show-install="">${t.installNow}</a></p>`
  );
}

function install(t: Texts, system: System): Markup {
  const { name, needs, steps } = t.systems[system];
  return html`<section data-system="${system}" aria-labelledby="${system}"><h2 id="${system}">${name}</h2><p class="n">${t.needs}: ${needs}</p><ol>${steps.map((step) => html`<li>${step}</li>`)}</ol></section>`;
}

/** The QR code of a page's address, drawn here: it works without a script and tells nobody of the visitor. */
function qrCode({ deps, at }: PageRequest, t: Texts, path: AppPageName): Markup {
  const address = `${deps.publicOrigin}${at(path)}`;
  const svg = renderSVG(address, { ecc: "M", border: 4, pixelSize: 1 });
  return html`<figure class="qr"><div role="img" aria-label="${t.scanAlt(address)}" data-qr="${address}">${raw(svg)}</div><figcaption>${t.scan}</figcaption></figure>`;
}

/** Whether cricket is offered now, and where. */
function cricket(ask: PageRequest, t: Texts): Markup {
  const sport = ask.champs.find((champ) => champ.sport.slug === "cricket")?.sport;
  return sport
    ? html`<p><a class="go" href="${ask.at(sportPath("home", "line", sport))}">${t.toCricket}</a></p>`
    : html`<p class="note" data-code="no-cricket">${t.noCricket}</p>`;
}

/** Styles of the QR code. */
export const appPagesCss = `
.app .qr{display:grid;gap:var(--space-2);justify-items:start;margin:var(--space-5) 0 var(--space-3)}
.app .qr svg{display:block;inline-size:180px;block-size:180px}
.app .qr figcaption{color:var(--ink-muted)}
@media (max-width:619.98px){.app .qr{display:none}}
`;
