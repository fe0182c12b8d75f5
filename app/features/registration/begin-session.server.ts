import type { RegistrationType } from "~/domain/registration/types";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { newAccountLifetimeMs, saveNewAccount } from "~/features/session/new-account.server";
import { beginSession } from "~/features/session/session.server";
import { recordRegistrationStep } from "./record-step.server";
import { registrationPageAddress } from "./reply.server";
import type { RegistrationReply } from "./view";

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
): Promise<ActionResult<RegistrationReply>> {
  const { context, request } = post;
  const { userId, sessionId, login, password } = player;
  await beginSession(context, request, { userId, sessionId, keep: false });
  const until = context.now + newAccountLifetimeMs;
  const account = { uid: userId, type, login, password, isSaved: false, until };
  saveNewAccount(context.scope, request, account);
  recordRegistrationStep(context, "success", type);
  // Loads a whole document, so that the password is never part of a script's data.
  return { kind: "go", to: registrationPageAddress(post), isDocument: true, isLeaving: true };
}
