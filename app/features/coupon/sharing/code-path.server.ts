import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";

/** The address of the coupon page with a message about a share code. */
export function shareCodePath(
  { lng }: RequestContext,
  use: "code" | "loaded" | "saved",
  code: string,
): string {
  return `${screenPath(lng, "coupon")}?${use}=${code}`;
}
