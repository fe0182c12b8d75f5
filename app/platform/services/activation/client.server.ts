import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import {
  type CodeRefusal,
  type CodeSendResult,
  toCodeRefusal,
  toCodeSendResult,
} from "../auth/code-answers.server";
import { dropMemoised, memoised } from "../memo.server";
import { activationCalls } from "./calls.server";

/** Sends a code and a link to the signed-in player's e-mail address (ACC-06). */
export async function requestEmailConfirmationCode(scope: PlatformScope): Promise<CodeSendResult> {
  const json = { lng: scope.lng };
  return toCodeSendResult(await call(scope, activationCalls.send, { json }));
}

/** Confirms the player's e-mail address by the code of the message. */
export async function submitEmailConfirmationCode(
  scope: PlatformScope,
  entered: { readonly token: string; readonly code: string },
): Promise<{ readonly kind: "active" } | CodeRefusal> {
  const reply = await call(scope, activationCalls.code, { json: entered });
  dropMemoised(scope, memoised.player);
  return reply.ok ? { kind: "active" } : toCodeRefusal(reply.failure);
}

/**
 * Whether the token of a mailed link is still valid for this visitor: `over` = expired or used,
 * `foreign` = another player's; null = unknown. The check does not use the link up.
 */
export async function loadEmailConfirmationLinkState(
  scope: PlatformScope,
  token: string,
): Promise<"open" | "over" | "foreign" | null> {
  const reply = await call(scope, activationCalls.link, { json: { token }, as: "session" });
  return reply.ok ? reply.data.state : null;
}

/** Confirms the player's e-mail address by a mailed link's token, which this uses up. */
export async function confirmEmailByLink(
  scope: PlatformScope,
  token: string,
): Promise<{ readonly kind: "active" } | CodeRefusal> {
  const reply = await call(scope, activationCalls.confirm, { json: { token }, as: "session" });
  dropMemoised(scope, memoised.player);
  return reply.ok ? { kind: "active" } : toCodeRefusal(reply.failure);
}
