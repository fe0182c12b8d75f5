import { Hono } from "hono";
import { isLanguage, languages } from "~/i18n/languages";
import { seoCalls } from "~/platform/services/seo/calls.server";
import { seoPageWire } from "~/platform/services/seo/wire.server";
import { readPageRequest } from "../../remotes/page-request";
import { remoteDataAccess } from "../remote-access";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { seoBlocks } from "./blocks";
import type { SeoEntry } from "./entries";

/** The calls about pages for search engines (SEO-01). */
export function seoRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  const deps = remoteDataAccess(services);

  /** The entries that are for a page, the most specific last. */
  const entriesFor = (query: Readonly<Record<string, string>>): readonly SeoEntry[] => {
    const names = ["section", "subsectionId", "language"] as const;
    const specificity = (entry: SeoEntry) =>
      names.filter((name) => entry[name] !== undefined).length;
    return services.world.state.config.seo
      .filter(
        (entry) =>
          entry.stream === query["stream"] &&
          names.every((name) => entry[name] === undefined || entry[name] === (query[name] ?? "")),
      )
      .toSorted((one, other) => specificity(one) - specificity(other));
  };
  const pageOf = (query: Readonly<Record<string, string>>) =>
    seoPageWire.parse(Object.assign({}, ...entriesFor(query).map(({ page }) => page)));

  serve(app, seoCalls.page, ({ c }) =>
    hasRequiredParameters(c.req.query())
      ? pageOf(c.req.query())
      : c.json({ code: "bad-request" }, 400),
  );
  serve(app, seoCalls.visual, ({ c }) =>
    hasRequiredParameters(c.req.query())
      ? { title: pageOf(c.req.query()).title }
      : c.json({ code: "bad-request" }, 400),
  );
  serve(app, seoCalls.languages, () =>
    Object.fromEntries(Object.keys(languages).map((lng) => [lng, lng])),
  );
  serve(app, seoCalls.content, async ({ c, request }) => {
    const query = c.req.query();
    const { language, path = "", timezone = "" } = query;
    if (!hasRequiredParameters(query) || !isLanguage(language))
      return c.json({ code: "bad-request" }, 400);
    const own = entriesFor(query).findLast(({ blocks }) => blocks !== undefined)?.blocks;
    if (own) return { blocks: own };
    const headers = { "x-time-zone": timezone };
    const ask = await readPageRequest(
      deps,
      new Request(request.url, { headers }),
      "seo",
      language,
      [],
    );
    return { blocks: [...seoBlocks(ask, decodedSegments(path))] };
  });
  return app;
}

const required = ["domain", "projectId", "language", "timezone", "stream"];

/** Whether a query says all that the calls about a page must be told. */
const hasRequiredParameters = (query: Readonly<Record<string, string>>) =>
  required.every((name) => Boolean(query[name]));

/** The decoded segments of a path; [] where one is badly encoded. */
function decodedSegments(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}
