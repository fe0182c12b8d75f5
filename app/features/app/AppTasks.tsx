import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { usePopupTurn } from "~/features/popups/browser-queue";
import { holdInstallPrompt } from "./install-prompt.client";
import type { PushRequest } from "./push-device.client";
import { followVersion } from "./version-check.client";
import { followWorker, reloadWithNewWorker } from "./worker.client";

/** Loaded when there is a new version; if it does not load, the notice is shown at the next one. */
const UpdateNote = lazy(() =>
  import("./UpdateNote").catch(() => ({ default: (): ReactNode => null })),
);

/**
 * The site as an installed app, and its versions (POP-07, POP-09, POP-12): the service worker, the held install prompt,
 * the notice of a new version, and presses that ask for push messages. Nothing reloads by itself: typed text is the player's
 * to keep. Loaded in the background, browser only.
 */
export default function AppTasks({
  isPwa,
  version,
  csrf,
  isSignedIn,
}: {
  readonly isPwa: boolean;
  readonly version: string | null;
  readonly csrf: string;
  readonly isSignedIn: boolean;
}): ReactNode {
  const [isUpdateReady, setUpdateReady] = useState(false);
  // The shell's data is loaded again with later versions; this document keeps its own.
  const [ownVersion] = useState(version);

  useEffect(() => followWorker(isPwa, () => setUpdateReady(true)), [isPwa]);
  useEffect(() => (isPwa ? holdInstallPrompt() : undefined), [isPwa]);
  useEffect(
    () => (ownVersion === null ? undefined : followVersion(ownVersion, () => setUpdateReady(true))),
    [ownVersion],
  );

  const mayTake = isPwa && isSignedIn;
  useEffect(() => (mayTake ? takePushPresses(csrf) : undefined), [mayTake, csrf]);

  const isTurn = usePopupTurn("app-update", isUpdateReady);
  return isTurn ? (
    <Suspense fallback={null}>
      <UpdateNote onReload={reloadWithNewWorker} onLater={() => setUpdateReady(false)} />
    </Suspense>
  ) : null;
}

/**
 * Takes presses on what asks for push messages on this device (`data-push`), where the browser has them; elsewhere, and for
 * a guest, they lead to the settings. Nobody is asked before a press.
 */
function takePushPresses(csrf: string): () => void {
  if (!("PushManager" in window) || !("Notification" in window) || !navigator.serviceWorker)
    return () => {};
  const take = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest("[data-push]") : null;
    if (pressed === null) return;
    event.preventDefault();
    event.stopPropagation();
    const asked = pressed.getAttribute("data-push") as PushRequest;
    void import("./push-device.client").then(
      ({ changePushOfDevice }) => changePushOfDevice(pressed, asked, csrf),
      // biome-ignore lint/suspicious/noConsole: the press can be repeated
      (error) => console.warn("push messages: their code did not load:", error),
    );
  };
  addEventListener("click", take, true);
  return () => removeEventListener("click", take, true);
}
