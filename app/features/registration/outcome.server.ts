import type { RegistrationType } from "~/domain/registration/types";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import {
  afterRegistrationLifetimeMs,
  storeJustRegisteredPlayer,
} from "~/features/session/new-account.server";
import { savePendingRegistration } from "~/features/session/pending-registration.server";
import { beginBrowserSession } from "~/features/session/session.server";
import type {
  RegisterPlayerResult,
  RegistrationCallResult,
} from "~/platform/services/registration/client.server";
import { recordRegistrationStep } from "./record-step.server";
import {
  refusalWithOneError,
  refusedRegistrationReply,
  registrationPageAddress,
} from "./reply.server";
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

/**
 * Begins the session of a new player and leads to the steps after registration. `password` is the
 * generated password to show; null = none is shown (REG-11).
 */
export async function beginRegisteredSession(
  post: FormPost,
  type: RegistrationType,
  player: {
    readonly userId: number;
    readonly sessionId: string;
    readonly login: string;
    readonly password: string | null;
  },
): Promise<ActionResult<RefusedRegistrationReply>> {
  const { context, request } = post;
  const { userId, sessionId, login, password } = player;
  await beginBrowserSession(context, request, { userId, sessionId, keep: false });
  const until = context.now + afterRegistrationLifetimeMs;
  const account = { uid: userId, type, login, password, isSaved: false, until };
  storeJustRegisteredPlayer(context.scope, request, account);
  recordRegistrationStep(context, "success", type);
  // Loads a whole document, so that the password is never part of a script's data.
  return { kind: "go", to: registrationPageAddress(post), isDocument: true, isLeaving: true };
}

const formCodes = ["excluded", "taken", "too-often", "social-over"];

/** The reply to a registration that the platform refused; records the step `refused`. */
export function refuseByRegistrationResult(
  { context, form }: FormPost,
  type: RegistrationType,
  answer: Exclude<RegistrationCallResult<unknown>, { kind: "done" }>,
): ActionResult<RefusedRegistrationReply> {
  recordRegistrationStep(context, "refused", type);
  switch (answer.kind) {
    case "fields": {
      const errors = Object.entries(answer.fields).map(([field, code]) => ({ field, code }));
      return { kind: "stay", status: 422, data: refusedRegistrationReply(form, errors) };
    }
    case "too-soon":
      return refusalWithOneError(form, 422, "too-soon", { waitS: answer.waitS });
    case "captcha":
      return refusalWithOneError(form, 403, "captcha");
    case "unavailable":
      return refusalWithOneError(form, 503, "unavailable");
    case "refused": {
      const code = formCodes.find((one) => one === answer.code);
      return code
        ? refusalWithOneError(form, code === "excluded" ? 403 : 409, code)
        : refusalWithOneError(form, 422, "unavailable");
    }
  }
}
