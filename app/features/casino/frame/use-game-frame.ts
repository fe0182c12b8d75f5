import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { refreshPage } from "~/features/network/page-refresh";
import { useShellData } from "~/features/page/shell-data";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import type { GameFrameConnection } from "./frame.client";
import type { PauseReason } from "./protocol";

interface Holding {
  /** The blocking step that the player has to complete first; null = none. */
  readonly blockingStep: string | null;
  /** End of the player's lock, ms since epoch; null = not locked. */
  readonly lockedUntil: number | null;
  readonly gate: unknown;
}

const pageScreens = {
  cashier: "office:recharge",
  limits: "office:responsible",
  history: "office:history",
} as const;

/**
 * Speaks with the game in a frame of the page (CAS-03): a reality check, a break and an exclusion pause it at once (CAS-08),
 * and its rounds bring the header's balance up to date. The code loads with the first frame; without it the game plays on
 * by its forms, and the platform refuses what the shell would have stopped.
 */
export function useGameFrame(holder: RefObject<HTMLElement>) {
  const lng = useLanguage();
  const pause = pauseOf(useShellData<Holding>());
  const navigate = useNavigate();
  const line = useRef<GameFrameConnection | null>(null);
  const live = useRef({ lng, pause, navigate });

  useEffect(() => {
    live.current = { lng, pause, navigate };
    line.current?.pause(pause);
    line.current?.language(lng);
  }, [lng, pause, navigate]);

  useEffect(() => {
    const place = holder.current;
    if (!place) return;
    let isOver = false;
    const find = () => {
      const frame = place.querySelector<HTMLIFrameElement>("iframe[data-game-frame]");
      if (frame === (line.current?.frame ?? null)) return;
      line.current?.close();
      line.current = null;
      if (frame) void open(frame, place);
    };
    const open = async (frame: HTMLIFrameElement, within: HTMLElement) => {
      const loaded = await import("./frame.client").catch(() => null);
      if (!loaded || isOver || line.current || !frame.isConnected) return;
      line.current = loaded.connectGameFrame(frame, within, live.current, {
        reload: refreshPage,
        open: (page) => live.current.navigate(screenPath(live.current.lng, pageScreens[page])),
      });
    };
    // The outlet puts bodies in without React.
    const watch = new MutationObserver(find);
    watch.observe(place, { childList: true, subtree: true });
    find();
    return () => {
      isOver = true;
      watch.disconnect();
      line.current?.close();
      line.current = null;
    };
  }, [holder]);
}

function pauseOf({ blockingStep, lockedUntil, gate }: Holding): PauseReason | null {
  if (lockedUntil !== null) return "locked";
  if (blockingStep !== null) return blockingStep === "reality-check" ? "reality-check" : "covered";
  return gate === null ? null : "covered";
}
