import { once, requestScope } from "~/server/request-scope.server";
import { buildContext } from "./build-context.server";
import { decideRequest } from "./decide-request.server";
import { loadRequest } from "./load-request.server";
import { refusedPage } from "./refused-page";
import type { RequestContext } from "./request-context";

interface Args {
  readonly request: Request;
  readonly context: Parameters<typeof requestScope>[0];
}

const memoKey = "request-context";

/**
 * What every loader calls first, parents and `/remote/…` included: loads what guards need once per request, and lets one
 * pure rule decide (GRD-07, PLT-10). Throws the redirect it comes to. A page that is not to be had is in `decision`, for
 * the page's own loader to throw. `at` is the address of the page where the request's own is another (fragments).
 */
export function authorizeRequest(args: Args, at?: URL): Promise<RequestContext> {
  const scope = requestScope(args.context, args.request);
  return once(scope, memoKey, async () => {
    const loaded = await loadRequest(scope, args.request, at ?? new URL(args.request.url));
    return buildContext(loaded, decideRequest(loaded));
  });
}

/** `authorizeRequest` for a page: throws the status of one that is not to be had (SCR-11, NTC-03, NTC-05). */
export async function authorizePage(args: Args, at?: URL) {
  const context = await authorizeRequest(args, at);
  const { decision } = context;
  if (decision.kind === "render") return { ...context, decision };
  if (decision.kind === "notice") context.scope.retryAfter = decision.retryAfter;
  throw refusedPage(decision);
}

/** The context of a request that has been authorized; null where it was not asked for, or was refused. */
export async function authorizedRequest(args: Args): Promise<RequestContext | null> {
  const scope = requestScope(args.context, args.request);
  // Only `authorizeRequest` writes this key.
  const context = scope.memo.get(memoKey) as Promise<RequestContext> | undefined;
  return context?.catch(() => null) ?? null;
}
