import type { z } from "zod";
import type { ShellCall } from "~/platform/define-call.server";
import { resetBreakers } from "~/platform/transport/breaker.server";
import { call } from "~/platform/transport/call.server";
import type { Reply } from "~/platform/transport/failure.server";
import type { AuthKind } from "~/platform/transport/policy.server";
import type { WireRequest } from "~/platform/transport/request.server";
import {
  createPlatformScope,
  type PlatformAuth,
  type PlatformScope,
} from "~/platform/transport/scope.server";
import { setUpstreamForTests } from "~/platform/transport/upstream.server";
import type { Env } from "~/server/env/environment.server";
import { setEnvForTests } from "~/server/env.server";

/** What a written upstream was asked. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Headers;
  readonly body: string;
}

type Answers = (asked: Asked, count: number) => Response | Promise<Response>;

/** Puts a hand-written platform in place of the real one; the list grows with every request. */
export function upstream(answers: Answers): Asked[] {
  const all: Asked[] = [];
  setUpstreamForTests(async (request) => {
    const { pathname, search } = new URL(request.url);
    const asked = {
      method: request.method,
      path: pathname,
      search,
      headers: request.headers,
      body: await request.text(),
    };
    all.push(asked);
    return answers(asked, all.length);
  });
  return all;
}

/** An environment with a platform of its own and one remote origin. */
export function testEnv(change: Partial<Env> = {}) {
  resetBreakers();
  setEnvForTests({
    port: 0,
    host: null,
    appEnv: "production",
    isDemonstration: false,
    platformOrigin: "https://platform.test",
    remoteOrigins: ["https://remote.test"],
    secrets: ["0123456789abcdef"],
    publicOrigin: null,
    trustedProxies: [],
    redisUrl: null,
    isControlOpenToProxies: false,
    sandbox: {
      dataDir: null,
      databaseUrl: null,
      feed: null,
      publicOrigin: "https://touchline.test",
      secrets: ["a-secret-of-tests"],
      now: null,
      control: false,
    },
    ...change,
  });
}

let count = 0;

/** A session of its own, with a token that is valid for an hour unless `token` says otherwise. */
export function session(
  token: string | null = "cookie-token",
  expires = Date.now() + 3_600_000,
): PlatformAuth {
  count += 1;
  return { sessionId: `session-${count}`, token, tokenExpires: expires, onToken: () => {} };
}

export function scope(change: Partial<PlatformScope> & { budgetMs?: number } = {}): PlatformScope {
  return createPlatformScope({
    lng: "en",
    requestId: "req-1",
    url: "https://shop.test/en",
    ...change,
  });
}

/** A JWT with an expiry, seconds since epoch. */
export function jwt(exp: number, id = "a"): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part({ exp, id })}.c2ln`;
}

/** An error as undici throws it. */
export function netError(code: string): TypeError {
  return new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
}

/** A call by what it does; `sendCall` gives it an address and a reply. */
type TestCall = Pick<ShellCall, "name" | "kind" | "timeoutMs"> & { readonly auth: AuthKind };

export const queryCall = (
  name: string,
  auth: AuthKind,
  limits: Pick<ShellCall, "timeoutMs" | "retries" | "retryDelayMs">,
): TestCall => ({ name, auth, kind: "query", ...limits });
export const effectCall = (name: string, auth: AuthKind, timeoutMs: number): TestCall => ({
  ...{ name, auth, kind: "effect", timeoutMs },
});
export const moneyCall = (name: string, auth: AuthKind, timeoutMs: number): TestCall => ({
  ...{ name, auth, kind: "money", timeoutMs },
});

/** Sends a call that no service defines. */
export function sendCall<T>(
  scope: PlatformScope,
  sent: TestCall,
  { method = "GET", path, ...input }: WireRequest,
  schema: z.ZodType<T>,
): Promise<Reply<T>> {
  const definition = { ...sent, method, path, summary: "A test", reply: schema } as ShellCall;
  // The definition says nothing of its input.
  return call(scope, definition, input as never) as Promise<Reply<T>>;
}
