import { encodeBase64 } from "../auth/encoded.server";
import type { PlatformScope } from "../scope.server";
import { changeSecurity, passwordProof } from "./change.server";

/** Sets a new password; the old one proves who asks (OFC-03). */
export function changePassword(scope: PlatformScope, old: string, password: string) {
  return changeSecurity(scope, "password", {
    old: encodeBase64(old),
    password: encodeBase64(password),
  });
}

/** Sets the secret question and its answer; the password proves who asks (OFC-03). */
export function setSecretQuestion(
  scope: PlatformScope,
  { question, answer: text, password }: Record<"question" | "answer" | "password", string>,
) {
  return changeSecurity(scope, "question", { question, answer: text, ...passwordProof(password) });
}

/** Ends a session by its number, or all but this one. */
export function endSessions(scope: PlatformScope, session: number | "others") {
  return changeSecurity(scope, "sessions/end", { session });
}
