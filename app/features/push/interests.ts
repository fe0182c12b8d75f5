/** How long an entry without holders is kept, ms: longer than a poller's interval or a reader's reconnect. */
const graceMs = 15_000;

interface Interest {
  holders: number;
  /** ms since epoch. */
  until: number;
  /** The IP address that was the first to ask for it; null = unknown. */
  readonly address: string | null;
}

/** Set of watched names. Readers hold an entry, pollers renew it, and it expires without either. */
export class WatchInterests<Name> {
  readonly #all = new Map<Name, Interest>();
  readonly #firstCounts = new Map<string, number>();

  get size(): number {
    return this.#all.size;
  }

  has(name: Name): boolean {
    return this.#all.has(name);
  }

  /** Number of entries that the address was the first to ask for. */
  countFirstOf(address: string): number {
    return this.#firstCounts.get(address) ?? 0;
  }

  hold(name: Name, address: string | null = null): void {
    this.#of(name, address).holders += 1;
  }

  release(name: Name, now = Date.now()): void {
    const interest = this.#all.get(name);
    if (!interest) return;
    interest.holders -= 1;
    interest.until = now + graceMs;
  }

  touch(name: Name, address: string | null = null, now = Date.now()): void {
    this.#of(name, address).until = now + graceMs;
  }

  /** The names that are watched now; removes expired entries first. */
  names(now = Date.now()): ReadonlySet<Name> {
    for (const [name, { holders, until, address }] of this.#all) {
      if (holders > 0 || until >= now) continue;
      this.#all.delete(name);
      this.#countFirst(address, -1);
    }
    return new Set(this.#all.keys());
  }

  #of(name: Name, address: string | null): Interest {
    const known = this.#all.get(name);
    if (known) return known;
    const added: Interest = { holders: 0, until: 0, address };
    this.#all.set(name, added);
    this.#countFirst(address, 1);
    return added;
  }

  #countFirst(address: string | null, step: 1 | -1): void {
    if (address === null) return;
    const count = this.countFirstOf(address) + step;
    if (count > 0) this.#firstCounts.set(address, count);
    else this.#firstCounts.delete(address);
  }
}
