import { type RefObject, useEffect, useRef } from "react";

/** How long a popup that needs no answer stays, ms (POP-01). */
export const autoCloseMs = 10_000;

/**
 * Closes what needs no answer after a while without a pointer on it and without the focus in it, and only while the page is
 * visible; `afterMs` null = it stays until it is closed.
 */
export function useAutoClose(
  ref: RefObject<HTMLElement>,
  afterMs: number | null,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const node = ref.current;
    if (node === null || afterMs === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPointed = false;
    const restart = () => {
      clearTimeout(timer);
      const hasFocus = document.activeElement !== node && node.contains(document.activeElement);
      if (isPointed || hasFocus || document.visibilityState !== "visible") return;
      timer = setTimeout(() => close.current(), afterMs);
    };
    const enter = () => {
      isPointed = true;
      restart();
    };
    const leave = () => {
      isPointed = false;
      restart();
    };
    // The element that takes the focus has it only after the event.
    const turn = () => setTimeout(restart, 0);
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("focusin", turn);
    node.addEventListener("focusout", turn);
    document.addEventListener("visibilitychange", restart);
    restart();
    return () => {
      clearTimeout(timer);
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focusin", turn);
      node.removeEventListener("focusout", turn);
      document.removeEventListener("visibilitychange", restart);
    };
  }, [ref, afterMs]);
}
