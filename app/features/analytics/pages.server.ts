import type { SiteConfig } from "~/domain/settings/site-config";
import { countPageView } from "~/server/metrics.server";
import { pageEvents } from "./page-events";
import { type EventSource, mayRecord, recordEvents } from "./record.server";

/** What an authorized request says about its page. */
interface PageOfVisitor extends EventSource {
  readonly url: URL;
  readonly config: Pick<SiteConfig, "analytics">;
  readonly decision:
    | { readonly kind: "status"; readonly status: number }
    | { readonly kind: "render"; readonly status: number; readonly screen: { readonly id: string } }
    | {
        readonly kind: "notice";
        readonly status: number;
        readonly screen: { readonly id: string };
        readonly reason: string;
      };
}

/** What an open page needs to record events; null = it records none: no consent, or site config has them off. */
export interface PageAnalytics {
  /** Address of the collector, without its query. */
  readonly collector: string;
  /** Id of the page's screen. */
  readonly screen: string;
  readonly status: number;
}

/** Data for an open page's events (ANA-02). */
export function pageAnalytics(context: PageOfVisitor): PageAnalytics | null {
  const { isAvailable, key } = context.config.analytics;
  if (!isAvailable || !mayRecord(context.consent)) return null;
  const { decision } = context;
  return { collector: `/fatman-api/${key}`, screen: screenOf(decision), status: decision.status };
}

/**
 * Records the view of a document, whether or not its browser runs scripts (ANA-06). One that is loaded ahead has not been
 * seen; the script of its page records it when it is.
 */
export function recordDocument(context: PageOfVisitor, request: Request, status: number): void {
  const isAhead = /prefetch/.test(request.headers.get("sec-purpose") ?? "");
  if (request.method !== "GET" || isAhead) return;
  const { decision, url } = context;
  const screen = screenOf(decision);
  countPageView(screen);
  const events =
    decision.kind === "notice"
      ? [{ name: "notice_shown", reason: decision.reason, status } as const]
      : pageEvents({ screen, pathname: url.pathname, mode: "document", status });
  recordEvents(context, ...events);
}

const screenOf = (decision: PageOfVisitor["decision"]): string =>
  decision.kind === "status" ? "unknown" : decision.screen.id;
