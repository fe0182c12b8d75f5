import type { Sandbox, SandboxOptions } from "~/platform/transport/embedded/sandbox";
import type { Line } from "./line";

interface Reply<T> {
  readonly status: number;
  readonly body: T;
}

/** A player of the platform who is signed in. */
export interface BenchPlayer {
  readonly userId: number;
  /** A fresh access token; it lapses as the platform's clock moves. */
  token(): Promise<string>;
}

export interface BenchPlatform {
  call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply<T>>;
  signIn(): Promise<BenchPlayer>;
  close(): Promise<void>;
}

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** A sign-in as the platform takes it. */
export function credentials(login: string, password: string) {
  return { login: base64(login), password: base64(password), save: true, lng: "en", device: {} };
}

/** Opens the platform as it was built, in this process, with the built-in feed. */
export async function openBenchPlatform(
  database: Pick<SandboxOptions, "dataDir" | "databaseUrl">,
): Promise<BenchPlatform> {
  const { openSandbox } = (await import(
    /* @vite-ignore */ `${process.cwd()}/build/sandbox/main.js`
  )) as { openSandbox(options: SandboxOptions): Promise<Sandbox> };
  const sandbox = await openSandbox({
    ...database,
    feed: null,
    publicOrigin: "https://touchline.test",
    secrets: ["a-secret-of-tests"],
    now: null,
    control: true,
  });
  const call: BenchPlatform["call"] = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const request = new Request(`http://platform${path}`, { method, headers, body: json });
    if (json !== undefined) request.headers.set("content-type", "application/json");
    const response = await sandbox.fetch(request);
    return { status: response.status, body: (await response.json()) as T };
  };
  return {
    call,
    async signIn() {
      const login = credentials("demo@example.test", "demo");
      const { body } = await call<{ userId: number; sessionId: string }>(
        "POST",
        "/web-api/authapi/v1/login",
        login,
      );
      const own = { "x-session-id": body.sessionId };
      const path = "/web-api/gettoken/user?force_refresh=true";
      return {
        userId: body.userId,
        token: async () => (await call<{ token: string }>("GET", path, undefined, own)).body.token,
      };
    },
    close: () => sandbox.close(),
  };
}

/** A line of a rate: at least so many in a second. */
export function perSecondLine(what: string, now: number, goal: number, perSecond: number): Line {
  return {
    what,
    now: `≥ ${now}/s`,
    goal: `≥ ${goal}/s`,
    measured: `${perSecond.toFixed(0)}/s`,
    isMet: perSecond >= now,
  };
}
