import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";

type Manifest = ServerBuild["routes"];
type Branch = Parameters<typeof matchRoutes>[0][number];

const named = new WeakMap<Manifest, (pathname: string) => string>();

/** Route id of a path for metrics and log lines: one of few values, never the path itself (OPS-03). */
export function routeName(routes: Manifest, pathname: string): string {
  const name = named.get(routes) ?? namer(routes);
  named.set(routes, name);
  // A client navigation is counted under the page's own route.
  return name(pathname.replace(/(\/_root)?\.data$/, "") || "/");
}

/**
 * Makes the function that finds the route id of a path. It caches results: matching costs more than
 * a lookup, and most visitors are on few pages.
 */
function namer(routes: Manifest) {
  const tree = branches(routes, undefined);
  const known = new LRUCache<string, string>({ max: 2000 });
  return (pathname: string) => {
    const name = known.get(pathname) ?? matchRoutes(tree, pathname)?.at(-1)?.route.id ?? "none";
    known.set(pathname, name);
    return name;
  };
}

function branches(routes: Manifest, parentId: string | undefined): Branch[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    const shared = {
      id,
      ...(path === undefined ? {} : { path }),
      ...(caseSensitive === undefined ? {} : { caseSensitive }),
    };
    return [index ? { ...shared, index } : { ...shared, children: branches(routes, id) }];
  });
}
