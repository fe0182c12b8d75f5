import { randomBytes } from "node:crypto";
import { z } from "zod";
import { type ConsentChoice, consentChoices } from "~/domain/consent/choice";
import { type Consent, serializeConsent } from "~/domain/consent/consent";
import { recordEvents } from "~/features/analytics/record.server";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { rememberReferral } from "~/features/referral/referral.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import {
  reportAllCookiesAccepted,
  storeConsentReceipt,
} from "~/platform/services/consents/client.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { log } from "~/server/log.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { consentChoiceOf, unreadConsentBox } from "./form-choice";
import { removeCookiesWithoutConsent } from "./withdraw.server";

/** Data for a script that stays on its page: the choice now in force. */
export interface ConsentChoiceData {
  readonly choice: ConsentChoice;
}

/**
 * Stores the visitor's cookie choice here and at the platform, applies it, and redirects back (CNS-01,
 * CNS-02).
 */
export const consentForm = declareForm({
  screen: "cookies-consent",
  isEmptyTextKept: true,
  fields: z
    .object({
      choice: z.enum(consentChoices, "choice").optional(),
      functionality: z.string().optional(),
      marketing: z.string().optional(),
      returnUrl: z.string().optional(),
    })
    .superRefine((posted, { addIssue }) => {
      const unread = unreadConsentBox(posted);
      if (unread) addIssue({ code: "custom", path: [unread], message: "choice" });
    }),
  events: null,
  run: async ({ returnUrl, ...posted }, post): Promise<FormResult<ConsentChoiceData>> => {
    const choice = consentChoiceOf(posted);
    await saveConsent(post, choice, returnUrl ?? "");
    if (choice === "all" || choice === "marketing")
      recordEvents({ ...post.context, consent: { choice } }, { name: "consent_choice", choice });
    const { url, lng } = post.context;
    const back = toSafeReturnPath(returnUrl ?? "", url.origin);
    return { ok: true, to: back ?? screenPath(lng, "home"), data: { choice } };
  },
});

async function saveConsent(
  { context, request }: FormPost,
  choice: ConsentChoice,
  returnUrl: string,
): Promise<void> {
  const { config, scope, now, url } = context;
  const consent: Consent = {
    choice,
    revision: config.cookiePolicy.revision,
    at: now - (now % 1000),
    receipt: randomBytes(12).toString("base64url"),
  };
  dropPendingSetCookies(scope, "cookie_consent");
  scope.cookies.push(writePlainCookie(request, "cookie_consent", serializeConsent(consent)));
  removeCookiesWithoutConsent(scope, request, choice, config);
  // The landing whose values have waited for this choice (REF-02).
  const landing = toSafeReturnPath(returnUrl, url.origin);
  const { platform } = context;
  if (landing !== null)
    rememberReferral(scope, { request, config, choice, platform }, new URL(landing, url));
  if (context.session.kind === "player") await keepWithPlayer(context, consent);
}

/**
 * Records a signed-in player's cookie choice at the platform, and reports it there if it allows
 * all. A failure is logged, and the choice stays valid (CNS-02).
 */
async function keepWithPlayer({ platform, scope }: RequestContext, consent: Consent) {
  const answers = await Promise.all([
    storeConsentReceipt(platform, consent),
    ...(consent.choice === "all" ? [reportAllCookiesAccepted(platform, consent.at)] : []),
  ]);
  for (const answer of answers) {
    if (!answer.ok)
      log.error(
        { requestId: scope.requestId, failure: answer.failure.kind },
        "a consent was not recorded",
      );
  }
}
