/** Names a kind of value that a request remembers; `T` is the type of the value. */
export interface MemoKey<T> {
  readonly name: string;
  /** Never set: it ties the key to its type. */
  readonly type?: T;
}

export const memoKey = <T>(name: string): MemoKey<T> => ({ name });

/** What one request remembers, by typed keys, so that loaders that run at once ask only once (PLT-10). */
export class RequestMemo {
  readonly #values = new Map<MemoKey<unknown>, Map<string, unknown>>();

  /** The value of a key; `about` tells values of one kind apart, such as an address. */
  get<T>(key: MemoKey<T>, about = ""): T | undefined {
    // Only `set` writes, and a key has one type.
    return this.#values.get(key)?.get(about) as T | undefined;
  }

  set<T>(key: MemoKey<T>, value: T, about = ""): void {
    const known = this.#values.get(key);
    if (known) known.set(about, value);
    else this.#values.set(key, new Map([[about, value]]));
  }

  drop(...keys: readonly MemoKey<unknown>[]): void {
    for (const key of keys) this.#values.delete(key);
  }
}

/** Runs `ask` once per request and shares the result between loaders (PLT-10). */
export function oncePerRequest<T>(
  { memo }: { readonly memo: RequestMemo },
  key: MemoKey<Promise<T>>,
  ask: () => Promise<T>,
  about = "",
): Promise<T> {
  const known = memo.get(key, about);
  if (known) return known;
  const asked = ask();
  memo.set(key, asked, about);
  return asked;
}
