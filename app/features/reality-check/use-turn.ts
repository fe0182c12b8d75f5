import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { takeTurn } from "~/ui/turn.client";

const name = "touchline-reality-check";

/**
 * Whether this tab is the one that shows what one tab of the browser shows: a tab that is looked at, which gives its turn
 * up when it is hidden. Where another tab had the turn before, the server is asked first whether there is still anything
 * to show. `loaded` is another object with each answer of the server.
 */
export function useTurn(loaded: object): boolean {
  const [turn, setTurn] = useState<{ readonly after: object | null } | null>(null);
  const { revalidate } = useRevalidator();
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  });
  useEffect(() => {
    let giveUp: (() => void) | null = null;
    const begin = (hasWaited: boolean) => {
      setTurn({ after: hasWaited ? latest.current : null });
      if (hasWaited) revalidate();
    };
    const changed = () => {
      if (document.visibilityState === "visible") giveUp ??= takeTurn(name, begin);
      else leave();
    };
    const leave = () => {
      giveUp?.();
      giveUp = null;
      setTurn(null);
    };
    document.addEventListener("visibilitychange", changed);
    changed();
    return () => {
      document.removeEventListener("visibilitychange", changed);
      giveUp?.();
    };
  }, [revalidate]);
  return turn !== null && turn.after !== loaded;
}
