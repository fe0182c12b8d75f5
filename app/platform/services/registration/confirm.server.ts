import type { z } from "zod";
import type { RegistrationType } from "~/domain/registration/types";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { encodeBase64 } from "../auth/encoded.server";
import { dropAllMemoised } from "../memo.server";
import { registrationCalls } from "./calls.server";
import { type RegistrationCallResult, toRegistrationRefusal } from "./result.server";
import type { registrationLinkWire } from "./wire.server";

/**
 * The proof of a telephone or e-mail address: a code with its token, or a mail's link token with the
 * token of the registration that the browser has begun (null = none) and the password that was
 * chosen with the link ("" = none).
 */
export type ContactProof =
  | { readonly token: string; readonly code: string }
  | {
      readonly type: Extract<RegistrationType, "phone_reg" | "full_reg">;
      readonly link: string;
      readonly token: string | null;
      readonly password: string;
    };

/**
 * Creates the player whose telephone or e-mail address is proven. Leaves the scope as is, as
 * `registerPlayer` does.
 */
export async function confirmRegistration(
  scope: PlatformScope,
  proof: ContactProof,
): Promise<RegistrationCallResult<{ readonly userId: number; readonly sessionId: string }>> {
  const json = "link" in proof ? toLinkRequest(proof) : proof;
  const reply = await call(scope, registrationCalls.confirm, { json });
  if (!reply.ok) return toRegistrationRefusal(reply.failure);
  dropAllMemoised(scope);
  return { kind: "done", value: reply.data };
}

function toLinkRequest({
  type,
  link,
  token,
  password,
}: Extract<ContactProof, { readonly link: string }>): z.infer<typeof registrationLinkWire> {
  return {
    type,
    link_token: link,
    ...(token !== null && { token }),
    ...(password !== "" && { password: encodeBase64(password) }),
  };
}
