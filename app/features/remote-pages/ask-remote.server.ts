import type {
  RemotePageRequest,
  RemotePageResult,
} from "~/platform/services/remotes/page-types.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { prepareFragmentUnlessTooLarge, type ReplyCleaningOptions } from "./clean/reply.server";
import type { FragmentResult } from "./fragment";

/** A request for a page's fragment; `path` starts with the language, `search` is "" or starts with "?". */
export type FragmentRequest = Omit<RemotePageRequest, "components" | "headers"> & {
  /** Headers of the reader's settings, which shape the page (SET-01). */
  readonly display: Readonly<Record<string, string>>;
  /** How long this caller waits, ms; default: the remote's budget (REM-10). */
  readonly waitMs?: number;
};

/** What loading a fragment needs from its environment. */
export interface FragmentLoadDeps {
  readonly fetchRemote: (scope: PlatformScope, ask: RemotePageRequest) => Promise<RemotePageResult>;
  /** The same scope without its visitor and with its own time budget, ms. */
  readonly detachedScope: (scope: PlatformScope, budgetMs: number) => PlatformScope;
  /**
   * The address of a remote's page, by the remote's base address (`url`), the path and the query;
   * null where the shell may not request it.
   */
  readonly pageOf: (url: string, path: string, search: string) => URL | null;
  readonly prepare: Omit<ReplyCleaningOptions, "app" | "url">;
  /** Monotonic clock, ms. */
  readonly now?: () => number;
  /** The platform's clock, ms since epoch. */
  readonly clock: () => number;
  readonly log: (message: string, detail: Readonly<Record<string, unknown>>) => void;
}

/** One request to a remote, and its reply made safe; never rejects. */
export async function requestPreparedFragment(
  deps: FragmentLoadDeps,
  scope: PlatformScope,
  ask: FragmentRequest,
  budgetMs: number,
): Promise<FragmentResult> {
  const { app, path, search, isPersonal, isHidden, display } = ask;
  try {
    const page = deps.pageOf(ask.remote.url, path, search);
    if (!page) return refusedFragment(deps, ask, "forbidden-origin");
    const remote = { url: ask.remote.url, budgetMs };
    const answer = await deps.fetchRemote(scope, {
      app,
      remote,
      path,
      search,
      isPersonal,
      isHidden,
      headers: display,
    });
    if (!answer.ok) {
      if (answer.kind === "slow") return { state: "loading" };
      if (answer.kind === "terms") return { state: "error", areTermsAsked: true };
      return answer.kind === "status" && answer.status !== undefined
        ? { state: "error", status: answer.status }
        : { state: "error" };
    }
    const fragment = prepareFragmentUnlessTooLarge(answer.reply, {
      ...deps.prepare,
      app,
      url: page.href,
    });
    return fragment
      ? { state: "ready", fragment, asOf: null }
      : refusedFragment(deps, ask, "too complex");
  } catch (error) {
    deps.log("remote page failed", { app, path, error: String(error) });
    return { state: "error" };
  }
}

function refusedFragment(
  deps: FragmentLoadDeps,
  { app, path }: FragmentRequest,
  reason: string,
): FragmentResult {
  deps.log("remote page refused", { app, path, reason });
  return { state: "error" };
}
