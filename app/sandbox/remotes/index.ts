import { createHash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { isLanguage } from "~/i18n/languages";
import type { RemoteReplyWire } from "~/platform/remotes/wire.server";
import type { RemoteDeps } from "~/sandbox/services/remote-deps";
import { agreements } from "./agreements/app";
import { type Ask, type RemoteApp, readAsk } from "./ask";
import { betting } from "./betting/app";
import { footer } from "./footer/app";
import { identification } from "./identification/app";
import { information } from "./information/app";
import { html, type Markup } from "./markup";
import { office } from "./office/app";
import { results } from "./results/app";
import { base } from "./styles/base";
import { hasTexts } from "./texts";

const apps: Readonly<Record<string, RemoteApp>> = {
  betting,
  results,
  office,
  footer,
  information,
  agreements,
  identification,
};

const componentsWire = z.object({ components: z.array(z.string().max(40)).max(20) });

interface Sheet {
  readonly name: string;
  readonly css: string;
}

const sheets = new Map(
  Object.entries(apps).map(([name, app]) => [name, sheet(name, base + app.css)]),
);

function sheet(name: string, css: string): Sheet {
  return {
    name: `${name}.${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`,
    css,
  };
}

/**
 * The sandbox's remote pages (REM-01, REM-12), mounted at `/remotes`: `GET /{app}/{lng}/{path}` returns the
 * protocol's JSON; 404 if the app has no such page, 401 if it is personal and nobody is signed in. A POST
 * with `{components: [id]}` returns those parts by id.
 */
export function remotePages(deps: RemoteDeps): Hono {
  const hono = new Hono();
  hono.get("/assets/:file", (c) => {
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
    const app = Object.hasOwn(apps, name) ? apps[name] : undefined;
    if (!app || !isLanguage(lng)) return refusal(404, "not-found");
    const path = segmentsAfter(request, name, lng);
    if (!path) return refusal(404, "not-found");
    const ask = await readAsk(deps, request, lng, path);
    const wanted = request.method === "POST" ? await readComponents(request) : undefined;
    if (wanted === null) return refusal(400, "bad-request");
    if (wanted) {
      const components: Record<string, string> = {};
      for (const id of wanted) {
        const part =
          app.components && Object.hasOwn(app.components, id) ? app.components[id] : undefined;
        if (part)
          components[id] = String(
            await html`<div class="app"${rootAttributes(ask)}>${part(ask)}</div>`,
          );
      }
      return reply(name, { body: "", components });
    }
    const page = await app.page(ask);
    if (page === null) return refusal(404, "not-found");
    if (page === "sign-in") return refusal(401, "sign-in");
    const body = await html`<div class="app"${rootAttributes(ask)}>${page.body}</div>`;
    return reply(name, { body: String(body), title: page.title });
  }
}

/** Cache headers: request headers that a page depends on; office pages are private (SEC-08). */
const varying = { vary: "x-time-zone, x-hour-cycle, authorization" };
const personal = { ...varying, "cache-control": "private, no-store" };

function reply(app: string, parts: Omit<RemoteReplyWire, "appName">): Response {
  const css = sheets.get(app);
  const json = { appName: app, ...parts, cssToLoad: css ? [`/remotes/assets/${css.name}`] : [] };
  return Response.json(json, { headers: app === "office" ? personal : varying });
}

/**
 * Pages without texts in their language are English with `lang` set; the shell gets the label of a price that
 * is blocked while displayed.
 */
function rootAttributes({ lng, t }: Ask): Markup {
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

/** Decoded path segments after the language; null if invalid. */
function segmentsAfter(request: Request, app: string, lng: string): readonly string[] | null {
  const { pathname } = new URL(request.url);
  const rest = pathname.slice(pathname.indexOf(`/${app}/${lng}`) + app.length + lng.length + 2);
  try {
    return rest.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
