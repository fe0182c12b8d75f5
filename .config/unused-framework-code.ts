import type { Plugin } from "vite";

/** A piece of a framework's module, and what stands in its place in the browser's build. */
type Replacement = readonly [piece: string | RegExp, replacement: string];

/**
 * Remix and its router carry both ways of every future flag and of every place they run in, and decide between them at
 * run time. For us the decision is known: single fetch, the whole manifest, a server behind the page, no prefetching links.
 * With it written down, what is never run falls out of the file that every first page loads.
 */
const replacements: Readonly<Record<string, readonly Replacement[]>> = {
  "@remix-run/react/dist/esm/browser.js": [
    [/window\.__remixContext\.future\.v3_singleFetch/g, "true"],
    [/window\.__remixContext\.isSpaMode/g, "false"],
    // Only a development server changes routes.
    ["router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;", ""],
  ],
  "@remix-run/react/dist/esm/components.js": [
    [/future\.v3_singleFetch/g, "true"],
    ["isSpaMode && !isHydrated", "false"],
    // No link of ours prefetches: a slow network has the page itself to load.
    [/shouldPrefetch && !isAbsolute/g, "false"],
    ["isPageLinkDescriptor(link) ?", "false ?"],
    // A name given to a component keeps it, used or not.
    ['NavLink.displayName = "NavLink";', ""],
    // What the server writes into its scripts.
    ["staticContext ? `window", "false ? `window"],
    ['!isStatic ? " "', 'true ? " "'],
    ['!isStatic && typeof __remixContext === "object" && __remixContext.a', "false"],
  ],
  "@remix-run/react/dist/esm/fog-of-war.js": [
    ["future.v3_lazyRouteDiscovery === true && !isSpaMode", "false"],
  ],
  "@remix-run/react/dist/esm/links.js": [[/future\.v3_singleFetch/g, "true"]],
  "@remix-run/react/dist/esm/routes.js": [
    [/future\.v3_singleFetch/g, "true"],
    ['typeof singleFetch === "function"', "true"],
    [/if \(isSpaMode\)/g, "if (false)"],
    [/if \(needsRevalidation\)/g, "if (false)"],
    // No page waits for a loader of the browser's before it is alive.
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', "undefined"],
  ],
  "@remix-run/react/dist/esm/errorBoundaries.js": [
    // No player reads a stack, and the policy lets no inline script without a nonce speak to developers.
    ["errorInstance.stack", '""'],
    [/, heyDeveloper\)/g, ")"],
    // What comes this far is an error of ours; pages for answers of servers are shown before.
    ["if (isRouteErrorResponse(error))", "if (false)"],
  ],
  "@remix-run/router/dist/router.js": [
    // Words for who builds with the router, spoken to a player's console.
    ["function warning(cond, message) {", "$& return;"],
    // Remix sets every flag of its router, and how it loads.
    [/(?<=\W)future\.v7_\w+/g, "true"],
    ["init.dataStrategy || defaultDataStrategy", "init.dataStrategy"],
    // Every route is known from the start.
    ["fogOfWar.active = false;", ""],
    [/fogOfWar\.active/g, "false"],
    [/if \(isFogOfWar\)/g, "if (false)"],
    // With single fetch a loader's promises come as promises, and are no matter of the router's.
    ["function isDeferredResult(result) {", "$& return false;"],
    ["function isDeferredData(value) {", "$& return false;"],
    // Nothing of ours holds a reader back from leaving a page.
    ["if (blockerFunctions.size === 0)", "if (true)"],
    // No navigation asks for a view transition.
    [/if \(isBrowser\)(?= \{\s+\/\/ FIXME)/, "if (false)"],
    [/if \(pendingAction === Action\.Pop\)(?= \{\s+\/\/ Forward)/, "if (false)"],
    ["if (pendingViewTransitionEnabled)", "if (false)"],
  ],
  "react-router-dom/dist/index.js": [
    ["!viewTransitionOpts || isViewTransitionUnavailable", "true"],
    ["vtContext.isTransitioning && !vtContext.flushSync", "false"],
    ["renderDfd && pendingState && router.window", "false"],
    [/renderDfd && pendingState && state\.location\.key === [\w.]+/, "false"],
    ["!vtContext.isTransitioning && interruption", "false"],
  ],
  "react-router/dist/index.js": [
    ["function logV6DeprecationWarnings(renderFuture, routerFuture) {", "$& return;"],
    // The root has a page of its own for errors.
    ["React.createElement(DefaultErrorComponent, null)", "null"],
  ],
};

/** Leaves out of the browser's build what no page of ours runs of its frameworks. */
export function dropUnusedFrameworkCode(): Plugin {
  return {
    name: "touchline-unused-framework-code",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    enforce: "pre",
    transform(code, id) {
      const file = Object.keys(replacements).find((name) => id.endsWith(`/node_modules/${name}`));
      if (!file) return null;
      return (replacements[file] ?? []).reduce((text, [piece, replacement]) => {
        const changed = text.replace(piece, replacement);
        // Another version of the framework: the list has to be read again.
        if (changed === text) this.error(`${file} has no ${piece}`);
        return changed;
      }, code);
    },
  };
}
