import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadCountersOfVisitor } from "~/features/analytics/counters.server";

/** Analytics counters of this site: code by number of the type; none without consent (ANA-01). */
export async function loader(args: LoaderFunctionArgs) {
  return Response.json(await loadCountersOfVisitor(args), {
    headers: { "Cache-Control": "private, no-store" },
  });
}
