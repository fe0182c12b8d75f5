import type { RegistrationType } from "~/domain/registration/types";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { savePendingRegistration } from "~/features/session/pending-registration.server";
import type {
  RegisterPlayerResult,
  RegistrationCallResult,
} from "~/platform/services/registration/client.server";
import { beginRegisteredSession } from "./begin-session.server";
import { recordRegistrationStep } from "./record-step.server";
import { refuseByRegistrationResult } from "./refusal.server";
import { registrationPageAddress } from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

/** How long the page of a code stays open, ms; the platform may end it earlier. */
export const registrationCodePageLifetimeMs = 900_000;

/**
 * Does what the platform's answer to a posted form calls for: begins the new player's session,
 * stores the wait for a code and leads to its page, or refuses the form.
 */
export async function finishRegistrationPost(
  post: FormPost,
  type: RegistrationType,
  answer: RegistrationCallResult<RegisterPlayerResult>,
  address: string,
): Promise<ActionResult<RefusedRegistrationReply>> {
  if (answer.kind !== "done") return refuseByRegistrationResult(post, type, answer);
  const { context, request } = post;
  const { value } = answer;
  if (value.kind === "player") {
    const { userId, sessionId, login, password } = value;
    return beginRegisteredSession(post, type, { userId, sessionId, login, password });
  }
  const isPhone = type === "phone_reg";
  recordRegistrationStep(context, isPhone ? "phone-code-sent" : "email-sent", type);
  await savePendingRegistration(context.scope, request, {
    type,
    token: value.token,
    until: context.now + registrationCodePageLifetimeMs,
    to: { kind: isPhone ? "sms" : "email", address },
    again: context.now + value.waitS * 1000,
    isRepeat: false,
  });
  return { kind: "go", to: registrationPageAddress(post) };
}
