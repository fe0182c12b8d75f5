import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { countPopup } from "~/server/metrics.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { closedBonusPopup, popupTarget, registrationReminderAfter } from "./popups.server";
import { popupAnswers, type ServerPopup, serverPopups } from "./server-popups";

/**
 * Stores that a popup was shown, closed or followed, so that it comes again as its kind says (POP-02, POP-03, POP-04), and
 * leads back or on. What is no answer to a popup only leads back: a page must always be left as it was.
 */
export const answerPopupForm = declareForm({
  screen: "popup",
  // A browser records what becomes of a popup (`use-popup-events.ts`), also of those that the server does not know.
  events: null,
  fields: z.object({
    kind: z.string().optional(),
    answer: z.string().optional(),
    returnUrl: z.string().optional(),
  }),
  run: async (posted, { context, request }) => {
    const { url, lng } = context;
    const kind = serverPopups.find((each) => each === posted.kind);
    const answer = popupAnswers.find((each) => each === posted.answer);
    const back = toSafeReturnPath(posted.returnUrl ?? "", url.origin) ?? screenPath(lng, "home");
    if (kind === undefined || answer === undefined) return { ok: true, to: back };
    countPopup(kind, answer);
    store(context, request, kind);
    return { ok: true, to: answer === "opened" ? popupTarget(kind, back, context) : back };
  },
});

/** The cookie of each popup, and what it has once the popup was shown. */
function store(context: RequestContext, request: Request, kind: ServerPopup): void {
  const cookies = {
    "registration-reminder": ["registration_reminder", registrationReminderAfter(context)],
    "new-site": ["new_site", "1"],
    "first-deposit-bonus": ["bonus_popup", closedBonusPopup],
  } as const satisfies Record<ServerPopup, readonly [string, string]>;
  const [name, value] = cookies[kind];
  dropPendingSetCookies(context.scope, name);
  context.scope.cookies.push(writePlainCookie(request, name, value));
}
