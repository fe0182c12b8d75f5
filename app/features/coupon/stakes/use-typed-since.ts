import { useEffect, useRef } from "react";
import { useCouponQueue } from "../CouponQueue";

/** Tells what is typed while a press is on its way: the answer, which knows an older text, must not take it back (CPP-06). */
export function useTypedSince() {
  const { pending } = useCouponQueue();
  const isPending = pending.length > 0;
  const isSince = useRef(false);
  useEffect(() => {
    if (isPending) isSince.current = false;
  }, [isPending]);
  return {
    /** A key was pressed in the field. */
    note: () => {
      if (isPending) isSince.current = true;
    },
    /** Whether the field holds what was typed since the last press. */
    holds: () => isSince.current,
  };
}
