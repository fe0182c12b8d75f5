import type { SiteConfig } from "~/domain/settings/site-config";
import { isScreenAvailable } from "~/features/gate/availability";
import { screens } from "~/features/screens/catalogue";
import { matchScreen } from "~/features/screens/match";
import { env } from "~/server/env.server";

/**
 * Paths of available, indexable screens that need no sign-in and no params (optional ones are left
 * out), as segments after the language (SEO-07).
 */
export function indexableParamlessPaths(config: SiteConfig): string[][] {
  const paths = screens
    .filter(
      (screen) =>
        screen.isIndexable &&
        screen.canonicalRoot === null &&
        screen.redirect === undefined &&
        !screen.pattern.startsWith("?"),
    )
    .map((screen) =>
      screen.pattern.split("/").filter((segment) => !/^\{\w+\?\}$|^\*$|^$/.test(segment)),
    )
    .filter((path) => path.every((segment) => !segment.includes("{")));
  return paths.filter((path) => {
    const match = matchScreen(path);
    return (
      match !== null &&
      !match.screen.guards.includes("auth") &&
      isScreenAvailable(match, { config, env: env().appEnv })
    );
  });
}

/**
 * Paths of the pages that list a sport's games, one per sport, as segments after the language. They
 * are made from the English names of the sports map (CFG-05).
 */
export function sportPaths(sports: ReadonlyMap<number, string>): string[][] {
  return [...sports.values()].map((name) => [
    "home",
    "line",
    "all",
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  ]);
}
