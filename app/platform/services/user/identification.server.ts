import type { IdentityFormField } from "~/domain/identification/identification";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { effectPolicy } from "../../transport/policy.server";
import { dropMemoisedAnswers } from "../../transport/scope/memo.server";
import type { PlatformScope } from "../../transport/scope.server";
import { identificationReplyWire } from "./identification-wire.server";

const policy = effectPolicy("user.identify", "bearer", 5000);

/** Proof of identity: papers, or a Face-ID check already made by the platform. */
export type IdentityProof =
  | { readonly type: "face-id" }
  | ({ readonly type: "papers" } & Readonly<Record<IdentityFormField, string>>);

/** Identifies the signed-in player (BAN-03); a refusal carries the platform's text. */
export async function submitIdentification(
  scope: PlatformScope,
  by: IdentityProof,
): Promise<Answer<null>> {
  const input = { method: "POST", path: "/web-api/user/v1/identification", json: by } as const;
  const reply = await call(scope, policy, input, identificationReplyWire);
  dropMemoisedAnswers(scope, "platform.player");
  return mapReply(reply, () => null);
}
