import type { StorageKey } from "~/server/browser-storage";
import { remixWindow } from "./router-state.client";

/** Minimum time between two reloads for a missing chunk, ms (REM-08). */
const guardMs = 60_000;
const storageKey = "chunk-reload-at" satisfies StorageKey<"session">;

const words =
  /dynamically imported module|importing a module script failed|loading (?:css )?chunk|preload css/i;

/** Whether an error means that a chunk did not load (after a release its file is gone). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || words.test(error.message));
}

/**
 * Whether a missing chunk may reload the page now: not twice within a minute. `lastAt` is the
 * stored time of the last such reload (ms since epoch), or null.
 */
export function mayReloadForChunk(lastAt: string | null, now: number): boolean {
  const last = Number(lastAt ?? Number.NaN);
  return !(now - last < guardMs && last <= now);
}

let loadsAhead = 0;

/**
 * Loads code before anybody needs it; null = it did not load. The page is not reloaded for it: a reader whose network has
 * gone keeps what he reads.
 */
export async function loadCodeAhead<T>(load: () => Promise<T>): Promise<T | null> {
  loadsAhead += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    loadsAhead -= 1;
  }
}

/** Whether the browser has a route's code, so that a post to the route does not wait for it. */
export const isRouteCodeLoaded = (id: string) =>
  remixWindow().__remixRouteModules?.[id] !== undefined;

/**
 * Loads a route's code, from which the router then takes it. False = the route is unknown, or its code does not load and the
 * page may not be reloaded for it: it was less than a minute ago (REM-08), or the browser keeps no session storage.
 * Otherwise missing code reloads the page, and the promise stays pending.
 */
export async function loadRouteCode(id: string): Promise<boolean> {
  const file = remixWindow().__remixManifest?.routes[id]?.module;
  if (file === undefined) return false;
  const loaded = await loadCodeAhead(() => import(/* @vite-ignore */ file));
  if (loaded !== null) return true;
  return reloadForMissingCode(window) ? new Promise<never>(() => {}) : false;
}

/** Reloads the page unless that was done within the last minute. */
function reloadForMissingCode(page: Window): boolean {
  try {
    if (!mayReloadForChunk(page.sessionStorage.getItem(storageKey), Date.now())) return false;
    page.sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage the reloads could loop forever.
    return false;
  }
  page.location.reload();
  return true;
}

/** Reloads the page once when a chunk does not load (REM-08). Returns the function that ends this. */
export function reloadOnChunkError(page: Window): () => void {
  const reload = () => reloadForMissingCode(page);
  const onPreload = (event: Event) => {
    if (loadsAhead === 0 && reload()) event.preventDefault();
  };
  const onError = (event: ErrorEvent) => void (isChunkError(event.error) && reload());
  const onRejection = (event: PromiseRejectionEvent) =>
    void (isChunkError(event.reason) && reload());
  page.addEventListener("vite:preloadError", onPreload);
  page.addEventListener("error", onError);
  page.addEventListener("unhandledrejection", onRejection);
  return () => {
    page.removeEventListener("vite:preloadError", onPreload);
    page.removeEventListener("error", onError);
    page.removeEventListener("unhandledrejection", onRejection);
  };
}
