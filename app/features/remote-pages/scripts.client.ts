import { documentNonce, whenAssetLoadedOrFailed } from "./asset-element.client";
import { createRefCounts } from "./ref-count";

const scripts = createRefCounts<Promise<HTMLScriptElement>>((loaded) => {
  void loaded.then((element) => element.remove());
});

const sources = new Map<string, number>();

/** Loads a fragment's scripts in order, each once per document (REM-14). Failures are logged. */
export async function addFragmentScripts(srcs: readonly string[], log: (message: string) => void) {
  for (const src of srcs) {
    sources.set(src, (sources.get(src) ?? 0) + 1);
    const loaded = scripts.take(src, () => {
      const script = document.createElement("script");
      script.nonce = documentNonce();
      script.src = src;
      const done = whenAssetLoadedOrFailed(script, () =>
        log(`remote script did not load: ${src}`),
      ).then(() => script);
      document.head.append(script);
      return done;
    });
    await loaded;
  }
}

/**
 * Tells that a fragment no longer uses these scripts, named by address; a script without users is
 * removed from the document (REM-04).
 */
export function releaseFragmentScripts(srcs: readonly string[]) {
  for (const src of srcs) {
    scripts.drop(src);
    const users = (sources.get(src) ?? 1) - 1;
    if (users > 0) sources.set(src, users);
    else sources.delete(src);
  }
}

export function addressesOfScriptsInUse(): string[] {
  return [...sources.keys()].map((src) => new URL(src, document.baseURI).href);
}
