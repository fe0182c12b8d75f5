import { useEffect, useRef, useState } from "react";
import { useCouponPostQueue } from "../CouponPostQueue";

/**
 * Notes whether text is typed while a post is in flight. Its response has an older text, which must not
 * replace the newer one (CPP-06).
 */
export function useTypedSincePost() {
  const { pending } = useCouponPostQueue();
  const isPending = pending.length > 0;
  const isSince = useRef(false);
  useEffect(() => {
    if (isPending) isSince.current = false;
  }, [isPending]);
  return {
    /** Call on every input in the field. */
    note: () => {
      if (isPending) isSince.current = true;
    },
    /** Whether the field has text typed after the last post was sent. */
    holds: () => isSince.current,
  };
}

/** A field's text: as typed until the coupon or a response changes it, unless typed since the last post. */
export function useTypedText(known: string) {
  const since = useTypedSincePost();
  const [typed, setTyped] = useState(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another known text replaces what is typed
  useEffect(() => {
    if (!since.holds()) setTyped(known);
  }, [known]);
  const type = (text: string) => {
    since.note();
    setTyped(text);
  };
  return [typed, type] as const;
}
