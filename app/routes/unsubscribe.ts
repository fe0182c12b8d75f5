import { oneClickUnsubscribe } from "~/features/newsletter/unsubscribe.server";

/** A mail program's "unsubscribe" (OFC-12), by POST alone: what only looks at the address stops nothing. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

export const action = oneClickUnsubscribe;
