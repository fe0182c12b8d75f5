import type { RequestContext } from "~/features/gate/request-context";
import type { LayoutName, Screen } from "~/features/screens/types";

export function screenOfRequest({ decision }: RequestContext): Screen | null {
  return decision.kind === "status" ? null : decision.screen;
}

/** The layout of the request's page; `default` where the request has no screen. */
export function layoutOfRequest(context: RequestContext): LayoutName {
  return screenOfRequest(context)?.layout ?? "default";
}

/** Whether a layout has neither coupon nor messages. */
export function hasNoCouponOrMessages(layout: LayoutName): boolean {
  return layout === "blocked" || layout === "maintenance" || layout === "empty";
}
