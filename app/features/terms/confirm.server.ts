import { z } from "zod";
import type { TermsRuleWithParts } from "~/domain/terms/rules";
import { declareForm } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { termsConfirmationPath } from "~/features/screens/step-path";
import { isTicked } from "~/features/screens/ticked";
import type { TimeStyle } from "~/i18n/zone";
import {
  confirmChangedTerms,
  loadTermsRules,
  loadTermsStatus,
} from "~/platform/services/terms/client.server";

/** Loader data of the page for confirming changed terms. */
export interface TermsConfirmationData {
  /**
   * The rules of the terms; empty while the platform does not answer: the page links to the terms.
   */
  readonly rules: readonly TermsRuleWithParts[];
  /** When the terms last changed, ms since epoch; null where the platform does not say. */
  readonly changedAt: number | null;
  /** The form's action, with the return path. */
  readonly action: string;
  readonly timeStyle: TimeStyle;
}

/** The changed rules and the time of the change (TRM-02, TRM-04). */
export async function loadTermsConfirmation({
  platform,
  url,
  settings,
  lng,
}: RequestContext): Promise<TermsConfirmationData> {
  const [rules, status] = await Promise.all([loadTermsRules(platform), loadTermsStatus(platform)]);
  return {
    rules: rules.ok ? rules.value : [],
    changedAt: status?.changedAt ?? null,
    action: termsConfirmationPath(
      lng,
      toSafeReturnPath(url.searchParams.get("returnUrl"), url.origin) ?? screenPath(lng, "home"),
      url.searchParams.get("required") === "1",
    ),
    timeStyle: { timeZone: settings.timeZone, is12h: settings.is12h },
  };
}

/** Confirms the changed terms (TRM-03) and redirects to the return path (TRM-02). */
export const confirmTermsForm = declareForm({
  screen: "confirm",
  isEmptyTextKept: true,
  fields: z.object({ accept: z.string("not-accepted").refine(isTicked, "not-accepted") }),
  events: "terms_confirm",
  run: async (_accepted, { context: { platform, lng, url } }) => {
    const answer = await confirmChangedTerms(platform);
    if (!answer.ok)
      return { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
    const back = toSafeReturnPath(url.searchParams.get("returnUrl"), url.origin);
    return { ok: true, to: back ?? screenPath(lng, "home") };
  },
});
