import type { StorageKey } from "~/server/browser-storage";
import type { OneClickReply } from "./one-click-reply";

/*
 * One-click presses of a page with JavaScript (CPS-04). Stored outside React: responses come in the order of
 * the posts and each must be shown, even if two come between two renders. Browser only.
 */
const kept = "ONE_CLICK" satisfies StorageKey<"session">;
/** A repeated press on a price within this time is a double click and counts as one press, ms. */
const samePressMs = 700;
/** The most results shown at once; "my bets" lists all placed bets. */
const mostTold = 2;

interface Press {
  readonly key: string;
  readonly at: number;
  /**
   * Whether the outcome of this press is known, so that a later press on the price is another bet.
   */
  readonly isDone: boolean;
}

const none: readonly OneClickReply[] = [];
let presses: Map<string, Press> | null = null;
let replies = none;
const readers = new Set<() => void>();

/**
 * The key of a press on a bet at `now` (ms of a monotonic clock). Reuses the last key while its outcome is
 * unknown, across reloads of the tab, and for a double click; otherwise `newKey` makes one.
 */
export function reuseOrCreateOneClickKey(bet: string, now: number, newKey: () => string): string {
  const all = read();
  const last = all.get(bet);
  const isSame = last && (!last.isDone || now - last.at < samePressMs);
  const key = isSame ? last.key : newKey();
  all.set(bet, { key, at: now, isDone: isSame ? last.isDone : false });
  write(all);
  return key;
}

/** Records a response; a definite one ends its key. Shown until closed or replaced by a newer one. */
export function recordOneClickReply(reply: OneClickReply): void {
  const all = read();
  const last = all.get(reply.bet);
  const isDefinite = reply.kind === "placed" || reply.kind === "refused";
  if (last && last.key === reply.key && isDefinite) {
    all.set(reply.bet, { ...last, isDone: true });
    write(all);
  }
  setReplies([reply, ...replies.filter(({ bet }) => bet !== reply.bet)].slice(0, mostTold));
}

/** The shown results, newest first. */
export const readOneClickResults = () => replies;
/** The results during server rendering: none. */
export const noOneClickResults = () => none;

/** Calls `changed` when `readOneClickResults` changes; returns the unsubscribe function. */
export function onOneClickResultsChange(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

/** Removes a bet's result from the page. */
export function closeOneClickResult(bet: string): void {
  setReplies(replies.filter((reply) => reply.bet !== bet));
}

function setReplies(next: readonly OneClickReply[]) {
  replies = next;
  for (const reader of readers) reader();
}

function read(): Map<string, Press> {
  if (presses) return presses;
  presses = new Map();
  try {
    const text = sessionStorage.getItem(kept) ?? "";
    for (const [bet = "", key = ""] of text.split(" ").map((entry) => entry.split("=")))
      if (key !== "") presses.set(bet, { key, at: 0, isDone: false });
  } catch {
    // No storage: after a reload only the platform knows earlier presses.
  }
  return presses;
}

function write(all: ReadonlyMap<string, Press>) {
  const open = [...all]
    .filter(([, { isDone }]) => !isDone)
    .map(([bet, { key }]) => `${bet}=${key}`);
  try {
    if (open.length > 0) sessionStorage.setItem(kept, open.join(" "));
    else sessionStorage.removeItem(kept);
  } catch {
    // No storage: as above.
  }
}
