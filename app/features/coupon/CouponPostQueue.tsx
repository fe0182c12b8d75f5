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
import { formatBetRef, parsePriceButtonValue } from "~/domain/coupon/bet";
import { isSiteClosed } from "~/features/blocking/open-page";
import { postedTexts } from "~/features/forms/posted-texts";
import { isRouteCodeLoaded, loadRouteCode } from "../network/chunk-reload";
import { isDataOutdated, neverOutdated, onOutdatedChange } from "../network/network";
import { setPageRefresh } from "../network/page-refresh";
import { couponOnlyField } from "./coupon-alone";
import {
  changesIntent,
  couponRefreshOnlyIntent,
  type FormFields,
  fieldsToRepeat,
  formOfChanges,
  formOfFields,
  intentOf,
  isPostMissingFromData,
  isRepeatable,
  postIdField,
} from "./coupon-post";
import { onMessageOfOtherTab, tellOtherTabs } from "./coupon-tabs";
import { reuseOrCreateOneClickKey } from "./one-click/one-click-presses";
import {
  clearUnansweredRefusals,
  dropRequest,
  dropShownPosts,
  enqueuePost,
  noPendingPosts,
  onAnsweredRequest,
  onPendingPostsChange,
  readPostQueueState,
  takeNextRequest,
  unansweredChanges,
} from "./post-queue";
import type { CouponReply } from "./reply";
import { consumeUnsentPosts, isOlderThanAnsweredRevision } from "./storage/unsent-posts.client";

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

/** The route whose code posts the coupon's forms. */
const couponRoute = "routes/coupon";

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
      const fetcherKey = `coupon-${postedTexts(form)[postIdField] ?? couponRefreshOnlyIntent}`;
      const submitForm = () =>
        submit(form, {
          method: "post",
          action,
          navigate: false,
          fetcherKey,
          // A list beside the slip stays where it is, under a dialog as well.
          preventScrollReset: form.get("stay") === "1",
        });
      if (isRouteCodeLoaded(couponRoute)) return submitForm();
      // The router would reload the page for missing code, again and again: each page sends what it has stored.
      void loadRouteCode(couponRoute).then((isLoaded) => {
        if (isLoaded) submitForm();
        else if (intentOf(form) !== couponRefreshOnlyIntent) {
          dropRequest(postedTexts(form)[postIdField] ?? "");
          window.earlyPosts?.postDocument(fieldsToRepeat(form));
        }
      });
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
  const sendNext = useCallback(() => {
    const form = takeNextRequest();
    if (!form) return;
    form.set("csrf", csrf);
    if (intentOf(form) === changesIntent) form.set("stay", "1");
    send(form);
  }, [csrf, send]);
  useEffect(() => onAnsweredRequest(sendNext), [sendNext]);
  // A post, not a revalidation: the router applies post data in order; a revalidation may be stale.
  const sync = useCallback(
    (isWhole = true) => {
      if (isSiteClosed()) return;
      const form = new FormData();
      form.set("intent", couponRefreshOnlyIntent);
      if (!isWhole) form.set(couponOnlyField, "coupon");
      send(form);
    },
    [send],
  );
  useEffect(() => setPageRefresh(() => sync()), [sync]);
  const post = useCallback(
    (form: FormData) => {
      enqueuePost(form);
      if (isRepeatable(form)) {
        // What the post changes is shown first: sending takes some ms. A page that is left meanwhile has stored it.
        requestAnimationFrame(() => globalThis.requestIdleCallback?.(sendNext));
        setTimeout(sendNext, longestFrameMs);
      } else sendNext();
    },
    [sendNext],
  );
  useEffect(
    () =>
      onMessageOfOtherTab((message) => {
        if (message === "changed") sync();
        else for (const fields of message.left) post(formOfFields(fields));
      }),
    [sync, post],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision that the document came with
  useEffect(() => {
    if (isOlderThanAnsweredRevision(rev)) sync(false);
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && sync();
    addEventListener("pageshow", shownAgain);
    return () => removeEventListener("pageshow", shownAgain);
  }, [sync]);
  useEffect(() => {
    for (const form of consumeUnsentPosts(Date.now())) post(form);
    window.earlyPosts?.handOver((fields) => post(earlyForm(fields)), sync);
  }, [post, sync]);
  useEffect(() => {
    const leave = () => {
      const left = unansweredChanges();
      if (left.length === 0) return;
      tellOtherTabs({ left: left.map(fieldsToRepeat) });
      const body = new URLSearchParams(fieldsToRepeat(formOfChanges(left)));
      body.set("csrf", csrf);
      // The request outlives the page.
      void fetch(action, { method: "POST", body, keepalive: true, redirect: "manual" });
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [action, csrf]);
  const queue = useMemo(() => {
    const pending = waiting
      .filter((one) => isPostMissingFromData(one, rev))
      .map(({ form }) => form);
    return { post, sync, pending, reply };
  }, [post, sync, waiting, rev, reply]);
  return <Queue.Provider value={queue}>{children}</Queue.Provider>;
}

/**
 * A form that was posted before the page's code handled it. A one-click bet keeps the key of its page, which a later press
 * on its price then has as well, until its outcome is known (CPS-04).
 */
function earlyForm(fields: FormFields): FormData {
  const form = formOfFields(fields);
  form.set("stay", "1");
  const { intent, bet: value = "", key: ofPage = "" } = postedTexts(form);
  const pressed = parsePriceButtonValue(value);
  if (intent === "one-click" && pressed) {
    const key = () => ofPage;
    const bet = formatBetRef(pressed.ref);
    form.set("key", reuseOrCreateOneClickKey(bet, performance.now(), key));
  }
  return form;
}

export function useCouponPostQueue(): CouponPostQueue {
  const queue = useContext(Queue);
  if (!queue) throw new Error("useCouponPostQueue needs a CouponPostQueueProvider");
  return queue;
}
