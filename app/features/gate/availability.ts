import type { SiteConfig } from "~/domain/settings/site-config";
import type { ScreenMatch } from "~/features/screens/types";
import type { GuardInput } from "./guard-input";

/** Whether a screen exists on this site, in this environment and for this visitor (SCR-04, SCR-10). */
export function isScreenAvailable(
  match: ScreenMatch,
  { config, env }: Pick<GuardInput, "config" | "env">,
): boolean {
  const { screen, path } = match;
  // Notices and error pages stay available when everything else is switched off.
  if (screen.layout === "blocked" || screen.layout === "maintenance") return true;
  if (screen.isOutsideProduction && env === "production") return false;
  if (screen.isInternal && !config.features.internalVisitor) return false;
  if (screen.partition && !config.partitions.includes(screen.partition)) return false;
  if (screen.feature && !config.features[screen.feature]) return false;
  if (screen.remote && !Object.hasOwn(config.remotes, screen.remote)) return false;
  return (
    !config.disabledScreens.includes(screen.id) &&
    !isBlockedPath(path.join("/"), config.blockedPaths)
  );
}

/**
 * Whether site config blocks a path (after the language); an entry with `/*` at its end blocks the
 * path itself and everything below.
 */
export function isBlockedPath(path: string, blocked: SiteConfig["blockedPaths"]): boolean {
  return blocked.some((entry) => {
    const rule = entry.replace(/^\/+/, "");
    if (!rule.endsWith("/*")) return path === rule.replace(/\/+$/, "");
    const folder = rule.slice(0, -2);
    return path === folder || path.startsWith(`${folder}/`);
  });
}
