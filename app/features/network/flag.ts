/** Something that is so or not, kept outside React for what views follow by `useSyncExternalStore`. Browser only. */
export interface Flag {
  readonly read: () => boolean;
  /** The same for the server: never. */
  readonly readOnServer: () => boolean;
  /** Calls `changed` when it changes; returns the function that unsubscribes. */
  readonly follow: (changed: () => void) => () => void;
  readonly set: (next: boolean) => void;
}

export function createFlag(): Flag {
  let isSet = false;
  const readers = new Set<() => void>();
  return {
    read: () => isSet,
    readOnServer: () => false,
    follow(changed) {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    set(next) {
      if (isSet === next) return;
      isSet = next;
      for (const read of readers) read();
    },
  };
}
