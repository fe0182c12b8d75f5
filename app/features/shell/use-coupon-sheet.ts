import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useCouponPostQueue } from "~/features/coupon/CouponPostQueue";
import { couponColumnId } from "~/features/page/SkipLink";
import { useIsWideWindow } from "~/ui/wide";

/**
 * The coupon sheet on phones: it takes the focus, and closes with Escape and on navigation (ACS-02). Its
 * content is drawn when the sheet is first opened, so that a press on a price does not wait for what nobody
 * sees; from then on the content stays, with what was typed. A refused press opens the sheet, which shows the
 * reason.
 */
export function useCouponSheet() {
  const isWide = useIsWideWindow();
  const { reply } = useCouponPostQueue();
  const [wasOpened, setOpened] = useState(false);
  const [openAt, setOpenAt] = useState<string | null>(null);
  // A dialog over the page, and the page after it, are the same page.
  const { pathname } = useLocation();
  const isOpen = openAt === pathname;
  if (openAt !== null && !isOpen) setOpenAt(null);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    document.getElementById(couponColumnId)?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) setOpenAt(null);
    };
    // The page behind takes no presses itself.
    const onClick = (event: MouseEvent) => {
      // By the path of the event: a button may be gone with what it was pressed for.
      const isWithin = (node: EventTarget) =>
        node instanceof Element && node.matches("aside, nav, dialog");
      if (!event.composedPath().some(isWithin)) setOpenAt(null);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onClick);
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  if (isOpen && !wasOpened) setOpened(true);
  const isRefused = (reply?.refusals.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal opens it once, wherever the player goes then
  useEffect(() => {
    if (isRefused && !isWide) setOpenAt(pathname);
  }, [isRefused, reply]);
  return {
    isCouponOpen: isOpen,
    setCouponOpen: (isOpen: boolean) => setOpenAt(isOpen ? pathname : null),
    /** Focuses the column on wide screens, else opens the sheet, which takes the focus. */
    goToCoupon: () => {
      if (isWide || isOpen) document.getElementById(couponColumnId)?.focus();
      else setOpenAt(pathname);
    },
    isCouponDrawn: isWide || isOpen || wasOpened,
  };
}
