import type { SiteConfig } from "~/domain/settings/site-config";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import type { Language } from "~/i18n/languages";

/** Where a player goes after signing in or registering: configured, else the return path, else home (SES-05). */
export function configuredOrReturnPathAfterSignIn(
  {
    lng,
    url,
    config,
  }: {
    readonly lng: Language;
    readonly url: URL;
    readonly config: Pick<SiteConfig, "access">;
  },
  returnUrl: string,
): string {
  const configured = config.access.afterLogin;
  if (configured) return `/${lng}/${configured.replace(/^\/+/, "")}`;
  return toSafeReturnPath(returnUrl, url.origin) ?? screenPath(lng, "home");
}
