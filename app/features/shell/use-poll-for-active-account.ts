import { useEffect, useState } from "react";
import { nextActiveAccountPollDelayMs } from "~/domain/accounts/awaited";
import { refreshPage } from "../network/page-refresh";

/** Asks for account data again until an active account exists, as after a registration (ACC-02). */
export function usePollForActiveAccount(isAwaited: boolean) {
  const [asked, setAsked] = useState(0);
  if (!isAwaited && asked > 0) setAsked(0);
  const waitMs = nextActiveAccountPollDelayMs(isAwaited, asked);
  useEffect(() => {
    if (waitMs === null) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      refreshPage();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, asked]);
}
