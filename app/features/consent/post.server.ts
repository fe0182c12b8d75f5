import { randomBytes } from "node:crypto";
import { type ConsentChoice, classesNeedingConsent } from "~/domain/consent/choice";
import { type Consent, serializeConsent } from "~/domain/consent/consent";
import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import {
  reportAllCookiesAccepted,
  storeConsentReceipt,
} from "~/platform/services/consents/client.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { log } from "~/server/log.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { readConsentChoice } from "./form-choice";
import { removeCookiesWithoutConsent } from "./withdraw.server";

/** Reply for a script that stays on its page: the choice now in force. */
export interface ConsentChoiceReply {
  readonly choice: ConsentChoice;
}

/**
 * Stores the visitor's cookie choice here and at the platform, applies it, and redirects back (CNS-01,
 * CNS-02).
 */
export async function saveConsentPosted({
  context,
  form,
  request,
}: FormPost): Promise<ActionResult<ConsentChoiceReply | FormReply>> {
  const { config, scope, url, lng, now } = context;
  const read = readConsentChoice(form);
  if (!read.ok)
    return refuseForm(form, [{ field: read.field, code: "choice" }], {
      kept: ["returnUrl", ...classesNeedingConsent],
    });
  const { choice } = read;
  const consent: Consent = {
    choice,
    revision: config.cookiePolicy.revision,
    at: now - (now % 1000),
    receipt: randomBytes(12).toString("base64url"),
  };
  dropPendingSetCookies(scope, "cookie_consent");
  scope.cookies.push(writePlainCookie(request, "cookie_consent", serializeConsent(consent)));
  removeCookiesWithoutConsent(scope, request, choice);
  if (context.session.kind === "player") await keepWithPlayer(context, consent);
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin);
  return { kind: "go", to: back ?? screenPath(lng, "home"), data: { choice } };
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
