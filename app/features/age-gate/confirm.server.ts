import { z } from "zod";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import { declareForm } from "~/features/forms/declare.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { isTicked } from "~/features/screens/ticked";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/**
 * Stores the confirmation for three days or until the browser is closed, and redirects to the return path
 * (POP-05).
 */
export const confirmAgeForm = declareForm({
  screen: "age-gate",
  isEmptyTextKept: true,
  fields: z.object({
    confirm: z.string("choice").refine(isTicked, "choice"),
    returnUrl: z.string().optional(),
  }),
  events: "age_confirm",
  run: async ({ returnUrl }, { context, request }) => {
    const { config, scope, url, lng, country } = context;
    const age = String(ageLimitOfCountry(config.licence, country));
    dropPendingSetCookies(scope, "age");
    scope.cookies.push(
      config.ageGate.isForSession
        ? writePlainCookie(request, "age", age, null)
        : writePlainCookie(request, "age", age),
    );
    const back = toSafeReturnPath(returnUrl ?? "", url.origin);
    return { ok: true, to: back ?? screenPath(lng, "home") };
  },
});
