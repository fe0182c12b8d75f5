import { processPhase } from "~/server/lifecycle.server";
import { sharedServices } from "~/server/shared/shared-services.server";

/**
 * Readiness: 200 while requests can be served; 503 while starting, draining or without the shared services
 * (OPS-01, OPS-02).
 */
export async function loader() {
  const now = processPhase();
  const said =
    now === "ready" && !(await sharedServices().isHere()) ? "without its shared services" : now;
  return new Response(`${said}\n`, {
    status: said === "ready" ? 200 : 503,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}
