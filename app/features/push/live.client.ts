import type { PushedGame, PushMessageToBrowser } from "~/domain/feed/game";
import { takePushedMaintenance } from "../blocking/open-page";
import type { BetView } from "../coupon/bet-view";
import { watchVisibility } from "../session/presence";
import { createThrottle } from "./at-most.client";
import {
  betChangesBetween,
  type CouponChangeCounts,
  createAnnouncer,
  isCouponOutdated,
} from "./news";
import { updatePricesAndScoresOnPage } from "./paint.client";
import { refreshRemoteBodies } from "./refresh";
import {
  areOfferedAccumulatorsOutdated,
  marketsOnPage,
  shownMatchStatusAndPart,
} from "./shown-markets.client";
import { shareConnectionAcrossTabs, type TabConnection } from "./tabs.client";
import { serializeWatch } from "./watch";

/** The shell functions that a live page needs. */
export interface LivePagePorts {
  /** Refreshes the coupon, and what else the shell shows where `isWhole`. */
  sync(isWhole: boolean): void;
  /** Announces coupon changes in the page's live region. */
  say(news: CouponChangeCounts): void;
  /** Formats a price in the reader's odds view (ODD-01). */
  show(price: string): string;
}

export interface LiveUpdates {
  /** Sets the coupon as the page shows it now. */
  coupon(rows: readonly BetView[]): void;
  close(): void;
}

/** A clock that jumps by more has been moved, ms. */
const jumpMs = 5_000;
/** Minimum time between two refreshes of the coupon, and of the page's remote bodies, ms. */
const syncMs = 1_000;
const bodiesMs = 5_000;
/** Delay of a refresh, longer than a shared remote body is cached, ms (load.server.ts). */
const agedMs = 1_200;
/**
 * Delay of a refresh of offered accumulators, longer than they are cached, ms
 * (expresses.server.ts).
 */
const offersAgedMs = 2_000;
/** Page changes within this time cause one update of the watch, ms. */
const gatherMs = 200;

/**
 * Keeps an open page up to date with the platform (CPN-19): updates prices in place, and refreshes the coupon
 * and the remote bodies.
 */
export function startLiveUpdates(page: LivePagePorts, first: readonly BetView[]): LiveUpdates {
  let rows = first;
  let tab: TabConnection | null = null;
  let shown: string | null = null;
  let skew: number | null = null;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const courses = new Map<number, string>();
  const teller = createAnnouncer(page.say);
  let isWhole = false;
  const sync = createThrottle(syncMs, () => {
    page.sync(isWhole);
    isWhole = false;
  });
  const offers = createThrottle(syncMs, () => page.sync(false), offersAgedMs);
  const bodies = createThrottle(bodiesMs, refreshRemoteBodies, agedMs);

  function hear(message: PushMessageToBrowser) {
    const stated = message.now - Date.now();
    const hasJumped = skew !== null && Math.abs(stated - skew) > jumpMs;
    skew = stated;
    takePushedMaintenance(message.maintenance, message.now);
    updatePricesAndScoresOnPage(document, message.games, page.show);
    const hasNewCourse = message.games.filter(isNewCourse).length > 0;
    if (hasJumped || hasNewCourse || message.isSessionNew) bodies.run();
    if (hasJumped || message.isSessionNew) isWhole = true;
    if (isWhole || isCouponOutdated(rows, message.games)) sync.run();
    if (areOfferedAccumulatorsOutdated(document, message.games)) offers.run();
  }

  /**
   * Whether a page needs other texts for a game: its status or part of play differs from the last
   * message or from what the page shows, or a watched market is no longer offered. False for a game
   * about which neither is known.
   */
  function isNewCourse({ id, status, period, markets }: PushedGame): boolean {
    const course = period === null ? status : `${status} ${period}`;
    const before = courses.get(id) ?? shownMatchStatusAndPart(document, id, course);
    courses.set(id, course);
    return before !== null && (before !== course || markets.some(([, coef]) => coef === null));
  }

  function gather() {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      const now = marketsOnPage(document);
      const text = serializeWatch(now);
      if (text === shown) return;
      shown = text;
      tab?.watch(now);
    }, gatherMs);
  }

  function join() {
    if (tab || document.visibilityState !== "visible") return;
    shown = null;
    tab = shareConnectionAcrossTabs(hear);
    gather();
  }

  /**
   * Connects again when the page becomes visible, and refreshes it, because the connection does not
   * deliver what changed while the page was hidden (SES-08).
   */
  function rejoin() {
    if (!tab) {
      isWhole = true;
      sync.run();
    }
    join();
  }

  function part() {
    tab?.close();
    tab = null;
  }

  const changes = new MutationObserver(gather);
  changes.observe(document.body, { childList: true, subtree: true });
  const leave = watchVisibility(part, rejoin);
  // A page in the back/forward cache must hold neither the lock nor the connection.
  const hidden = new AbortController();
  window.addEventListener("pagehide", part, { signal: hidden.signal });
  window.addEventListener("pageshow", rejoin, { signal: hidden.signal });
  join();

  return {
    coupon(now) {
      teller.hear(betChangesBetween(rows, now));
      rows = now;
    },
    close() {
      changes.disconnect();
      leave();
      hidden.abort();
      clearTimeout(gathering);
      for (const { close } of [teller, sync, offers, bodies]) close();
      part();
    },
  };
}
