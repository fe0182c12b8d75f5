import type { SecretQuestion } from "~/domain/session/questions";
import type { PlatformScope } from "../../transport/scope.server";
import { encodeBase64 } from "../auth/encoded.server";
import { securityCalls } from "./calls.server";
import { changeSecurity, passwordProofField } from "./change.server";

/** Sets a new password; the old one proves who asks (OFC-03). */
export function changePassword(scope: PlatformScope, old: string, password: string) {
  return changeSecurity(scope, securityCalls.changePassword, {
    json: {
      old: encodeBase64(old),
      password: encodeBase64(password),
    },
  });
}

/** Sets the secret question and its answer; the password proves who asks (OFC-03). */
export function setSecretQuestion(
  scope: PlatformScope,
  {
    question,
    answer: text,
    password,
  }: { readonly question: SecretQuestion; readonly answer: string; readonly password: string },
) {
  return changeSecurity(scope, securityCalls.changeQuestion, {
    json: {
      question,
      answer: text,
      ...passwordProofField(password),
    },
  });
}

/** Ends one of the player's sessions by its number in the list, or all but the current one. */
export function endPlayerSessions(scope: PlatformScope, session: number | "others") {
  return changeSecurity(scope, securityCalls.endSessions, { json: { session } });
}
