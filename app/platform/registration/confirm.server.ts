import type { RegistrationType } from "~/domain/registration/types";
import { dropMemoisedAnswers } from "../scope/memo.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { registrationCallPolicies } from "./policies.server";
import { type RegistrationCallResult, toRegistrationRefusal } from "./result.server";
import { confirmRegistrationReplyWire } from "./wire.server";

const base = "/web-api/registration/v1";

/** The proof of a telephone or e-mail address: a code with its token, or a mail's link token. */
export type ContactProof =
  | { readonly token: string; readonly code: string }
  | { readonly type: Extract<RegistrationType, "phone_reg" | "full_reg">; readonly link: string };

/**
 * Creates the player whose telephone or e-mail address is proven. Leaves the scope as is, as
 * `registerPlayer` does.
 */
export async function confirmRegistration(
  scope: PlatformScope,
  proof: ContactProof,
): Promise<RegistrationCallResult<{ readonly userId: number; readonly sessionId: string }>> {
  const json = "link" in proof ? { type: proof.type, link_token: proof.link } : proof;
  const input = { method: "POST", path: `${base}/confirm`, json } as const;
  const reply = await call(
    scope,
    registrationCallPolicies.confirm,
    input,
    confirmRegistrationReplyWire,
  );
  if (!reply.ok) return toRegistrationRefusal(reply.failure);
  dropMemoisedAnswers(scope);
  return { kind: "done", value: reply.data };
}
