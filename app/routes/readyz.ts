import { readinessProblem } from "~/server/readiness.server";

/**
 * Readiness: 200 while requests can be served; 503 while starting, draining, without the shared services or without
 * space for data (OPS-01, OPS-02).
 */
export async function loader() {
  const problem = await readinessProblem();
  return new Response(`${problem ?? "ready"}\n`, {
    status: problem === null ? 200 : 503,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}
