import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/** Stores that the visitor has closed the banner of the app, and redirects back (CNT-07). */
export const closeAppBannerForm = declareForm({
  screen: "apps:mobile",
  intent: "close-banner",
  fields: z.object({ returnUrl: z.string().optional() }),
  events: "app_banner_close",
  run: async ({ returnUrl }, { context: { scope, url, lng }, request }) => {
    dropPendingSetCookies(scope, "app_banner");
    scope.cookies.push(writePlainCookie(request, "app_banner", "closed"));
    const back = toSafeReturnPath(returnUrl ?? "", url.origin);
    return { ok: true, to: back ?? screenPath(lng, "home") };
  },
});
