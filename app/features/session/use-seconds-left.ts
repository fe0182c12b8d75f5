import { useEffect, useState } from "react";

/**
 * Seconds until another message may be requested, counted down in the browser; without a script the server's
 * value. Each server response restarts it.
 */
export function useResendSecondsLeft(said: { readonly waitS: number }): number {
  const [left, setLeft] = useState(said.waitS);
  useEffect(() => {
    const end = performance.now() + said.waitS * 1000;
    const show = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [said]);
  return left;
}
