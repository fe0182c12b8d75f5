import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/** Stores that a visitor acknowledged the last change of terms and policies, and redirects back (POP-08). */
export const acknowledgeTermsUpdateForm = declareForm({
  screen: "terms-update",
  fields: z.object({ returnUrl: z.string().optional() }),
  events: "terms_update_read",
  run: async ({ returnUrl }, { context, request }) => {
    const { config, scope, url, lng } = context;
    const { updatedAt } = config.termsNotice;
    dropPendingSetCookies(scope, "terms_seen");
    if (updatedAt !== null)
      scope.cookies.push(writePlainCookie(request, "terms_seen", String(updatedAt)));
    const back = toSafeReturnPath(returnUrl ?? "", url.origin);
    return { ok: true, to: back ?? screenPath(lng, "home") };
  },
});
