import {
  type AgnosticDataRouteObject,
  createStaticHandler,
  type DataStrategyFunction,
  type LoaderFunction,
  matchRoutes,
  type StaticHandlerContext,
} from "@remix-run/router";
import * as root from "~/root";
import map from "~/routes";

/** Route modules by the names that `app/routes.ts` gives their files. */
const modules = import.meta.glob<Record<string, unknown>>("../../app/routes/*.{ts,tsx}");

type Entry = (typeof map)[number];

/** What a request's loaders and action threw, by the context they share. */
const thrownBy = new WeakMap<object, Response[]>();

/** The responses thrown while a request was answered, in the order they came. */
export function thrown(context: object): readonly Response[] {
  return thrownBy.get(context) ?? [];
}

/** A loader or action as a route's: what it throws is noted, since the router keeps no headers of it. */
function noting(handler: unknown): LoaderFunction | false {
  if (typeof handler !== "function") return false;
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof Response) {
        thrownBy.set(args.context, [...thrown(args.context), error]);
      }
      throw error;
    }
  };
}

const pages = new Set<string>();

async function routeOf(entry: Entry): Promise<AgnosticDataRouteObject> {
  const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
  const module = await modules[`../../app/${entry.file}`]?.();
  if (!module) throw new Error(`no module ${entry.file}`);
  if (typeof module["default"] === "function") pages.add(id);
  const action = noting(module["action"]);
  const shared = {
    id,
    loader: noting(module["loader"]),
    ...(action ? { action } : {}),
    hasErrorBoundary: module["ErrorBoundary"] !== undefined,
  };
  if (entry.index) return { ...shared, index: true };
  const children = await Promise.all((entry.children ?? []).map(routeOf));
  return { ...shared, ...(entry.path === undefined ? {} : { path: entry.path }), children };
}

/**
 * The product's routes behind the router that Remix itself uses on the server: the same matching, the same order
 * of action and loaders, the same choice of status, without a bundle.
 */
const handler = createStaticHandler(
  [
    {
      id: "root",
      path: "",
      loader: noting(root.loader),
      hasErrorBoundary: true,
      children: await Promise.all(map.map(routeOf)),
    },
  ],
  { future: { v7_relativeSplatPath: true, v7_throwAbortReason: true } },
);

/** Whether an address is answered by a route of its own, without a page around it. */
export function isResource(pathname: string): boolean {
  const leaf = matchRoutes(handler.dataRoutes, pathname)?.at(-1)?.route.id;
  return leaf !== undefined && leaf !== "root" && !pages.has(leaf);
}

/** What Remix does for a document, or for a data request of some routes alone (`only`; none after an action). */
export function query(
  request: Request,
  context: object,
  only?: readonly string[],
): Promise<StaticHandlerContext | Response> {
  return handler.query(request, {
    requestContext: context,
    skipLoaderErrorBubbling: only !== undefined,
    ...(only ? { dataStrategy: strategyOf(only) } : {}),
  });
}

/** What Remix does for an address without a page. */
export async function resource(request: Request, context: object): Promise<Response> {
  try {
    const routeId = matchRoutes(handler.dataRoutes, new URL(request.url).pathname)?.at(-1)?.route
      .id;
    const answer: unknown = await handler.queryRoute(request, {
      requestContext: context,
      ...(routeId === undefined ? {} : { routeId }),
    });
    if (answer instanceof Response) return answer;
    throw new Error("a machine address must answer a Response");
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

/** Single fetch: the named routes of a GET; of a POST the action alone. */
function strategyOf(only: readonly string[]): DataStrategyFunction {
  return async ({ matches, request }) => {
    const wanted =
      request.method === "GET" ? matches.filter(({ route }) => only.includes(route.id)) : matches;
    const results = await Promise.all(
      wanted.map(async (match) => [match.route.id, await match.resolve()] as const),
    );
    return Object.fromEntries(results);
  };
}
