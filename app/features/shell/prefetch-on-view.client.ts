import { matchRoutes, type RouteObject } from "react-router-dom";

/** Longest wait for an idle moment, ms (POP-11). */
const idleTimeoutMs = 2_000;
/** Most links of a page that are followed: those above them are the likely ones. */
const mostLinks = 100;

/** A route of the build, as Remix leaves it to the browser. */
interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
}

/** What the browser says of the connection; only some say it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads the code of the pages whose links come into view, while the browser is idle: files of the build, never data, so that
 * nothing personal is loaded that nobody asked for (POP-11). Not on a connection of 2g or one that saves data, nor for readers
 * of the light version. Returns the function that ends it.
 */
export function prefetchCodeOfLinksInView(): () => void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  const isCostly = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
  if (isCostly || document.documentElement.hasAttribute("data-light")) return () => undefined;
  const routes: Readonly<Record<string, BuiltRoute>> =
    (globalThis as { __remixManifest?: { routes: Record<string, BuiltRoute> } }).__remixManifest
      ?.routes ?? {};
  const tree = treeOf(Object.values(routes), undefined);
  const seen = new Set<string>();
  let idle = 0;
  const load = () => {
    idle = 0;
    for (const path of seen)
      for (const { route } of matchRoutes(tree, path) ?? []) preload(routes[route.id ?? ""]);
    seen.clear();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      seen.add(target.pathname);
    }
    if (seen.size > 0) idle ||= whenIdle(load);
  });
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']:not([target])")];
  for (const link of links.slice(0, mostLinks)) observer.observe(link);
  return () => {
    observer.disconnect();
    if (idle) (globalThis.cancelIdleCallback ?? clearTimeout)(idle);
  };
}

function whenIdle(run: () => void): number {
  // Safari has no idle callback.
  return "requestIdleCallback" in globalThis
    ? requestIdleCallback(run, { timeout: idleTimeoutMs })
    : window.setTimeout(run, idleTimeoutMs);
}

function treeOf(routes: readonly BuiltRoute[], parent: string | undefined): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => ({
      id,
      ...(path === undefined ? {} : { path }),
      ...(index ? { index: true as const } : { children: treeOf(routes, id) }),
    }));
}

const preloaded = new Set<string>();

function preload(route: BuiltRoute | undefined) {
  if (!route) return;
  for (const href of [route.module, ...(route.imports ?? [])]) {
    if (preloaded.has(href) || document.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    preloaded.add(href);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}
