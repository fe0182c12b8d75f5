import { isSocialProvider } from "~/domain/social/providers";
import { log } from "~/server/log.server";
import type { SiteConfigWire } from "./site-config-wire.server";
import type { SiteConfigWithoutGroups } from "./translate.server";
import { isHttpsOrSitePath } from "./vendors.server";

/**
 * Known networks whose address can be visited; another one is logged as an error and left out (SES-12,
 * REG-07).
 */
export function toSocialConfig({
  providers,
  oneTap,
}: SiteConfigWire["social"]): SiteConfigWithoutGroups["social"] {
  const usable = providers.flatMap(({ name, authorizeUrl, ...rest }) => {
    if (isSocialProvider(name) && isHttpsOrSitePath(authorizeUrl))
      return [{ ...rest, name, authorizeUrl }];
    log.error({ provider: name }, "unknown social type, or no address that can be visited");
    return [];
  });
  const hasScript = oneTap !== null && isHttpsOrSitePath(oneTap.scriptUrl);
  if (oneTap !== null && !hasScript)
    log.error({ script: oneTap.scriptUrl }, "one-tap sign-in has no script that can be loaded");
  return { providers: usable, oneTap: hasScript ? oneTap : null };
}
