import { call } from "../../transport/call.server";
import { effectPolicy, queryPolicy } from "../../transport/policy.server";
import { dropMemoisedAnswers } from "../../transport/scope/memo.server";
import type { PlatformScope } from "../../transport/scope.server";
import {
  type CodeRefusal,
  type CodeSendResult,
  toCodeRefusal,
  toCodeSendResult,
} from "../auth/code-answers.server";
import {
  emailConfirmationLinkReplyWire,
  emailConfirmationSentReplyWire,
  emailConfirmedReplyWire,
} from "./wire.server";

const sendPolicy = effectPolicy("user.activation", "bearer", 8000);
const codePolicy = effectPolicy("auth.activation-code", "none", 8000);
const guestPolicy = effectPolicy("auth.activation-confirm", "none", 8000);
const ownPolicy = effectPolicy("auth.activation-confirm", "session", 8000);
const linkPolicies = {
  none: queryPolicy("auth.activation-link", "none", { timeoutMs: 1500 }),
  session: queryPolicy("auth.activation-link", "session", { timeoutMs: 1500 }),
} as const;
const path = "/web-api/authapi/v1/activation";

/** Sends a code and a link to the signed-in player's e-mail address (ACC-06). */
export async function requestEmailConfirmationCode(scope: PlatformScope): Promise<CodeSendResult> {
  const json = { lng: scope.lng };
  const input = { method: "POST", path: "/web-api/user/v1/activation", json } as const;
  return toCodeSendResult(await call(scope, sendPolicy, input, emailConfirmationSentReplyWire));
}

/** Confirms the player's e-mail address by the code of the message. */
export async function submitEmailConfirmationCode(
  scope: PlatformScope,
  entered: { readonly token: string; readonly code: string },
): Promise<{ readonly kind: "active" } | CodeRefusal> {
  const input = { method: "POST", path: `${path}/code`, json: entered } as const;
  const reply = await call(scope, codePolicy, input, emailConfirmedReplyWire);
  dropMemoisedAnswers(scope, "platform.player");
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
  const input = { method: "POST", path: `${path}/link`, json: { token } } as const;
  const policy = linkPolicies[scope.auth ? "session" : "none"];
  const reply = await call(scope, policy, input, emailConfirmationLinkReplyWire);
  return reply.ok ? reply.data.state : null;
}

/** Confirms the player's e-mail address by a mailed link's token, which this uses up. */
export async function confirmEmailByLink(
  scope: PlatformScope,
  token: string,
): Promise<{ readonly kind: "active" } | CodeRefusal> {
  const input = { method: "POST", path: `${path}/confirm`, json: { token } } as const;
  const reply = await call(
    scope,
    scope.auth ? ownPolicy : guestPolicy,
    input,
    emailConfirmedReplyWire,
  );
  dropMemoisedAnswers(scope, "platform.player");
  return reply.ok ? { kind: "active" } : toCodeRefusal(reply.failure);
}
