/** Counts the users of things that several outlets share and the document has once (REM-14). */
interface RefCounts<T> {
  /** Adds a user; `make` runs for the first one. */
  take(key: string, make: () => T): T;
  /** Registers a thing of the server's document, with its first user. */
  adopt(key: string, thing: T): void;
  /** Removes a user; after the last one the thing is removed. */
  drop(key: string): void;
}

/**
 * Creates a register of shared things. `end` removes a thing after its last user; `share` is called
 * when a second user starts to use one.
 */
export function createRefCounts<T>(
  end: (thing: T) => void,
  share: (thing: T) => void = () => undefined,
): RefCounts<T> {
  const entries = new Map<string, { thing: T; users: number }>();
  return {
    take(key, make) {
      const known = entries.get(key);
      if (known) {
        known.users += 1;
        share(known.thing);
        return known.thing;
      }
      const thing = make();
      entries.set(key, { thing, users: 1 });
      return thing;
    },
    adopt(key, thing) {
      const known = entries.get(key);
      if (known) known.users += 1;
      else entries.set(key, { thing, users: 1 });
    },
    drop(key) {
      const known = entries.get(key);
      if (!known) return;
      known.users -= 1;
      if (known.users > 0) return;
      entries.delete(key);
      end(known.thing);
    },
  };
}

/** The document's nonce for scripts and styles of remotes (REM-11). */
export function documentNonce(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

export function whenAssetLoadedOrFailed(
  element: HTMLElement,
  onFailure?: () => void,
): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener("load", () => resolve(), { once: true });
    element.addEventListener(
      "error",
      () => {
        onFailure?.();
        resolve();
      },
      { once: true },
    );
  });
}
