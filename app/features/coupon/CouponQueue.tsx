import { useFetcher, useRevalidator } from "@remix-run/react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { CouponReply } from "./reply";

/** Posts of the coupon from this page: one at a time per browser, each after the previous answer's cookie (CPN-17). */
export interface CouponQueue {
  /** Sends a form of the coupon; returns at once. */
  post(form: FormData): void;
  /** What has been pressed and is not yet in the page's data, oldest first. */
  readonly pending: readonly FormData[];
  /** What the last answer said; null after one without a complaint. */
  readonly reply: CouponReply | null;
}

const Queue = createContext<CouponQueue | null>(null);
const lockName = "touchline-coupon";

/** Provides the queue to price buttons and the coupon; `action` is the coupon's address, `csrf` the page's token. */
export function CouponQueueProvider({
  action,
  csrf,
  children,
}: {
  action: string;
  csrf: string;
  children: ReactNode;
}) {
  const fetcher = useFetcher<CouponReply | null>({ key: "coupon" });
  const [pending, setPending] = useState<readonly FormData[]>([]);
  const [answered, setAnswered] = useState<readonly FormData[]>([]);
  const [reply, setReply] = useState<CouponReply | null>(null);
  const release = useRef<(() => void) | null>(null);
  const sent = useRef<FormData | null>(null);
  const announce = useCouponChannel();
  const { submit, state, data } = fetcher;
  const first = pending[0];

  useEffect(() => {
    if (!first || sent.current) return;
    sent.current = first;
    void inTurn((done) => {
      release.current = done;
      submit(first, { method: "post", action });
    });
  }, [first, action, submit]);

  // The answer is in once the fetcher has stopped submitting: its cookie is set, the next post may go.
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (state === "submitting") {
      wasSubmitting.current = true;
      return;
    }
    if (wasSubmitting.current) {
      wasSubmitting.current = false;
      const done = sent.current;
      sent.current = null;
      release.current?.();
      release.current = null;
      setReply(data ?? null);
      setPending((all) => all.slice(1));
      setAnswered((all) => (done ? [...all, done] : all));
      announce();
    }
    // The page's own data follows the answer: until it is here, what was pressed stays as it was shown.
    if (state === "idle") setAnswered((all) => (all.length === 0 ? all : []));
  }, [state, data, announce]);

  const post = useCallback(
    (form: FormData) => {
      form.set("csrf", csrf);
      setPending((all) => [...all, form]);
    },
    [csrf],
  );
  const queue = useMemo(
    () => ({ post, pending: [...answered, ...pending], reply }),
    [post, answered, pending, reply],
  );
  return <Queue.Provider value={queue}>{children}</Queue.Provider>;
}

/** The page's coupon queue. */
export function useCouponQueue(): CouponQueue {
  const queue = useContext(Queue);
  if (!queue) throw new Error("useCouponQueue needs a CouponQueueProvider");
  return queue;
}

/** Runs `work` when no other tab of this browser changes the coupon; the lock is kept until it calls back. */
async function inTurn(work: (done: () => void) => void) {
  if (!navigator.locks) {
    work(() => {});
    return;
  }
  await navigator.locks.request(lockName, () => new Promise<void>((resolve) => work(resolve)));
}

/** Tells the other tabs of a change, and takes theirs: they show the same coupon. */
function useCouponChannel(): () => void {
  const { revalidate } = useRevalidator();
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const opened = new BroadcastChannel(lockName);
    opened.onmessage = () => revalidate();
    channel.current = opened;
    return () => opened.close();
  }, [revalidate]);
  return useCallback(() => channel.current?.postMessage("changed"), []);
}
