import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { refreshPage } from "~/features/network/page-refresh";
import { useShellData } from "~/features/page/shell-data";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import { connectGameFrame, type GameFrameConnection } from "./frame.client";
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
 * and its rounds bring the header's balance up to date. Draws nothing. Loaded with the first frame; without it the game
 * plays on by its forms, and the platform refuses what the shell would have stopped.
 */
export default function GameFrameLink({
  frame,
  place,
}: {
  readonly frame: HTMLIFrameElement;
  /** The page around the frame. */
  readonly place: HTMLElement;
}) {
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
    const connection = connectGameFrame(frame, place, live.current, {
      reload: refreshPage,
      open: (page) => live.current.navigate(screenPath(live.current.lng, pageScreens[page])),
    });
    line.current = connection;
    return () => {
      connection.close();
      line.current = null;
    };
  }, [frame, place]);
  return null;
}

function pauseOf({ blockingStep, lockedUntil, gate }: Holding): PauseReason | null {
  if (lockedUntil !== null) return "locked";
  if (blockingStep !== null) return blockingStep === "reality-check" ? "reality-check" : "covered";
  return gate === null ? null : "covered";
}
