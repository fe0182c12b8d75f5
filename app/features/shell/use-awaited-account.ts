import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { nextAccountPollMs } from "~/domain/accounts/awaited";

/** Asks for account data again until an active account exists, as after a registration (ACC-02). */
export function usePollForAccount(isAwaited: boolean) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  if (!isAwaited && asked > 0) setAsked(0);
  const waitMs = nextAccountPollMs(isAwaited, asked);
  useEffect(() => {
    if (waitMs === null) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      revalidate();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, asked, revalidate]);
}
