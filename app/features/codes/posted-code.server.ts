import { type RefusedForm, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { findCodeWait } from "~/features/session/code-wait.server";
import type { AwaitedCode, CodeWaitPage } from "~/server/cookies/code-waits.server";
import { codeDigitCount, readCode } from "./code-text.server";

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
  if (wait?.stage !== "code") return refuseWith("code-over");
  const read = readCode(typed, codeDigitCount);
  return read.ok ? { ...read, wait } : read;
}
