import type { IdentityFormField } from "~/domain/identification/identification";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { dropMemoised, memoised } from "../memo.server";
import { userCalls } from "./calls.server";

/** Proof of identity: papers, or a Face-ID check already made by the platform. */
export type IdentityProof =
  | { readonly type: "face-id" }
  | ({ readonly type: "papers" } & Readonly<Record<IdentityFormField, string>>);

/** Identifies the signed-in player (BAN-03); a refusal carries the platform's text. */
export async function submitIdentification(
  scope: PlatformScope,
  by: IdentityProof,
): Promise<Answer<null>> {
  const reply = await call(scope, userCalls.identify, { json: by });
  dropMemoised(scope, memoised.player);
  return mapReply(reply, () => null);
}
