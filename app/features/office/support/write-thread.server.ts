import type { FormResult } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import type { SupportWriteOutcome } from "~/platform/services/support/client.server";
import { readPostedFiles, sendFiles } from "../documents/files.server";

/**
 * Writes a support message, then sends the post's files to it. The files are checked first, so that
 * no message is written if one of them is refused. `to` is the page of the written thread.
 */
export async function writeMessageThenSendFiles(
  context: RequestContext,
  write: () => Promise<SupportWriteOutcome>,
  to: (id: number) => string,
): Promise<FormResult> {
  const read = readPostedFiles(context, "file");
  if (!read.ok) return { ok: false, errors: read.errors };
  const outcome = await write();
  if (!outcome.ok) return threadResult(outcome, to);
  const code = await sendFiles(context, read.files, { message: outcome.messageId });
  return { ok: true, to: code === null ? to(outcome.id) : `${to(outcome.id)}&files=unsent` };
}

/** Where a written thread leads to, or the form again with why it was not written. */
export function threadResult(outcome: SupportWriteOutcome, to: (id: number) => string): FormResult {
  if (outcome.ok) return { ok: true, to: to(outcome.id) };
  const { code } = outcome;
  if (code === null) return refuseThread("unavailable", 503);
  return refuseThread(code, code === "not-blocked" ? 409 : 422);
}

/** The form again, with an error of the form as a whole. */
export function refuseThread(code: string, status: number): FormResult {
  return { ok: false, status, errors: [{ field: null, code }] };
}

/** The fields of a thread that stay empty unless its form has them. */
export const emptyThread = { topic: "", subject: "", payment: null, email: null } as const;
