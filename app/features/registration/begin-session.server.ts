import type { RegistrationType } from "~/domain/registration/types";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import {
  afterRegistrationLifetimeMs,
  storeJustRegisteredPlayer,
} from "~/features/session/new-account.server";
import { beginBrowserSession } from "~/features/session/session.server";
import { recordRegistrationStep } from "./record-step.server";
import { registrationPageAddress } from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

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
