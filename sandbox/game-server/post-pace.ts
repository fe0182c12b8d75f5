/**
 * How many posts of a sitting (one session, account and game of a player) are handled within a
 * window of `windowMs`; further ones are refused. It is several times what the quickest game needs
 * (CAS-08).
 */
const mostPosts = 20;
const windowMs = 10_000;

/**
 * Limits how many posts of a sitting (one session, account and game of a player) are handled, also
 * those that play no round and are stored nowhere (wrongly filled in, sent twice or too soon). Each
 * process counts its own.
 */
export class SittingPostLimiter {
  /**
   * The current window of each sitting: its start (ms since epoch) and the number of posts in it;
   * in the order in which the windows opened.
   */
  readonly #windows = new Map<string, { readonly since: number; posts: number }>();

  /**
   * Counts a post of a sitting. Returns 0 if the post may be handled, else the ms until the window
   * ends. A window also ends if the clock is set back to before its start.
   */
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
