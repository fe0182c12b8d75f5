import type { EntryContext } from "@remix-run/node";

/**
 * The `Link` header of a document: styles, then scripts, of the matched routes. A browser asks for them with the
 * first bytes of the page; the document names the scripts at its end, behind the styles of its remote bodies.
 */
export function preloadHeader({
  manifest,
  routeModules,
  staticHandlerContext,
}: Pick<EntryContext, "manifest" | "routeModules" | "staticHandlerContext">): string {
  const { entry, routes } = manifest;
  const matched = staticHandlerContext.matches.flatMap(({ route }) => routes[route.id] ?? []);
  const linked = matched.flatMap(({ id }) => routeModules[id]?.links?.() ?? []);
  const styles = new Set([
    ...matched.flatMap(({ css = [] }) => css),
    ...linked.flatMap((link) => ("rel" in link && link.rel === "stylesheet" ? link.href : [])),
  ]);
  const scripts = new Set([
    ...entry.imports,
    entry.module,
    manifest.url,
    ...matched.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]);
  return [
    ...[...styles].map((path) => `<${path}>; rel=preload; as=style`),
    ...[...scripts].map((path) => `<${path}>; rel=modulepreload`),
  ].join(", ");
}
