import { remotePageUrl } from "~/platform/services/remotes/address.server";
import { fetchRemoteStyleSheet } from "~/platform/services/remotes/asset.server";
import { fetchAndLogRemotePage } from "~/platform/services/remotes/page.server";
import { platformNow } from "~/platform/transport/clock.server";
import {
  createPlatformScope,
  createSignedOutBackgroundScope,
} from "~/platform/transport/scope.server";
import { platformOrigin } from "~/platform/transport/upstream.server";
import { env } from "~/server/env.server";
import { log } from "~/server/log.server";
import type { FragmentLoadDeps } from "./ask-remote.server";
import { type CssStore, createCssStore } from "./css/sheets.server";

let store: CssStore | null = null;

const warn = (message: string, detail: Readonly<Record<string, unknown>>) =>
  log.warn(detail, message);

/** Origins of remote pages and their files (REM-11). */
function remoteOrigins(): string[] {
  return [...new Set([platformOrigin(), ...env().remoteOrigins])];
}

/**
 * The store of remotes' scoped style sheets that all requests of this process share; made when it
 * is first needed.
 */
export function sharedCssStore(): CssStore {
  store ??= createCssStore({
    origins: remoteOrigins(),
    home: platformOrigin(),
    log: warn,
    // Sheets are not personal, so the request has no visitor.
    async fetchAsset(url) {
      const scope = createPlatformScope({ lng: "en", requestId: crypto.randomUUID(), url });
      const asset = await fetchRemoteStyleSheet(scope, url);
      return asset.ok ? asset.text : null;
    },
  });
  return store;
}

/**
 * Removes the store of style sheets. It keeps the origins that it was created with, so changed
 * origins need a new one.
 * @internal
 */
export function resetCssStoreForTests() {
  store = null;
}

/**
 * Dependencies of `loadFragment` in this process; `ownOrigin` is this site's, null where unknown, `frames` what site config
 * allows in frames.
 */
export function createFragmentLoadDeps(
  ownOrigin: string | null,
  frames: readonly string[],
): FragmentLoadDeps {
  const sheets = sharedCssStore();
  const localOrigin = env().platformOrigin === null ? platformOrigin() : null;
  return {
    fetchRemote: fetchAndLogRemotePage,
    detachedScope: createSignedOutBackgroundScope,
    pageOf: remotePageUrl,
    prepare: {
      origins: remoteOrigins(),
      ownOrigin,
      frames,
      localOrigin,
      styleAddress: sheets.addressOf,
    },
    clock: platformNow,
    log: warn,
  };
}
