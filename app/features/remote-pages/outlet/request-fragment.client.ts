import { type ClientFragment, type FragmentLocation, fragmentAddress } from "../fragment";
import type { ClientFragmentResult } from "./loader";

/**
 * How long the browser waits for a fragment from our server, ms. The server itself waits less for
 * any remote, so after this time the connection is dead.
 */
const timeoutMs = 12_000;

/** Requests a fragment from our server (REM-01); without a connection the reply has no status. */
export async function requestFragment(
  target: FragmentLocation,
  signal: AbortSignal,
): Promise<ClientFragmentResult> {
  const own = new AbortController();
  const stop = () => own.abort();
  signal.addEventListener("abort", stop, { once: true });
  const timer = setTimeout(stop, timeoutMs);
  try {
    const response = await fetch(fragmentAddress(target.app, target.path, target.search), {
      signal: own.signal,
      headers: { Accept: "application/json" },
    });
    // A guard redirected the page; the visitor follows.
    if (response.redirected) return { ok: false, status: null, movedTo: response.url };
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) return { ok: false, status: statusOf(response.status, body) };
    return isFragment(body) ? { ok: true, fragment: body } : { ok: false, status: null };
  } catch {
    return { ok: false, status: null };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/**
 * The HTTP error status of a page; null = the remote sent none. Our server's JSON has the remote's
 * status as `status`. A reply without it comes from a guard of the shell, and its own status
 * counts.
 */
function statusOf(status: number, body: unknown): number | null {
  if (typeof body !== "object" || body === null || !("status" in body)) return status;
  return typeof body.status === "number" ? body.status : null;
}

function isFragment(value: unknown): value is ClientFragment {
  if (typeof value !== "object" || value === null) return false;
  const lists = ["styles", "styleHrefs", "scripts"].map((name) => Reflect.get(value, name));
  const asOf = Reflect.get(value, "asOf");
  return (
    (asOf === null || typeof asOf === "number") &&
    typeof Reflect.get(value, "body") === "string" &&
    typeof Reflect.get(value, "hash") === "string" &&
    lists.every((list) => Array.isArray(list) && list.every((item) => typeof item === "string"))
  );
}
