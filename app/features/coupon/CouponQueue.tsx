import { useLocation, useSubmit } from "@remix-run/react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { notBehind, onBehind, readBehind } from "../network/network";
import {
  clearUnanswered,
  dropShownPosts,
  enqueuePost,
  isWaiting,
  noPosts,
  onOtherTabs,
  onPosts,
  postField,
  readPosts,
  syncIntent,
} from "./post-queue";
import type { CouponReply } from "./reply";
import { takeUnsent } from "./storage/unsent-posts.client";

/** Posts of the coupon from this page: one at a time per browser, each after the previous answer's cookie (CPN-17). */
export interface CouponQueue {
  /** Sends a form of the coupon; returns at once. */
  post(form: FormData): void;
  /** Has the page's data of the coupon looked at again, in its turn among the posts. */
  sync(): void;
  /** What has been pressed and is not yet in the page's data, oldest first. */
  readonly pending: readonly FormData[];
  /** What the last answer said; null after one without a complaint. */
  readonly reply: CouponReply | null;
}

interface CouponQueueProps {
  /** The coupon's address. */
  readonly action: string;
  /** The page's token. */
  readonly csrf: string;
  /** Revision of the coupon that the page's data shows. */
  readonly rev: number;
  readonly children: ReactNode;
}

const Queue = createContext<CouponQueue | null>(null);

/**
 * Provides the queue to price buttons and the coupon. Every post has a fetcher of its own; they take turns in the
 * route's `clientAction`.
 */
export function CouponQueueProvider({ action, csrf, rev, children }: CouponQueueProps) {
  const submit = useSubmit();
  const { key: page } = useLocation();
  const { waiting, reply } = useSyncExternalStore(onPosts, readPosts, noPosts);

  const send = useCallback(
    (form: FormData) => {
      const fetcherKey = `coupon-${form.get(postField) ?? syncIntent}`;
      submit(form, { method: "post", action, navigate: false, fetcherKey });
    },
    [action, submit],
  );
  const isBehind = useSyncExternalStore(onBehind, readBehind, notBehind);
  useEffect(() => {
    if (!isBehind) clearUnanswered();
  }, [isBehind]);
  useEffect(() => {
    addEventListener("online", clearUnanswered);
    return () => removeEventListener("online", clearUnanswered);
  }, []);
  useEffect(() => dropShownPosts(rev), [rev]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, whatever its revision
  useEffect(() => dropShownPosts(rev, true), [page]);
  // A post and not a revalidation: the router lands the data of posts in order, a revalidation may land late and old.
  const sync = useCallback(() => {
    const form = new FormData();
    form.set("intent", syncIntent);
    send(form);
  }, [send]);
  useEffect(() => onOtherTabs(sync), [sync]);
  const post = useCallback(
    (form: FormData) => {
      form.set("csrf", csrf);
      enqueuePost(form);
      send(form);
    },
    [csrf, send],
  );
  useEffect(() => {
    for (const form of takeUnsent(Date.now())) post(form);
  }, [post]);
  const queue = useMemo(() => {
    const pending = waiting.filter((one) => isWaiting(one, rev)).map(({ form }) => form);
    return { post, sync, pending, reply };
  }, [post, sync, waiting, rev, reply]);
  return <Queue.Provider value={queue}>{children}</Queue.Provider>;
}

/** The page's coupon queue. */
export function useCouponQueue(): CouponQueue {
  const queue = useContext(Queue);
  if (!queue) throw new Error("useCouponQueue needs a CouponQueueProvider");
  return queue;
}
