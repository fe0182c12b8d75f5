import type { Licence } from "~/domain/settings/licence";
import type { SiteConfig } from "~/domain/settings/site-config";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { csrfToken } from "~/server/csrf.server";
import type { RequestScope } from "~/server/request-scope.server";

/** The data of the legal row. */
export interface LegalRowData {
  readonly companyName: string;
  readonly licence: Pick<Licence, "number" | "ageLimit" | "authority">;
  /** CSRF token of the form that takes a 24-hour break; null for guests (LIM-17). */
  readonly breakCsrf: string | null;
}

/** Fallback without site config: the age limit that applies everywhere. */
const withoutConfig = { companyName: "", licence: { number: "", ageLimit: 18, authority: "" } };

/**
 * The legal row of a page without the shell. `config` null = site config is unavailable: only the age
 * limit is shown. Whether the visitor is signed in, and so gets the form for a 24-hour break, is read
 * from the cookie alone, because the platform may be unavailable.
 */
export async function loadLegalRowWithoutShell(
  scope: RequestScope,
  request: Request,
  config: Pick<SiteConfig, "companyName" | "licence"> | null,
): Promise<LegalRowData> {
  const { sid, csrf } = await readOrCreateSessionCookie(scope, request);
  const { companyName, licence } = config ?? withoutConfig;
  return {
    companyName,
    licence: {
      number: licence.number,
      ageLimit: licence.ageLimit,
      authority: licence.authority,
    },
    breakCsrf: sid === null ? null : csrfToken(csrf),
  };
}
