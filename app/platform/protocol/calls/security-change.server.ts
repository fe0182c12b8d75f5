import { securityChangeReplyWire } from "../../services/security/wire.server";
import type { WireCall } from "../call.server";
import { captchaRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

/**
 * Describes a call that changes the account's security; the player must prove who he is
 * (docs/platform.md, "Security"). Sends nothing.
 */
export const defineSecurityChange = (
  path: string,
  summary: string,
  rest: Partial<WireCall>,
): WireCall =>
  defineCall("POST", `/web-api/user/v1/security${path}`, summary, {
    proof: "bearer",
    reply: securityChangeReplyWire,
    ...rest,
    refusals: [
      captchaRefusal,
      defineRefusal(403, "confirm", "bad-password"),
      ...(rest.refusals ?? []),
    ],
  });
