import { cachePrefix } from "./worker/rules";

/** Path of the worker's code, a file of the build (.config/vite.worker.config.ts). */
const codePath = "/domain/worker.js";

/** Stands in for a worker where the site is no app (POP-12): deletes what it kept, and ends. */
const endWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("${cachePrefix}")).map((name) => caches.delete(name)),
        ),
      )
      .then(() => registration.unregister()),
  ),
);
`;

/**
 * The script at `/pwa-sw.js`: the worker's code, or where the site is no app what removes an installed worker. A build for
 * development has no worker.
 */
export function workerScript(isPwa: boolean): string {
  return isPwa && !import.meta.env.DEV ? `importScripts("${codePath}");\n` : endWorker;
}
