import { createHash } from "node:crypto";
import { Hono } from "hono";
import { raw } from "hono/html";
import { z } from "zod";
import { isLanguage } from "~/i18n/languages";
import type { RemoteReplyWire } from "~/platform/services/remotes/wire.server";
import type { RemoteDataAccess } from "~sandbox/services/remote-deps";
import { breadcrumbNav, breadcrumbsOf } from "./breadcrumbs";
import { html, type Markup } from "./markup";
import { type PageRequest, type RemoteApp, type RemotePage, readPageRequest } from "./page-request";
import { remoteApps } from "./registry";
import { hasStars, starForm } from "./star";
import { hasTexts, translatedLanguages } from "./texts";

const apps = new Map(remoteApps.map((app) => [app.name, app]));

const componentsWire = z.object({ components: z.array(z.string().max(40)).max(20) });

interface Sheet {
  readonly name: string;
  readonly css: string;
}

/** By app and name: `betting/`, `betting/game`. */
const sheets = new Map(
  remoteApps.flatMap(({ name, sheets: own }) =>
    Object.entries(own).map(([part, css]) => [`${name}/${part}`, sheet(name, part, css)] as const),
  ),
);

function sheet(app: string, part: string, css: string): Sheet {
  return {
    name: `${app}${part && "-"}${part}.${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`,
    css,
  };
}

/**
 * The sandbox's remote pages (REM-01, REM-12), mounted at `/remotes`: `GET /{app}/{lng}/{path}` returns the
 * protocol's JSON; 404 if the app has no such page, 401 if it is personal and nobody is signed in. A POST
 * with `{components: [id]}` returns those parts by id.
 */
export function remotePages(deps: RemoteDataAccess): Hono {
  const hono = new Hono();
  hono.get("/assets/:project{[0-9]+}/:file", (c) => {
    const file = c.req.param("file");
    const found = [...sheets.values()].find((each) => each.name === file);
    if (!found) return c.json({ code: "not-found" }, 404);
    c.header("cache-control", "public, max-age=31536000, immutable");
    c.header("content-type", "text/css; charset=utf-8");
    return c.body(found.css);
  });
  hono.get("/:app/:lng/*", (c) => answer(c.req.raw, c.req.param("app"), c.req.param("lng")));
  hono.get("/:app/:lng", (c) => answer(c.req.raw, c.req.param("app"), c.req.param("lng")));
  hono.post("/:app/:lng/*", (c) => answer(c.req.raw, c.req.param("app"), c.req.param("lng")));
  hono.post("/:app/:lng", (c) => answer(c.req.raw, c.req.param("app"), c.req.param("lng")));
  hono.notFound((c) => c.json({ code: "not-found" }, 404));
  return hono;

  async function answer(request: Request, name: string, lng: string): Promise<Response> {
    const app = apps.get(name);
    if (!app || !isLanguage(lng)) return refusal(404, "not-found");
    const path = segmentsAfter(request, name, lng);
    if (!path) return refusal(404, "not-found");
    const ask = await readPageRequest(deps, request, name, lng, path);
    if (request.method === "POST") return partsOf(app, ask);
    const page = await app.page(ask);
    if (page === null) return refusal(404, "not-found");
    if (page === "sign-in") return refusal(401, "sign-in");
    const { title, sheet, scripts } = page;
    const breadcrumbs = breadcrumbsOf(ask, page);
    const head = await headOf(ask, page, breadcrumbs);
    const body = html`${breadcrumbNav(ask, breadcrumbs)}${page.body}`;
    const scriptsToLoad = scripts ? { scriptsToLoad: [...scripts] } : {};
    const parts = { body: await framed(ask, body), title, head, ...scriptsToLoad };
    return reply(ask, app, parts, sheet);
  }
}

/**
 * What crawlers need to know of a page: its description, its one address, the languages it has, whether to leave it
 * out, the way to it, the event, game or article that it is about, and what stands on its share card.
 */
