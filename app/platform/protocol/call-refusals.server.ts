import type { WireCall } from "./call.server";
import { type RefusalsOfStatus, refusal } from "./refusal.server";

/** Refusals of a call with those that any such call may have, one entry a status. */
export function allRefusalsOf(call: WireCall): readonly RefusalsOfStatus[] {
  const common: RefusalsOfStatus[] = [refusal(503, "busy")];
  if (call.request) common.push(refusal(400, "json", "schema"), refusal(413, "too-large"));
  if (call.headers && "idempotency-key!" in call.headers) common.push(refusal(400, "key"));
  if (call.proof === "bearer") common.push(refusal(401, "token"), refusal(451, "terms"));
  if (/\{/.test(call.path)) common.push(refusal(404, "not-found"));
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
