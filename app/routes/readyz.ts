import { phase } from "~/server/lifecycle.server";
import { sharedParts } from "~/server/shared/parts.server";

/**
 * Readiness: 200 while requests can be served; 503 while starting, draining or without the shared services
 * (OPS-01, OPS-02).
 */
export async function loader() {
  const now = phase();
  const said =
    now === "ready" && !(await sharedParts().isHere()) ? "without its shared parts" : now;
  return new Response(`${said}\n`, {
    status: said === "ready" ? 200 : 503,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}
