import { phase } from "~/server/lifecycle.server";

/** 200 while requests can be served; 503 while starting or draining (OPS-02). */
export function loader() {
  const now = phase();
  const status = now === "ready" ? 200 : 503;
  return new Response(`${now}\n`, {
    status,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}
