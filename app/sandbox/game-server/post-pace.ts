/** Posts of a sitting that are looked at within a window: several times what the quickest game takes (CAS-08). */
const mostPosts = 20;
const windowMs = 10_000;

/**
 * Bounds the posts of a sitting, also those that play no round and are stored nowhere: what is wrongly filled in, sent
 * twice or too soon. Each process counts its own.
 */
export class PostPace {
  /** Windows by sitting, in the order in which they opened. */
  readonly #windows = new Map<string, { readonly since: number; posts: number }>();

  /** Counts a post; how long it must wait, ms, 0 = it is looked at. A clock that was set back opens a new window. */
  take(sitting: string, now: number): number {
    this.#forget(now);
    const open = this.#windows.get(sitting);
    if (open && !isOver(open, now)) {
      open.posts += 1;
      return open.posts > mostPosts ? open.since + windowMs - now : 0;
    }
    this.#windows.delete(sitting);
    this.#windows.set(sitting, { since: now, posts: 1 });
    return 0;
  }

  #forget(now: number): void {
    for (const [sitting, window] of this.#windows) {
      if (!isOver(window, now)) return;
      this.#windows.delete(sitting);
    }
  }
}

function isOver({ since }: { readonly since: number }, now: number): boolean {
  return now < since || now >= since + windowMs;
}
