/** Things that several outlets may want at once and that stand in the document once (REM-14). */
export interface RefCounts<T> {
  /** One more user; `make` runs for the first one. */
  take(key: string, make: () => T): T;
  /** One that the document came with, with its first user. */
  adopt(key: string, thing: T): void;
  /** One user less; the last one ends it. */
  drop(key: string): void;
}

/** `share` is told when a second outlet begins to use what a first one brought. */
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
