import { documentNonce, whenSettled } from "./asset-element.client";
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
      const done = whenSettled(script, () => log(`remote script did not load: ${src}`)).then(
        () => script,
      );
      document.head.append(script);
      return done;
    });
    await loaded;
  }
}

/** Releases scripts by their addresses (REM-04). */
export function releaseScripts(srcs: readonly string[]) {
  for (const src of srcs) {
    scripts.drop(src);
    const users = (sources.get(src) ?? 1) - 1;
    if (users > 0) sources.set(src, users);
    else sources.delete(src);
  }
}

export function loadedScriptAddresses(): string[] {
  return [...sources.keys()].map((src) => new URL(src, document.baseURI).href);
}
