import type { Phone } from "~/domain/session/phone";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { type CodeSendResult, toCodeSendResult } from "../auth/code-answers.server";
import { securityCalls } from "./calls.server";
import { changeSecurity, passwordProofField } from "./change.server";

/** A telephone or an e-mail address that a code is sent to. */
export type NewContactAddress = { readonly phone: Phone } | { readonly email: string };

/** Asks for a code at a new address; the password proves who asks (OFC-03). */
export async function requestContactCode(
  scope: PlatformScope,
  address: NewContactAddress,
  password: string,
): Promise<CodeSendResult> {
  const proof = passwordProofField(password);
  return toCodeSendResult(
    "phone" in address
      ? await call(scope, securityCalls.bindPhone, {
          json: { phone_code: address.phone.code, phone_number: address.phone.number, ...proof },
        })
      : await call(scope, securityCalls.bindEmail, { json: { email: address.email, ...proof } }),
  );
}

export function submitContactCode(
  scope: PlatformScope,
  use: "phone" | "email",
  entered: { readonly token: string; readonly code: string },
) {
  const definition = use === "phone" ? securityCalls.confirmPhone : securityCalls.confirmEmail;
  return changeSecurity(scope, definition, { json: entered });
}
