/** A value kept outside React, for what views follow by `useSyncExternalStore`. Browser only. */
export interface ObservableValue<T> {
  readonly read: () => T;
  /** The same for the server: the initial value. */
  readonly readOnServer: () => T;
  /** Calls `changed` when the value changes; returns the function that unsubscribes. */
  readonly follow: (changed: () => void) => () => void;
  readonly set: (next: T) => void;
}

export function createObservableValue<T>(initial: T): ObservableValue<T> {
  let value = initial;
  const readers = new Set<() => void>();
  return {
    read: () => value,
    readOnServer: () => initial,
    follow(changed) {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    set(next) {
      if (value === next) return;
      value = next;
      for (const read of readers) read();
    },
  };
}
