import type { PaperField } from "~/domain/identification/identification";
import { type Answer, answer } from "../failure.server";
import { effect } from "../policy.server";
import { forget, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { identificationReplyWire } from "./wire.server";

const policy = effect("user.identify", "bearer", 5000);

/** Proof of identity: papers, or a Face-ID check already made by the platform. */
export type Identification =
  | { readonly type: "face-id" }
  | ({ readonly type: "papers" } & Readonly<Record<PaperField, string>>);

/** Identifies the signed-in player (BAN-03); a refusal carries the platform's text. */
export async function identify(scope: PlatformScope, by: Identification): Promise<Answer<null>> {
  const input = { method: "POST", path: "/web-api/user/v1/identification", json: by } as const;
  const reply = await call(scope, policy, input, identificationReplyWire);
  forget(scope, "platform.player");
  return answer(reply, () => null);
}
