import type { RefusedForm } from "~/features/forms/declare.server";
import { postedText, refuseFormAs } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { findCodeWait } from "~/features/session/code-wait.server";
import type { AwaitedCode, CodeWaitPage } from "~/server/cookies/code-waits.server";
import { codeDigitCount, codeTextSchema } from "./code-text.server";

/** A typed code, with what the session stores about the code it waits for. */
interface TypedCode {
  readonly ok: true;
  readonly code: string;
  readonly wait: AwaitedCode;
}

/** Reads a typed code; refuses the form where no code is awaited, or none was typed. */
export async function readTypedCode(
  { context, request }: Pick<FormPost, "context" | "request">,
  use: CodeWaitPage,
  typed: string,
): Promise<TypedCode | RefusedForm> {
  const wait = await findCodeWait(context.scope, request, use);
  if (wait?.stage !== "code") return { ok: false, errors: [{ field: null, code: "code-over" }] };
  const code = codeTextSchema(codeDigitCount).safeParse(typed);
  if (code.success) return { ok: true, code: code.data, wait };
  const refusal = typed.trim() === "" ? "required" : "bad-code";
  return { ok: false, errors: [{ field: "code", code: refusal }] };
}

/** As `readTypedCode`, for an intent that is not declared. */
export async function readPostedCode(
  post: FormPost,
  use: CodeWaitPage,
  name = "default",
): Promise<TypedCode | { readonly refused: ActionResult<FormReply> }> {
  const read = await readTypedCode(post, use, postedText(post.form, "code"));
  return read.ok ? read : { refused: refuseFormAs(post.form, read, { form: name }) };
}
