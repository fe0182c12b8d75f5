import { call } from "../../transport/call.server";
import type { Answer } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { limitCalls } from "./calls.server";
import { forgetMemoisedLimits } from "./change.server";

/** Blocks play for 24 hours: the break (LIM-17). Returns true; a break that did not start is a refusal. */
export async function startPlayBreak(scope: PlatformScope): Promise<Answer<true>> {
  const reply = await call(scope, limitCalls.startBreak);
  forgetMemoisedLimits(scope);
  if (!reply.ok) return reply;
  if (reply.data.success) return { ok: true, value: true };
  return {
    ok: false,
    failure: { kind: "refused", status: 403, title: null, code: null, body: reply.data },
  };
}