async function headOf(
  ask: PageRequest,
  page: RemotePage,
  breadcrumbs: ReturnType<typeof breadcrumbsOf>,
): Promise<string> {
  const path = page.canonical ?? ask.path.map(encodeURIComponent).join("/");
  const languages = page.languages ?? translatedLanguages;
  const crumbs = breadcrumbs.map((crumb) => ({ name: crumb.name, path: ask.at(crumb.path) }));
  const fact = (name: string, json: unknown) =>
    html`<meta name="${name}" content="${JSON.stringify(json)}">`;
  return String(
    await html`${crumbs.length > 0 && fact("breadcrumbs", crumbs)}${page.event && fact("sports-event", page.event)}${page.game && fact("casino-game", page.game)}${page.article && fact("article", page.article)}${page.card && fact("share-card", page.card)}<link rel="canonical" href="${ask.at(path)}">${page.isNoindex && html`<meta name="robots" content="noindex">`}${page.description !== undefined && html`<meta name="description" content="${page.description}">`}${languages.map(
      (lng) => html`<link rel="alternate" hreflang="${lng}" href="/${lng}/${path}">`,
    )}`,
  );
}

/** Reply to a request for parts by id. */
async function partsOf(app: RemoteApp, ask: PageRequest): Promise<Response> {
  const wanted = await readComponents(ask.request);
  if (wanted === null) return refusal(400, "bad-request");
  const components: Record<string, string> = {};
  for (const id of wanted) {
    const part = await app.component(id, ask);
    if (part) components[id] = await framed(ask, part);
  }
  return reply(ask, app, { body: "", components });
}

async function framed(ask: PageRequest, body: Markup): Promise<string> {
  const text = String(await body);
  const stars = hasStars(ask, text) && starForm(ask);
  return String(await html`<div class="app"${rootAttributes(ask)}>${raw(text)}${stars}</div>`);
}

/**
 * Cache headers of the apps' replies: the request headers that a page depends on; replies of
 * personal apps are stored nowhere (SEC-08).
 */
const varying = {
  vary: [
    ...["x-time-zone", "x-hour-cycle", "x-display", "x-asset-path", "x-favourites"],
    ...["x-payment-consultant", "x-notice", "authorization"],
  ].join(", "),
};
const personal = { ...varying, "cache-control": "private, no-store" };

function reply(
  { request, site }: PageRequest,
  { name, isPersonal }: RemoteApp,
  parts: Omit<RemoteReplyWire, "appName">,
  further = "",
): Response {
  const wanted = [...new Set(["", further])].map((part) => sheets.get(`${name}/${part}`));
  // The shell names the path of assets (LAY-12); whoever asks without it gets that of the site's group.
  const named = /^\/assets\/\d+\/$/.exec(request.headers.get("x-asset-path") ?? "")?.[0];
  const assets = `/remotes${named ?? `/assets/${site.group_id}/`}`;
  const cssToLoad = wanted.flatMap((css) => (css ? [assets + css.name] : []));
  const json = { appName: name, ...parts, cssToLoad };
  return Response.json(json, { headers: isPersonal ? personal : varying });
}

/**
 * Attributes of a page's root element: `lang` and `dir` of English where the app has no texts in
 * the page's language, and the label that the shell puts on a price that becomes blocked while it
 * is shown.
 */
function rootAttributes({ lng, t }: PageRequest): Markup {
  const language = !hasTexts(lng) && html` lang="en" dir="ltr"`;
  return html`${language} data-blocked-words="${t.suspended}"`;
}

function refusal(status: number, code: string): Response {
  return Response.json({ code }, { status });
}

async function readComponents(request: Request): Promise<string[] | null> {
  const json: unknown = await request.json().catch(() => null);
  const parsed = componentsWire.safeParse(json);
  return parsed.success ? parsed.data.components : null;
}

/**
 * The decoded segments of a remote request's path after `/{app}/{lng}`; null if one is badly
 * encoded.
 */
function segmentsAfter(request: Request, app: string, lng: string): readonly string[] | null {
  const { pathname } = new URL(request.url);
  const rest = pathname.slice(pathname.indexOf(`/${app}/${lng}`) + app.length + lng.length + 2);
  try {
    return rest.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
