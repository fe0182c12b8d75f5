import { isSocialProvider } from "~/domain/social/providers";
import type { ReportConfigFault } from "./report-fault.server";
import type { SiteConfigWire } from "./site-config-wire.server";
import type { SiteConfigWithoutGroups } from "./translate.server";
import { isHttpsOrSitePath } from "./vendors.server";

/**
 * Known networks whose address can be visited; another one is reported and left out (SES-12,
 * REG-07).
 */
export function toSocialConfig(
  { providers, oneTap }: SiteConfigWire["social"],
  report: ReportConfigFault,
): SiteConfigWithoutGroups["social"] {
  const usable = providers.flatMap(({ name, authorizeUrl, ...rest }) => {
    if (isSocialProvider(name) && isHttpsOrSitePath(authorizeUrl))
      return [{ ...rest, name, authorizeUrl }];
    report(
      "social.providers",
      `"${name}" at "${authorizeUrl}" is no known network, or no https address`,
    );
    return [];
  });
  const hasScript = oneTap !== null && isHttpsOrSitePath(oneTap.scriptUrl);
  if (oneTap !== null && !hasScript)
    report("social.oneTap.scriptUrl", `"${oneTap.scriptUrl}" is no https address`);
  return { providers: usable, oneTap: hasScript ? oneTap : null };
}
