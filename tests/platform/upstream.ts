import { resetBreakers } from "~/platform/transport/breaker/breakers.server";
import { createPlatformScope } from "~/platform/transport/scope/platform-scope.server";
import type { PlatformAuth, PlatformScope } from "~/platform/transport/scope.server";
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
