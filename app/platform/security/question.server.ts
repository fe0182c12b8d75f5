import type { PlatformScope } from "../scope.server";
import { changeSecurity, passwordProof } from "./change.server";

/** Sets the secret question and its answer; the password proves who asks (OFC-03). */
export function setQuestion(
  scope: PlatformScope,
  { question, answer: text, password }: Record<"question" | "answer" | "password", string>,
) {
  return changeSecurity(scope, "question", { question, answer: text, ...passwordProof(password) });
}
