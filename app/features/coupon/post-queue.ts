import {
  type CouponPost,
  formOfChanges,
  intentOf,
  isPostMissingFromData,
  isRepeatable,
  mostChanges,
  postIdField,
} from "./coupon-post";
import { couponLockAndChannelName, tellOtherTabs } from "./coupon-tabs";
import { recordOneClickReply } from "./one-click/one-click-presses";
import { type CouponReply, withoutRefusals } from "./reply";
import { storeAnsweredRevision, storeUnsentPosts } from "./storage/unsent-posts.client";

/*
 * Orders the coupon's posts of one browser: tabs take turns and notify each other, and a tab knows which of
 * its posts the page does not show yet. Stored outside React: the router mutates its fetchers, so a render in
 * progress may see a finished post beside data without it. Browser only.
 */

interface Posts {
  readonly waiting: readonly CouponPost[];
  /** The last response; null if it told nothing. */
  readonly reply: CouponReply | null;
  /** The post in flight is a bet whose answer is lost: the others wait until its result is known (CPP-11). */
  readonly isBetLost: boolean;
}

const none: Posts = { waiting: [], reply: null, isBetLost: false };
let posts = none;
let made = 0;
const readers = new Set<() => void>();
const answeredRequests = new EventTarget();

/** Posts that the page may not show yet, oldest first, with the last response. */
export const readPostQueueState = () => posts;
/** The pending posts during server rendering: none. */
export const noPendingPosts = () => none;

/** Calls `changed` when `readPostQueueState` changes; returns the unsubscribe function. */
export function onPendingPostsChange(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

/** Calls `answered` after each request of this tab has its response; returns the unsubscribe function. */
export function onAnsweredRequest(answered: () => void): () => void {
  answeredRequests.addEventListener("answer", answered);
  return () => answeredRequests.removeEventListener("answer", answered);
}

/** Adds a form to the queue. */
export function enqueuePost(form: FormData): void {
  made += 1;
  const id = String(made);
  keep({ ...posts, waiting: [...posts.waiting, { id, form, request: null, rev: null }] });
}

/**
 * The next request of the queue, as a form with its id: the oldest post that is not sent, with the repeatable changes
 * behind it. Null if all are sent, or if this tab has a request in flight.
 */
export function takeNextRequest(): FormData | null {
  if (posts.waiting.some(({ request, rev }) => request !== null && rev === null)) return null;
  const unsent = posts.waiting.filter(({ request }) => request === null);
  const other = unsent.findIndex(({ form }) => !canShareRequest(form));
  const shared = unsent.slice(0, other === -1 ? mostChanges : Math.max(other, 1));
  const [first] = shared;
  if (!first) return null;
  const ids = new Set(shared.map(({ id }) => id));
  keep({
    ...posts,
    waiting: posts.waiting.map((post) =>
      ids.has(post.id) ? { ...post, request: first.id } : post,
    ),
  });
  const form = shared.length > 1 ? formOfChanges(shared.map((post) => post.form)) : first.form;
  form.set(postIdField, first.id);
  return form;
}

/** Drops a request that is posted as a document instead, so that the next page does not send it again. */
export function dropRequest(id: string): void {
  keep({ ...posts, waiting: posts.waiting.filter(({ request }) => request !== id) });
}

/** Posts that have no response, for a page that is being left; a bet to place is never one of them. */
export const unansweredChanges = () =>
  posts.waiting
    .filter(({ rev, form }) => rev === null && isRepeatable(form))
    .map(({ form }) => form);

/** A change with typed text has a request of its own: its refusal is about that text. */
const canShareRequest = (form: FormData) =>
  isRepeatable(form) && !["amount", "promo"].includes(intentOf(form));

/**
 * Drops posts that the page shows, up to `rev`, and the "unanswered" reply; with `isElsewhere` also posts
 * that redirected, and the receipts that the page before showed.
 */
export function dropShownPosts(rev: number, isElsewhere = false): void {
  const { reply } = posts;
  if (reply?.isUnanswered || (isElsewhere && reply?.placed)) keep({ ...posts, reply: null });
  const waiting = posts.waiting.filter(
    (post) => isPostMissingFromData(post, rev) && !(isElsewhere && post.rev === "gone"),
  );
  if (waiting.length < posts.waiting.length) keep({ ...posts, waiting });
}

/** Shows the interim reply of the bet in flight, whose answer is lost (CPP-11). */
export function showInterimReplyOfUnansweredBet(reply: CouponReply): void {
  if (reply.oneClick) recordOneClickReply(reply.oneClick);
  keep({ ...posts, reply: reply.oneClick ? posts.reply : reply, isBetLost: true });
}

/** Closes the receipts that the slip shows: the slip is there again. */
export function closeReceipts(): void {
  if (posts.reply?.placed) keep({ ...posts, reply: null });
}

/** The site responds again: clears the "unanswered" refusals once no post waits; typed values stay. */
export function clearUnansweredRefusals(): void {
  const { waiting, reply } = posts;
  if (reply?.isUnanswered && waiting.length === 0)
    keep({ ...posts, reply: withoutRefusals(reply) });
}

/** Waits until no tab of this browser has a request in flight, sends request `id`, then notifies other tabs (CPN-17). */
export async function withCouponLock(
  id: string,
  send: () => Promise<CouponReply | null>,
): Promise<CouponReply | null> {
  const turn = async () => {
    try {
      const reply = await send();
      answered(id, reply);
      return reply;
    } catch (thrown) {
      // A redirect is thrown; it is not an error.
      const waiting = posts.waiting.map(
        (post): CouponPost => (post.request === id ? { ...post, rev: "gone" } : post),
      );
      keep({ waiting, reply: null, isBetLost: false });
      throw thrown;
    }
  };
  try {
    return navigator.locks
      ? await navigator.locks.request(couponLockAndChannelName, turn)
      : await turn();
  } finally {
    tellOtherTabs("changed");
    answeredRequests.dispatchEvent(new Event("answer"));
  }
}

/**
 * Resolves when the posts that this tab made so far are answered. The router takes the data of a refresh for newer than
 * that of every post made before it, so the refresh must not load ahead of them. It does not wait for a bet whose answer
 * is lost, nor for what waits behind it: that may take minutes (CPP-11).
 */
export async function waitForPosts(): Promise<void> {
  const last = made;
  const isOpen = () =>
    !posts.isBetLost && posts.waiting.some(({ id, rev }) => rev === null && Number(id) <= last);
  if (!isOpen()) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = onPendingPostsChange(() => {
      if (isOpen()) return;
      unsubscribe();
      resolve();
    });
  });
  // The router starts the post's own reload in this task.
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Handles the reply to a request: drops its posts if they changed nothing (the reply has no revision);
 * else they wait until the page's data has its revision. Keeps what the reply tells the
 * player.
 */
function answered(id: string, reply: CouponReply | null) {
  if (reply?.oneClick) recordOneClickReply(reply.oneClick);
  const rev = reply?.rev;
  if (rev !== undefined) storeAnsweredRevision(rev);
  const waiting =
    rev === undefined
      ? posts.waiting.filter((post) => post.request !== id)
      : posts.waiting.map((post) => (post.request === id ? { ...post, rev } : post));
  const isTold =
    reply !== null &&
    (reply.refusals.length > 0 || reply.restored !== undefined || reply.placed !== undefined);
  keep({ waiting, reply: isTold ? reply : null, isBetLost: false });
}

function keep(changed: Posts) {
  posts = changed;
  storeUnsentPosts(
    posts.waiting.filter(({ rev }) => rev === null).map(({ form }) => form),
    Date.now(),
  );
  for (const read of readers) read();
}
