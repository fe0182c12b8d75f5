import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
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
import { type RegistrationPost, registrationPageAddress } from "./post.server";

/** How long the page of a code stays open, ms; the platform may end it earlier. */
export const registrationCodePageLifetimeMs = 900_000;

/**
 * Does what the platform's answer to a posted form calls for: begins the new player's session,
 * stores the wait for a code and leads to its page, or refuses the form.
 */
export async function finishRegistrationPost(
  post: RegistrationPost,
  answer: RegistrationCallResult<RegisterPlayerResult>,
  address: string,
): Promise<FormResult> {
  const { context, request, type, returnUrl } = post;
  if (answer.kind !== "done") return refuseByRegistrationResult(answer);
  const { value } = answer;
  if (value.kind === "player") {
    const { userId, sessionId, login, password } = value;
    return beginRegisteredSession(post, { userId, sessionId, login, password });
  }
  const isPhone = type === "phone_reg";
  await savePendingRegistration(context.scope, request, {
    type,
    token: value.token,
    until: context.now + registrationCodePageLifetimeMs,
    to: { kind: isPhone ? "sms" : "email", address },
    again: context.now + value.waitS * 1000,
    isRepeat: false,
  });
  const name = isPhone ? "registration_phone_code_sent" : "registration_email_sent";
  const event = { name, isRepeat: false } as const;
  return { ok: true, to: registrationPageAddress(context, returnUrl), event };
}

/**
 * Begins the session of a new player and leads to the steps after registration. `password` is the
 * generated password to show; null = none is shown (REG-11).
 */
export async function beginRegisteredSession(
  { context, request, type, returnUrl }: RegistrationPost,
  player: {
    readonly userId: number;
    readonly sessionId: string;
    readonly login: string;
    readonly password: string | null;
  },
): Promise<FormResult> {
  const { userId, sessionId, login, password } = player;
  await beginBrowserSession(context, request, { userId, sessionId, keep: false });
  const until = context.now + afterRegistrationLifetimeMs;
  const account = { uid: userId, type, login, password, isSaved: false, until };
  storeJustRegisteredPlayer(context.scope, request, account);
  const to = registrationPageAddress(context, returnUrl);
  // Loads a whole document, so that the password is never part of a script's data.
  return { ok: true, to, isDocument: true, isLeaving: true };
}

const formCodes = ["excluded", "taken", "too-often", "social-over"];

/** The form that the platform refused. */
export function refuseByRegistrationResult(
  answer: Exclude<RegistrationCallResult<unknown>, { kind: "done" }>,
): FormResult {
  switch (answer.kind) {
    case "fields": {
      const errors = Object.entries(answer.fields).map(([field, code]) => ({ field, code }));
      return { ok: false, errors };
    }
    case "too-soon":
      return refuseWith("too-soon", { waitS: answer.waitS });
    case "refused": {
      const code = formCodes.find((one) => one === answer.code);
      return code
        ? refuseWith(code, { status: code === "excluded" ? 403 : 409 })
        : refuseWith("unavailable");
    }
    default:
      return captchaOrUnavailable(answer);
  }
}
