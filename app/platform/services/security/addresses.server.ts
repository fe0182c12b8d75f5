import type { Phone } from "~/domain/session/phone";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { type CodeSendResult, toCodeSendResult } from "../auth/code-answers.server";
import { passwordProofField, postSecurityChange, securityChangePolicy } from "./change.server";
import { bindCodeSentReplyWire } from "./wire.server";

const path = "/web-api/user/v1/security";

/** A telephone or an e-mail address that a code is sent to. */
export type NewContactAddress = { readonly phone: Phone } | { readonly email: string };

/** Asks for a code at a new address; the password proves who asks (OFC-03). */
export async function requestContactCode(
  scope: PlatformScope,
  address: NewContactAddress,
  password: string,
): Promise<CodeSendResult> {
  const [name, fields] =
    "phone" in address
      ? ["phone", { phone_code: address.phone.code, phone_number: address.phone.number }]
      : ["email", { email: address.email }];
  const json = { ...fields, ...passwordProofField(password) };
  const input = { method: "POST", path: `${path}/${name}`, json } as const;
  return toCodeSendResult(await call(scope, securityChangePolicy, input, bindCodeSentReplyWire));
}

export function submitContactCode(
  scope: PlatformScope,
  use: "phone" | "email",
  entered: { readonly token: string; readonly code: string },
) {
  return postSecurityChange(scope, `${use}/code`, entered);
}
