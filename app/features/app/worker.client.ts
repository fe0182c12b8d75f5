import { serviceWorkerDelayMs } from "./timing";

const path = "/pwa-sw.js";

/** How long a press on "reload" waits for the new worker to take over, ms; then the page reloads with the old one. */
const takeOverMs = 3_000;

/**
 * Registers the service worker a minute after the page's start, at once where it is installed (POP-12). Where the site is
 * no app an installed worker is asked to look for its update, which removes it. Failures are logged only (CFG-11).
 * @param onUpdate called when a new worker waits for the pages of the old one to end
 * @returns what stops it
 */
export function followWorker(isPwa: boolean, onUpdate: () => void): () => void {
  const workers = navigator.serviceWorker;
  // Not in an insecure document; a build for development has no worker.
  if (!workers || import.meta.env.DEV) return () => {};
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = () => {
    if (document.visibilityState === "visible")
      workers.getRegistration("/").then((found) => found?.update(), warn);
  };

  async function start() {
    const installed = await workers.getRegistration("/");
    if (isOver) return;
    if (installed) return isPwa ? register() : void (await installed.update());
    if (isPwa)
      timer = setTimeout(
        () => void register().catch(warn),
        Math.max(0, serviceWorkerDelayMs - performance.now()),
      );
  }
  async function register() {
    const registration = await workers.register(path, { scope: "/", updateViaCache: "none" });
    if (isOver) return;
    document.addEventListener("visibilitychange", onFocus);
    const look = () => {
      // The first worker of a browser replaces none.
      if (!isOver && registration.waiting && registration.active) onUpdate();
    };
    look();
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", look),
    );
  }

  start().catch(warn);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onFocus);
  };
}

/** Reloads the page, by the new worker where one waits: other open pages keep what they have until their own reload. */
export function reloadWithNewWorker(): void {
  void waitingWorker().then((waiting) => {
    const reload = () => location.reload();
    if (waiting === null) {
      reload();
    } else {
      navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
      setTimeout(reload, takeOverMs);
      waiting.postMessage("skip-waiting");
    }
  });
}

async function waitingWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker?.getRegistration("/").catch(() => undefined);
  return registration?.waiting ?? null;
}

function warn(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: logged only (CFG-11)
  console.warn("service worker:", error);
}
