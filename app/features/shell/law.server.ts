import type { SiteConfig } from "~/features/settings/site-config";
import { csrfToken } from "~/server/csrf.server";
import type { RequestScope } from "~/server/request-scope.server";
import { visitorSession } from "../session/session.server";

/** What the foot of a page says. */
export interface PageLaw {
  readonly companyName: string;
  readonly licence: { readonly number: string; readonly ageLimit: number };
  /** The token of the form that takes a break; null = nobody is there who could take one (LIM-17). */
  readonly breakCsrf: string | null;
}

/** The same where the site has no config to be had: the age that holds everywhere. */
const withoutConfig = { companyName: "", licence: { number: "", ageLimit: 18 } };

/** The foot of a page that has no shell: by the cookie alone, since what else is known of the player may be away. */
export async function pageLaw(
  scope: RequestScope,
  request: Request,
  config: Pick<SiteConfig, "companyName" | "licence"> | null,
): Promise<PageLaw> {
  const { sid, csrf } = await visitorSession(scope, request);
  const { companyName, licence } = config ?? withoutConfig;
  return {
    companyName,
    licence: { number: licence.number, ageLimit: licence.ageLimit },
    breakCsrf: sid === null ? null : csrfToken(csrf),
  };
}
