import type { BetView } from "../coupon/bet-view";
import { watchPresence } from "../session/presence";
import type { PushedGame, PushMessage } from "./game";
import { type CouponNews, createTeller, isBehind, newsOf } from "./news";
import { drawnCourse, paint, shownMarkets } from "./paint.client";
import { refreshBodies } from "./refresh";
import { joinTabs, type Tab } from "./tabs.client";
import { watchText } from "./watch";

/** What a live page needs of the shell. */
export interface LivePage {
  /** Has the coupon, and all that the shell loads with it, looked at again. */
  sync(): void;
  /** Puts news of the coupon into the page's live region. */
  say(news: CouponNews): void;
  /** Writes a price as its reader wants it (ODD-01). */
  show(price: string): string;
}

export interface Live {
  /** The coupon as the page shows it now. */
  coupon(rows: readonly BetView[]): void;
  close(): void;
}

/** A clock that differs by more than before has been moved, ms. */
const jumpMs = 5_000;
/** What is asked again for many pages at once is asked within so long, ms. */
const spreadMs = 400;
/** Two looks at the coupon, and two loads of the page's bodies, are at least so far apart, ms. */
const syncMs = 1_000;
const bodiesMs = 5_000;
/** News comes before the copy of a body that others are shown is too old to be shown again, ms (load.server.ts). */
const agedMs = 1_200;
/** Changes of the page are gathered for so long before it says what it shows, ms. */
const gatherMs = 200;

/** Keeps an open page in step with the platform (CPN-19): prices in place, the coupon and bodies by looking again. */
export function openLive(page: LivePage, first: readonly BetView[]): Live {
  let rows = first;
  let tab: Tab | null = null;
  let shown: string | null = null;
  let skew: number | null = null;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const courses = new Map<number, string>();
  const teller = createTeller(page.say);
  const sync = atMost(syncMs, page.sync);
  const bodies = atMost(bodiesMs, refreshBodies, agedMs);

  function hear(message: PushMessage) {
    const stated = message.now - Date.now();
    const hasJumped = skew !== null && Math.abs(stated - skew) > jumpMs;
    skew = stated;
    paint(document, message.games, page.show);
    const hasNewCourse = message.games.filter(isNewCourse).length > 0;
    if (hasJumped || hasNewCourse || message.isSessionNew) bodies.run();
    if (hasJumped || message.isSessionNew || isBehind(rows, message.games)) sync.run();
  }

  /**
   * Whether a game took another course than when it was last told, or than the page was drawn at: pages then say
   * something else of it. What happens before the line is open is not told as news.
   */
  function isNewCourse({ id, status, period, markets }: PushedGame): boolean {
    const course = period === null ? status : `${status} ${period}`;
    const before = courses.get(id) ?? drawnCourse(document, id, course);
    courses.set(id, course);
    return before !== null && (before !== course || markets.some(([, coef]) => coef === null));
  }

  function gather() {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      const now = shownMarkets(document);
      const text = watchText(now);
      if (text === shown) return;
      shown = text;
      tab?.watch(now);
    }, gatherMs);
  }

  function join() {
    if (tab || document.visibilityState !== "visible") return;
    shown = null;
    tab = joinTabs(hear);
    gather();
  }

  /** What happened while the page was away is not told by the line alone (SES-08). */
  function rejoin() {
    if (!tab) sync.run();
    join();
  }

  function part() {
    tab?.close();
    tab = null;
  }

  const changes = new MutationObserver(gather);
  changes.observe(document.body, { childList: true, subtree: true });
  const leave = watchPresence(part, rejoin);
  // A page that the browser keeps aside must hold neither the lock nor the line.
  const hidden = new AbortController();
  window.addEventListener("pagehide", part, { signal: hidden.signal });
  window.addEventListener("pageshow", rejoin, { signal: hidden.signal });
  join();

  return {
    coupon(now) {
      teller.hear(newsOf(rows, now));
      rows = now;
    },
    close() {
      changes.disconnect();
      leave();
      hidden.abort();
      clearTimeout(gathering);
      for (const { close } of [teller, sync, bodies]) close();
      part();
    },
  };
}

/** Runs something soon, after `leastMs` at least and at most every `ms`; what is asked for meanwhile is one more run. */
function atMost(ms: number, run: () => void, leastMs = 0) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ranAt = Number.NEGATIVE_INFINITY;
  return {
    run() {
      const wait = Math.max(leastMs + Math.random() * spreadMs, ranAt + ms - performance.now());
      timer ??= setTimeout(() => {
        timer = undefined;
        ranAt = performance.now();
        run();
      }, wait);
    },
    close: () => clearTimeout(timer),
  };
}
