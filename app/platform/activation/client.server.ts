import { type CodeRefusal, type CodeSent, codeRefusal, sentOr } from "../auth/code-answers.server";
import { effect, reading } from "../policy.server";
import { forget, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { activatedWire, activationLinkReplyWire, activationSentWire } from "./wire.server";

const sendPolicy = effect("user.activation", "bearer", 8000);
const codePolicy = effect("auth.activation-code", "none", 8000);
const guestPolicy = effect("auth.activation-confirm", "none", 8000);
const ownPolicy = effect("auth.activation-confirm", "session", 8000);
const linkPolicies = {
  none: reading("auth.activation-link", "none", { timeoutMs: 1500 }),
  session: reading("auth.activation-link", "session", { timeoutMs: 1500 }),
} as const;
const path = "/web-api/authapi/v1/activation";

/** Sends a code and a link to the signed-in player's e-mail address (ACC-06). */
export async function askActivation(scope: PlatformScope): Promise<CodeSent> {
  const json = { lng: scope.lng };
  const input = { method: "POST", path: "/web-api/user/v1/activation", json } as const;
  return sentOr(await call(scope, sendPolicy, input, activationSentWire));
}

/** Confirms the address by the code of the message. */
export async function enterActivationCode(
  scope: PlatformScope,
  entered: { readonly token: string; readonly code: string },
): Promise<{ readonly kind: "active" } | CodeRefusal> {
  const input = { method: "POST", path: `${path}/code`, json: entered } as const;
  const reply = await call(scope, codePolicy, input, activatedWire);
  forget(scope, "platform.player");
  return reply.ok ? { kind: "active" } : codeRefusal(reply.failure);
}

/** Whether a link would still be taken from this visitor; null = nobody knows. Asking does not use it up. */
export async function activationLink(
  scope: PlatformScope,
  token: string,
): Promise<"open" | "over" | "foreign" | null> {
  const input = { method: "POST", path: `${path}/link`, json: { token } } as const;
  const policy = linkPolicies[scope.auth ? "session" : "none"];
  const reply = await call(scope, policy, input, activationLinkReplyWire);
  return reply.ok ? reply.data.state : null;
}

/** Confirms the address by a link's token, which this uses up. */
export async function confirmActivation(
  scope: PlatformScope,
  token: string,
): Promise<{ readonly kind: "active" } | CodeRefusal> {
  const input = { method: "POST", path: `${path}/confirm`, json: { token } } as const;
  const reply = await call(scope, scope.auth ? ownPolicy : guestPolicy, input, activatedWire);
  forget(scope, "platform.player");
  return reply.ok ? { kind: "active" } : codeRefusal(reply.failure);
}
