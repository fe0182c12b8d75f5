import { defineRefusal, type PlatformCall, type RefusalsOfStatus } from "../define-call.server";

/** Refusals of a call with those that any such call may have, one entry a status. */
export function allRefusalsOf(call: PlatformCall): readonly RefusalsOfStatus[] {
  const common: RefusalsOfStatus[] = [defineRefusal(503, "busy")];
  if (call.request)
    common.push(defineRefusal(400, "json", "schema"), defineRefusal(413, "too-large"));
  if (call.headers && "idempotency-key!" in call.headers) common.push(defineRefusal(400, "key"));
  if (call.auth === "bearer") common.push(defineRefusal(401, "token"), defineRefusal(451, "terms"));
  if (/\{/.test(call.path)) common.push(defineRefusal(404, "not-found"));
  const byStatus = new Map<number, RefusalsOfStatus>();
  for (const one of [...(call.refusals ?? []), ...common]) {
    const known = byStatus.get(one.status);
    const body = known?.body ?? one.body;
    byStatus.set(one.status, {
      status: one.status,
      codes: [...new Set([...(known?.codes ?? []), ...one.codes])],
      ...(body ? { body } : {}),
    });
  }
  return [...byStatus.values()].sort((one, other) => one.status - other.status);
}
