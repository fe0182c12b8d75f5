import { useEffect, useState } from "react";

/**
 * Seconds until another message may be asked for, counted down in the browser; what the server said where there is no
 * script. Each answer of the server starts anew.
 */
export function useSecondsLeft(said: { readonly waitS: number }): number {
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
