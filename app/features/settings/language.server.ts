import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { urlPathInLanguage } from "~/features/screens/path";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/** Stores the chosen language and redirects to the same page in it (LNG-06). */
export const languageForm = declareForm({
  screen: "language",
  isEmptyTextKept: true,
  fields: z.object({ lng: z.string("choice"), returnUrl: z.string().optional() }),
  events: "language",
  run: async ({ lng, returnUrl }, { context, request }) => {
    const { languages, url, scope } = context;
    const chosen = languages.find((one) => one === lng);
    if (!chosen) return { ok: false, errors: [{ field: "lng", code: "choice" }] };
    dropPendingSetCookies(scope, "lng");
    scope.cookies.push(writePlainCookie(request, "lng", chosen));
    const back = toSafeReturnPath(returnUrl ?? "", url.origin);
    const asked = new URL(back ?? `/${context.lng}/`, url.origin);
    return { ok: true, to: urlPathInLanguage(asked, chosen) };
  },
});
