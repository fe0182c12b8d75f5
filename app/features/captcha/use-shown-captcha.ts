import { useCallback, useEffect, useState } from "react";
import type { Language } from "~/i18n/languages";
import type { ShownCaptcha } from "./challenge";

/** Longest delay of a browser timer, ms. */
const longestMs = 2 ** 31 - 1;

/**
 * The shown captcha. A script replaces it on request, and when it expires, also after the device
 * was asleep.
 */
export function useShownCaptcha(first: ShownCaptcha, lng: Language) {
  const [shown, setShown] = useState(first);
  const [count, setCount] = useState(0);
  // The page came back with another one.
  const [posted, setPosted] = useState(first.id);
  if (posted !== first.id) {
    setPosted(first.id);
    setShown(first);
    setCount(0);
  }
  const { id, secondsLeft } = shown;

  const ask = useCallback(
    async (onlyIfOver: boolean) => {
      const query = new URLSearchParams({ id, lng, ...(onlyIfOver ? { time: "1" } : {}) });
      const answer = await fetch(`/remote/captcha?${query}`).catch(() => null);
      const next: ShownCaptcha | null = answer?.ok ? await answer.json().catch(() => null) : null;
      if (!next) return;
      setShown(next);
      setCount((before) => before + 1);
    },
    [id, lng],
  );

  useEffect(() => {
    const check = () => void ask(true);
    const timer = setTimeout(check, Math.min(secondsLeft * 1000 + 500, longestMs));
    const seen = () => {
      if (document.visibilityState === "visible") check();
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [ask, secondsLeft]);

  return { shown, count, another: useCallback(() => void ask(false), [ask]) };
}
