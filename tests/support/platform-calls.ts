import { readFileSync } from "node:fs";
import type { Sandbox } from "~sandbox/options";

/** A call of docs/platform.md: the method and the path, its parameters in braces. */
export type CallName = string;

const holder = globalThis as typeof globalThis & { __touchlineSandbox?: Promise<Sandbox> };
const limits = "/limit-service-api/api/external/web/v3/";

/** The calls that docs/platform.md names, those of the sandbox's control interface apart. */
export function documentedCalls(): readonly CallName[] {
  const [text = ""] = readFileSync("docs/platform.md", "utf8").split("## The sandbox alone");
  const found = text.matchAll(/`(GET|POST|PUT|DELETE|PATCH)(?:`, `(PUT|POST))? ([^`\s]+)`/g);
  const names = [...found].flatMap(([, method = "", other, path = ""]) =>
    [method, other].flatMap((each) => (each === undefined ? [] : [`${each} ${wholePath(path)}`])),
  );
  return [...new Set(names)].filter((name) => !name.includes(" /sandbox/"));
}

function wholePath(path: string): string {
  const [plain = ""] = path.split("?");
  if (plain.startsWith("…/payments")) return plain.replace("…", "/web-api/officeapi/v1");
  return plain.startsWith("/") ? plain : limits + plain;
}

/** The documented call that a request makes; a remote's by its app; the request itself where it is neither. */
export function callOf(method: string, pathname: string, calls: readonly CallName[]): CallName {
  const remote = /^\/remotes\/([\w-]+)/.exec(pathname)?.[1];
  if (remote !== undefined) return `remote ${remote}`;
  const matching = calls.filter((name) => {
    const [verb, path = ""] = name.split(" ");
    return verb === method && new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname);
  });
  const params = (name: CallName) => name.split("{").length;
  return matching.sort((one, other) => params(one) - params(other))[0] ?? `${method} ${pathname}`;
}

/** The embedded platform with one call that it refuses until changed terms are confirmed. */
export class RefusingPlatform {
  /** The call that is refused; null = none. */
  refused: CallName | null = null;
  /** Calls made so far, and how often the refused one was. */
  readonly made = new Set<CallName>();
  refusals = 0;

  private constructor(
    private readonly sandbox: Sandbox,
    private readonly calls: readonly CallName[],
  ) {}

  /** Stands before the platform that the site has opened. */
  static async before(calls: readonly CallName[]): Promise<RefusingPlatform> {
    const opened = holder.__touchlineSandbox;
    if (!opened) throw new Error("the site has no embedded platform");
    const sandbox = await opened;
    const platform = new RefusingPlatform(sandbox, calls);
    const { notes } = sandbox;
    const fetch = (request: Request) => platform.fetch(request);
    holder.__touchlineSandbox = Promise.resolve({ notes, fetch, close: () => sandbox.close() });
    return platform;
  }

  private async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/sandbox/")) return this.sandbox.fetch(request);
    const name = callOf(request.method, pathname, this.calls);
    this.made.add(name);
    if (name !== this.refused) return this.sandbox.fetch(request);
    this.refusals += 1;
    return Response.json({ code: "terms", exception_code: 1 }, { status: 451 });
  }
}
