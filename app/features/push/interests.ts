/** How long an entry without holders is kept, ms: longer than a poller's interval or a reader's reconnect. */
const graceMs = 15_000;

interface Interest {
  holders: number;
  /** ms since epoch. */
  until: number;
}

/** Set of watched names. Readers hold an entry, pollers renew it, and it expires without either. */
export class WatchInterests<Name> {
  readonly #all = new Map<Name, Interest>();

  get size(): number {
    return this.#all.size;
  }

  hold(name: Name): void {
    this.#of(name).holders += 1;
  }

  release(name: Name, now = Date.now()): void {
    const interest = this.#all.get(name);
    if (!interest) return;
    interest.holders -= 1;
    interest.until = now + graceMs;
  }

  touch(name: Name, now = Date.now()): void {
    this.#of(name).until = now + graceMs;
  }

  /** The names that are watched now; removes expired entries first. */
  names(now = Date.now()): ReadonlySet<Name> {
    for (const [name, { holders, until }] of this.#all) {
      if (holders === 0 && until < now) this.#all.delete(name);
    }
    return new Set(this.#all.keys());
  }

  #of(name: Name): Interest {
    const known = this.#all.get(name) ?? { holders: 0, until: 0 };
    this.#all.set(name, known);
    return known;
  }
}
