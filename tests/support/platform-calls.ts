import { callName } from "~/platform/protocol/call-name.server";
import { platformCalls } from "~/platform/protocol/index.server";
import type { Sandbox } from "~sandbox/options";

/** The name of a platform call in tables: the method and the path, its parameters in braces. */
export type CallName = string;

const holder = globalThis as typeof globalThis & { __touchlineSandbox?: Promise<Sandbox> };

/** Every call of the platform. */
export const platformCallNames: readonly CallName[] = platformCalls.map(callName);

/** The platform call that a request makes; a remote's by its app; the request itself where it is neither. */
function callOf(method: string, pathname: string): CallName {
  const remote = /^\/remotes\/([\w-]+)/.exec(pathname)?.[1];
  if (remote !== undefined) return `remote ${remote}`;
  const matching = platformCallNames.filter((name) => {
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

  private constructor(private readonly sandbox: Sandbox) {}

  /** Stands before the platform that the site has opened. */
  static async before(): Promise<RefusingPlatform> {
    const opened = holder.__touchlineSandbox;
    if (!opened) throw new Error("the site has no embedded platform");
    const sandbox = await opened;
    const platform = new RefusingPlatform(sandbox);
    const { notes, metrics } = sandbox;
    const fetch = (request: Request) => platform.fetch(request);
    holder.__touchlineSandbox = Promise.resolve({
      notes,
      metrics,
      fetch,
      close: () => sandbox.close(),
    });
    return platform;
  }

  private async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/sandbox/")) return this.sandbox.fetch(request);
    const name = callOf(request.method, pathname);
    this.made.add(name);
    if (name !== this.refused) return this.sandbox.fetch(request);
    this.refusals += 1;
    return Response.json({ code: "terms", exception_code: 1 }, { status: 451 });
  }
}
