import type { PlatformCall } from "../../define-call.server";
import type { CheckStep } from "./step.server";

/**
 * A step of the platform check that must be refused before it can do anything: without proof where
 * one is asked for, and with an empty body.
 */
export function refusalExpectedStep(call: PlatformCall): CheckStep {
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "0"]),
  );
  const body = call.request && "form" in call.request ? { multipart: {} } : { json: {} };
  return {
    call,
    ask: () => ({ params, ...(call.request ? body : {}) }),
    expected: call.auth === "bearer" ? (call.request ? [400, 401] : [401]) : [400, 401, 403],
    isSigned: false,
  };
}
