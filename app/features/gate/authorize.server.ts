import { serverTexts } from "~/i18n/texts.server";
import { NoSiteConfig } from "~/platform/services/config/client.server";
import { log } from "~/server/log.server";
import { memoKey, oncePerRequest } from "~/server/request-memo.server";
import { requestScope } from "~/server/request-scope.server";
import { buildContext } from "./build-context.server";
import { decideRequest } from "./decide-request.server";
import { loadRequest, type PageOfRequest } from "./load-request.server";
import { refusedPageResponse, unavailablePageResponse } from "./refused-page";
import type { RequestContext } from "./request-context";

interface Args {
  readonly request: Request;
  readonly context: Parameters<typeof requestScope>[0];
}

/** Retry-After of a page without site config, s: the platform may be back as soon as it has restarted (CFG-01). */
const outageRetrySeconds = 10;
const contextKey = memoKey<Promise<RequestContext>>("request-context");

/**
 * Every loader calls this first, parent routes and `/remote/…` included. Loads what guards need once per
 * request, then applies one pure rule (GRD-07, PLT-10). Throws the resulting redirect. A page that cannot be
 * shown is in `decision`; the page's own loader throws it. `at` is the page's address where it differs from
 * the request's (fragments, files). Throws a 503 while there is no site config.
 */
export function authorizeRequest(args: Args, at?: PageOfRequest): Promise<RequestContext> {
  const scope = requestScope(args.context, args.request);
  return oncePerRequest(scope, contextKey, async () => {
    const loaded = await loadRequest(scope, args.request, at ?? new URL(args.request.url)).catch(
      (error: unknown) => {
        if (!(error instanceof NoSiteConfig)) throw error;
        log.error({ requestId: scope.requestId }, "no site config: the platform is away");
        scope.retryAfter = outageRetrySeconds;
        throw unavailablePageResponse(error.message, outageRetrySeconds);
      },
    );
    return buildContext(loaded, decideRequest(loaded));
  });
}

/**
 * `authorizeRequest` for a page. Throws the status of a page that cannot be shown (SCR-11, NTC-03, NTC-05).
 */
export async function authorizePage(args: Args, at?: PageOfRequest) {
  const context = await authorizeRequest(args, at);
  const { decision } = context;
  if (decision.kind === "render") return { ...context, decision };
  if (decision.kind === "notice") context.scope.retryAfter = decision.retryAfter;
  throw await refusedPageResponse(decision, async ({ reason }) => {
    const t = await serverTexts(context.lng, "notices");
    return `${t(`${reason}_title`)} – ${context.config.companyName}`;
  });
}

/**
 * The context that `authorizeRequest` loaded earlier in this request; starts no authorization itself.
 * null = it was not called, or threw.
 */
export async function findAlreadyAuthorizedContext(args: Args): Promise<RequestContext | null> {
  const scope = requestScope(args.context, args.request);
  return scope.memo.get(contextKey)?.catch(() => null) ?? null;
}
