import { useLocation, useSubmit } from "@remix-run/react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { isDataOutdated, neverOutdated, onOutdatedChange } from "../network/network";
import { setPageRefresh } from "../network/page-refresh";
import { couponOnlyField } from "./coupon-alone";
import { couponRefreshOnlyIntent, isPostMissingFromData, postIdField } from "./coupon-post";
import { onChangeInOtherTabs } from "./coupon-tabs";
import {
  clearUnansweredRefusals,
  dropShownPosts,
  enqueuePost,
  noPendingPosts,
  onPendingPostsChange,
  readPostQueueState,
} from "./post-queue";
import type { CouponReply } from "./reply";
import { consumeUnsentPosts, isResentByNextPage } from "./storage/unsent-posts.client";

/** The page's post queue: one post at a time per browser, each with the last response's cookie (CPN-17). */
export interface CouponPostQueue {
  /** Queues a coupon form; returns at once. */
  post(form: FormData): void;
  /** Queues a refresh of the coupon, and of what else the shell shows where `isWhole`. */
  sync(isWhole?: boolean): void;
  /** Posts that the page's data does not include yet, oldest first. */
  readonly pending: readonly FormData[];
  /** The last response; null if it reported no error. */
  readonly reply: CouponReply | null;
}

interface CouponPostQueueProviderProps {
  /** The coupon's address. */
  readonly action: string;
  /** The page's CSRF token. */
  readonly csrf: string;
  /** Revision of the coupon in the page's data. */
  readonly rev: number;
  readonly children: ReactNode;
}

/**
 * The longest that a post waits, ms, so that the browser first draws the changed coupon (an
 * animation frame). It always waits that long in a browser without `requestIdleCallback`.
 */
const longestFrameMs = 50;

const Queue = createContext<CouponPostQueue | null>(null);

/**
 * Provides the queue to price buttons and the coupon. Every post has its own fetcher; the route's
 * `clientAction` runs them one after another.
 */
export function CouponPostQueueProvider({
  action,
  csrf,
  rev,
  children,
}: CouponPostQueueProviderProps) {
  const submit = useSubmit();
  const { key: page } = useLocation();
  const { waiting, reply } = useSyncExternalStore(
    onPendingPostsChange,
    readPostQueueState,
    noPendingPosts,
  );

  const send = useCallback(
    (form: FormData) => {
      const fetcherKey = `coupon-${form.get(postIdField) ?? couponRefreshOnlyIntent}`;
      submit(form, { method: "post", action, navigate: false, fetcherKey });
    },
    [action, submit],
  );
  const isBehind = useSyncExternalStore(onOutdatedChange, isDataOutdated, neverOutdated);
  useEffect(() => {
    if (!isBehind) clearUnansweredRefusals();
  }, [isBehind]);
  useEffect(() => {
    addEventListener("online", clearUnansweredRefusals);
    return () => removeEventListener("online", clearUnansweredRefusals);
  }, []);
  useEffect(() => dropShownPosts(rev), [rev]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, whatever its revision
  useEffect(() => dropShownPosts(rev, true), [page]);
  const unsent = useRef<FormData[]>([]);
  const sendAll = useCallback(() => {
    for (const form of unsent.current.splice(0)) send(form);
  }, [send]);
  // A post, not a revalidation: the router applies post data in order; a revalidation may be stale.
  const sync = useCallback(
    (isWhole = true) => {
      const form = new FormData();
      form.set("intent", couponRefreshOnlyIntent);
      if (!isWhole) form.set(couponOnlyField, "coupon");
      unsent.current.push(form);
      sendAll();
    },
    [sendAll],
  );
  useEffect(() => onChangeInOtherTabs(() => sync()), [sync]);
  useEffect(() => setPageRefresh(() => sync()), [sync]);
  const post = useCallback(
    (form: FormData) => {
      form.set("csrf", csrf);
      enqueuePost(form);
      unsent.current.push(form);
      if (isResentByNextPage(form)) {
        // What the post changes is shown first: sending takes some ms. A page that is left meanwhile has stored it.
        requestAnimationFrame(() => globalThis.requestIdleCallback?.(sendAll));
        setTimeout(sendAll, longestFrameMs);
      } else sendAll();
    },
    [csrf, sendAll],
  );
  useEffect(() => {
    for (const form of consumeUnsentPosts(Date.now())) post(form);
  }, [post]);
  const queue = useMemo(() => {
    const pending = waiting
      .filter((one) => isPostMissingFromData(one, rev))
      .map(({ form }) => form);
    return { post, sync, pending, reply };
  }, [post, sync, waiting, rev, reply]);
  return <Queue.Provider value={queue}>{children}</Queue.Provider>;
}

export function useCouponPostQueue(): CouponPostQueue {
  const queue = useContext(Queue);
  if (!queue) throw new Error("useCouponPostQueue needs a CouponPostQueueProvider");
  return queue;
}
