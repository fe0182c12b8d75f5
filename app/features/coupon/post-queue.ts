import { pressAnswered } from "./one-click/one-click-presses";
import type { CouponReply } from "./reply";
import { storeUnsent } from "./storage/unsent-posts.client";

/*
 * What keeps the coupon's posts of one browser in order: its tabs take turns, hear of each other's changes, and a tab
 * knows which of its posts the page does not show yet. It stands outside React because the router changes its
 * fetchers in place: a render under way may see a post as done beside data that lacks it. Runs in the browser alone.
 */
const name = "touchline-coupon";
/** The intent of a post that asks for nothing but the page's data as it is now. */
export const syncIntent = "sync";
/** The field that names a post within its tab. */
export const postField = "post";

/** A post of this tab. `rev` is the coupon's revision that has it; null before the answer, "gone" after a redirect. */
export interface CouponPost {
  readonly id: string;
  readonly form: FormData;
  readonly rev: number | null | "gone";
}

interface Posts {
  readonly waiting: readonly CouponPost[];
  /** What the last answer said; null after one without a complaint. */
  readonly reply: CouponReply | null;
}

const none: Posts = { waiting: [], reply: null };
let posts = none;
let made = 0;
const readers = new Set<() => void>();
let openChannel: BroadcastChannel | null = null;

/** What was posted and may not be on the page yet, oldest first, with the last answer. */
export const readPosts = () => posts;
/** The same where there is no browser. */
export const noPosts = () => none;

/** Calls `changed` when `readPosts` answers differently; returns how to stop. */
export function onPosts(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

/** Names a form and shows it as posted from now on. */
export function enqueuePost(form: FormData): void {
  made += 1;
  const id = String(made);
  form.set(postField, id);
  keep({ ...posts, waiting: [...posts.waiting, { id, form, rev: null }] });
}

/**
 * Forgets what the page shows by now: posts up to `rev`, and that no answer came to one; with `isElsewhere` those that led to
 * another page.
 */
export function dropShownPosts(rev: number, isElsewhere = false): void {
  if (posts.reply?.isUnanswered) keep({ ...posts, reply: null });
  const waiting = posts.waiting.filter(
    (post) => isWaiting(post, rev) && !(isElsewhere && post.rev === "gone"),
  );
  if (waiting.length < posts.waiting.length) keep({ ...posts, waiting });
}

/** Shows what is known of a post that is still under way (CPP-11). */
export function showPendingReply(reply: CouponReply): void {
  if (reply.oneClick) pressAnswered(reply.oneClick);
  else keep({ ...posts, reply });
}

/** The site answers again: that no answer came is no longer said of what is done with; what was typed stays. */
export function clearUnanswered(): void {
  const { waiting, reply } = posts;
  if (reply?.isUnanswered && waiting.length === 0) keep({ waiting, reply: { ...reply, refusals: [] } });
}

/** Whether data of revision `rev` lacks what this post did. */
export function isWaiting(post: CouponPost, rev: number): boolean {
  return typeof post.rev !== "number" || post.rev > rev;
}

/** Sends the post `id` when no tab of this browser has another under way, and tells the other tabs (CPN-17). */
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
      // A redirect is thrown, and is no complaint.
      const waiting = posts.waiting.map(
        (post): CouponPost => (post.id === id ? { ...post, rev: "gone" } : post),
      );
      keep({ waiting, reply: null });
      throw thrown;
    }
  };
  try {
    return navigator.locks ? await navigator.locks.request(name, turn) : await turn();
  } finally {
    channel()?.postMessage("changed");
  }
}

/** Calls `changed` after every change that another tab made; returns how to stop. */
export function onOtherTabs(changed: () => void): () => void {
  const from = channel();
  from?.addEventListener("message", changed);
  return () => from?.removeEventListener("message", changed);
}

/** What changed nothing is shown no longer; what changed the coupon stays until its revision is on the page. */
function answered(id: string, reply: CouponReply | null) {
  if (reply?.oneClick) pressAnswered(reply.oneClick);
  const rev = reply?.rev;
  const waiting =
    rev === undefined
      ? posts.waiting.filter((post) => post.id !== id)
      : posts.waiting.map((post) => (post.id === id ? { ...post, rev } : post));
  const isComplaint = reply !== null && (reply.refusals.length > 0 || reply.restored !== undefined);
  keep({ waiting, reply: isComplaint ? reply : null });
}

function keep(changed: Posts) {
  posts = changed;
  storeUnsent(
    posts.waiting.filter(({ rev }) => rev === null).map(({ form }) => form),
    Date.now(),
  );
  for (const read of readers) read();
}

function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  openChannel ??= new BroadcastChannel(name);
  return openChannel;
}
