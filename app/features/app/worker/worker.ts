import { setCacheNameDetails } from "workbox-core";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import {
  cachePrefix,
  isSitePage,
  notificationOf,
  offlineLanguage,
  offlineLanguages,
  offlinePath,
  parsePushMessage,
} from "./rules";
import type { WorkerScope } from "./scope";

declare const self: WorkerScope;

const release = import.meta.env.RELEASE ?? "development";
const assetsPrefix = `${cachePrefix}-assets-`;
const assetsCache = assetsPrefix + release;

/**
 * The service worker (POP-09). It answers for two kinds of requests alone: hashed files, and a page that the network does
 * not give, with the offline page. Pages, their data, forms and `/remote` are always the network's.
 */
setCacheNameDetails({ prefix: cachePrefix });
precacheAndRoute(
  [
    ...(import.meta.env.FIRST_PAGE ?? []).map((url) => ({ url, revision: null })),
    ...offlineLanguages.map((lng) => ({ url: offlinePath(lng), revision: release })),
  ],
  { cleanURLs: false, directoryIndex: "" },
);
cleanupOutdatedCaches();

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith("/assets/") && !request.headers.has("range"),
  new CacheFirst({ cacheName: assetsCache }),
);

enableNavigationPreload();
const network = new NetworkOnly();
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && isSitePage(url.pathname),
  async (options) => {
    try {
      return await network.handle(options);
    } catch (error) {
      const lng = offlineLanguage(new URL(options.request.url).pathname, self.navigator.languages);
      const page = await matchPrecache(offlinePath(lng));
      if (!page) throw error;
      return new Response(page.body, { status: 503, headers: page.headers });
    }
  },
);

/** A page asks for this when its player presses "reload": until then all pages stay with the worker that they began with. */
self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") event.waitUntil(self.skipWaiting());
});

/** Files of other builds go when no page needs them: a worker becomes active after the last page of the one before. */
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(assetsPrefix) && name !== assetsCache)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener("push", (event) => {
  const message = parsePushMessage(event.data?.text() ?? "");
  if (message !== null)
    event.waitUntil(self.registration.showNotification(message.title, notificationOf(message)));
});

/** A press opens the message's page: the one that shows it already, else a new one, so that nothing typed is lost. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.path, self.location.href).href));
});

async function openPage(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = pages.find(({ url }) => url === address);
  if (same) await same.focus();
  else await self.clients.openWindow(address);
}
