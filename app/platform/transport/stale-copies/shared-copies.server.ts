import { sharedServices } from "~/server/shared/shared-services.server";
import type { Copy } from "./values.server";

/** Lifetime of the shared copy, ms, for nodes that start during an outage, which may last a weekend. */
const sharedMs = 7 * 86_400_000;

/** Copies that nodes share (OPS-01). Values must survive JSON; objects are restored without a prototype (SEC-09). */
export class SharedCopies<T> {
  readonly #name: string;
  readonly #reads = new Map<string, Promise<Copy<T> | undefined>>();

  /** `name` prefixes the keys. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Not awaited: the page has its answer. */
  store(key: string, copy: Copy<T>) {
    void sharedServices().values.set(this.#sharedKey(key), JSON.stringify(copy), sharedMs);
  }

  /** The copy of `key`; callers at the same time share the read. */
  read(key: string): Promise<Copy<T> | undefined> {
    const running = this.#reads.get(key);
    if (running) return running;
    const read = this.#load(key).finally(() => this.#reads.delete(key));
    this.#reads.set(key, read);
    return read;
  }

  async #load(key: string): Promise<Copy<T> | undefined> {
    const text = await sharedServices().values.get(this.#sharedKey(key));
    return text === null ? undefined : parseCopy<T>(text);
  }

  #sharedKey(key: string) {
    return `${this.#name}:${key}`;
  }
}

/** A copy as `store` wrote it, by the same release; undefined for any other text, which the next refresh replaces. */
function parseCopy<T>(text: string): Copy<T> | undefined {
  try {
    const copy = JSON.parse(text, withoutPrototype) as Partial<Copy<T>> | null;
    const isWhole =
      Number.isFinite(copy?.metadata?.createdTime) && typeof copy?.value?.value === "object";
    return isWhole ? (copy as Copy<T>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reviver for `JSON.parse` that makes each object one without a prototype: visitors choose the
 * names that are looked up in it, so it must not inherit properties.
 */
function withoutPrototype(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.assign(Object.create(null), value);
}
