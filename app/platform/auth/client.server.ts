import { z } from "zod";
import type { Failure } from "../failure.server";
import { effect, reading } from "../policy.server";
import { forget, once, type PlatformScope } from "../scope.server";
import { forgetToken } from "../token.server";
import { call } from "../transport.server";
import { wireHeaders } from "../wire.server";
import { checkReplyWire, disconnectReplyWire, loginReplyWire } from "./wire.server";

/** What a player typed to sign in (SES-04). */
export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly save: boolean;
  /** Device component data by name; may be empty. */
  readonly device: Readonly<Record<string, string>>;
  /** A solved captcha, where one was asked for. */
  readonly captcha?: string;
}

/** How signing in ended. `captcha` carries the platform's code (100, 111, 112 or 113; PLT-04). */
export type SignIn =
  | { readonly kind: "signed-in"; readonly userId: number; readonly sessionId: string }
  | { readonly kind: "two-step"; readonly token: string }
  | {
      readonly kind: "refused";
      readonly code: "bad-credentials" | "locked" | "other";
      readonly title: string | null;
    }
  | { readonly kind: "captcha"; readonly code: number; readonly title: string | null }
  | { readonly kind: "unavailable" };

/** Who the session belongs to: nobody any more, or it cannot be told now and so stands (SES-01). */
export type SessionCheck =
  | { readonly kind: "player"; readonly userId: number }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

const loginPolicy = effect("auth.login", "none", 8000);
const checkPolicy = reading("auth.check", "session", { timeoutMs: 1500, retries: 2, retryDelayMs: 1500 });
const disconnectPolicy = effect("auth.disconnect", "session", 5000);
const captchaCodes = new Set([100, 111, 112, 113]);

/** Signs a player in. Does not change the scope: the caller sets the new session on it. */
export async function signIn(scope: PlatformScope, credentials: Credentials): Promise<SignIn> {
  const { login, password, save, device, captcha } = credentials;
  const json = { login: encoded(login), password: encoded(password), save, lng: scope.lng, device };
  const headers: Record<string, string> =
    captcha === undefined ? {} : { [wireHeaders.captcha]: encodeURIComponent(captcha) };
  const input = { method: "POST", path: "/web-api/authapi/v1/login", json, headers } as const;
  const reply = await call(scope, loginPolicy, input, loginReplyWire);
  if (!reply.ok) return notSignedIn(reply.failure);
  forget(scope);
  if ("twoStep" in reply.data) return { kind: "two-step", token: reply.data.twoStep.token };
  return { kind: "signed-in", ...reply.data };
}

/**
 * Checks the session once per request: two retries 1500 ms apart after an outage, as far as the page's budget
 * goes. Only the platform's own word ends a session; no answer is "unknown" (SES-01).
 */
export function checkSession(scope: PlatformScope): Promise<SessionCheck> {
  return once(scope, "platform.session", async (): Promise<SessionCheck> => {
    if (!scope.auth) return { kind: "gone" };
    const reply = await call(scope, checkPolicy, { path: "/web-api/authapi/v1/check" }, checkReplyWire);
    if (!reply.ok) {
      const isOver = reply.failure.kind === "refused" && reply.failure.status === 401;
      return { kind: isOver ? "gone" : "unknown" };
    }
    const { user_id: userId } = reply.data;
    return userId === null || userId === 0 ? { kind: "gone" } : { kind: "player", userId };
  });
}

/** Ends the session upstream, here or on all devices (SES-02); false = the platform did not confirm it. */
export async function signOut(
  scope: PlatformScope,
  options: { readonly everywhere: boolean },
): Promise<boolean> {
  const input = { method: "POST", path: "/web-api/authapi/v1/disconnect", json: options } as const;
  const reply = await call(scope, disconnectPolicy, input, disconnectReplyWire);
  if (scope.auth) forgetToken(scope.auth.sessionId);
  forget(scope);
  return reply.ok && reply.data.success;
}

function notSignedIn(failure: Failure): SignIn {
  if (failure.kind !== "refused") return { kind: "unavailable" };
  const { title } = failure;
  const code = captchaCode.safeParse(failure.code);
  if (code.success) return { kind: "captcha", code: code.data, title };
  const named = z.enum(["bad-credentials", "locked"]).safeParse(failure.code);
  return { kind: "refused", code: named.success ? named.data : "other", title };
}

const captchaCode = z.coerce.number().refine((code) => captchaCodes.has(code));

/** base64 of the UTF-8 text, as the auth API takes it (SES-04). */
function encoded(text: string) {
  return Buffer.from(text, "utf8").toString("base64");
}
