import type { StorageKey } from "~/server/browser-storage";
import type { OneClickReply } from "./one-click-reply";

/*
 * What a page with a script remembers of its one-click presses (CPS-04). It stands outside React: answers come in the
 * order of the posts, and each is to be told, also where two come between two renderings. Runs in the browser alone.
 */
const kept = "ONE_CLICK" satisfies StorageKey<"session">;
/** A press that follows the last one on the same price within this time is the same press, ms: a double click. */
const samePressMs = 700;
/** More answers than this are not shown at once; the placed stand in "my bets". */
const mostTold = 2;

interface Press {
  readonly key: string;
  readonly at: number;
  /** Its outcome is known: a later press is another bet. */
  readonly isDone: boolean;
}

const none: readonly OneClickReply[] = [];
let presses: Map<string, Press> | null = null;
let told = none;
const readers = new Set<() => void>();

/**
 * The key of a press on a bet at `now` (ms of any clock that never goes back): that of the last press as long as its
 * outcome is unknown, over reloads of this tab too, or where this press is its double; `newKey` makes others.
 */
export function pressKey(bet: string, now: number, newKey: () => string): string {
  const all = read();
  const last = all.get(bet);
  const isSame = last && (!last.isDone || now - last.at < samePressMs);
  const key = isSame ? last.key : newKey();
  all.set(bet, { key, at: now, isDone: isSame ? last.isDone : false });
  write(all);
  return key;
}

/** An answer to a press: a definite one ends its key; it is told until it is closed or the same bet has a newer one. */
export function pressAnswered(reply: OneClickReply): void {
  const all = read();
  const last = all.get(reply.bet);
  const isDefinite = reply.kind === "placed" || reply.kind === "refused";
  if (last && last.key === reply.key && isDefinite) {
    all.set(reply.bet, { ...last, isDone: true });
    write(all);
  }
  tell([reply, ...told.filter(({ bet }) => bet !== reply.bet)].slice(0, mostTold));
}

/** What is told, the newest first. */
export const readPresses = () => told;
/** The same where there is no browser. */
export const noPresses = () => none;

/** Calls `changed` when `readPresses` answers differently; returns how to stop. */
export function onPresses(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

/** The reader has seen what is told of a bet. */
export function closePress(bet: string): void {
  tell(told.filter((reply) => reply.bet !== bet));
}

function tell(next: readonly OneClickReply[]) {
  told = next;
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
    // No storage: what was pressed before a reload is known to the platform alone.
  }
  return presses;
}

function write(all: ReadonlyMap<string, Press>) {
  const open = [...all].filter(([, { isDone }]) => !isDone).map(([bet, { key }]) => `${bet}=${key}`);
  try {
    if (open.length > 0) sessionStorage.setItem(kept, open.join(" "));
    else sessionStorage.removeItem(kept);
  } catch {
    // As above.
  }
}
