import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { holdInstallPrompt } from "./install-prompt.client";
import { followVersion } from "./version-check.client";
import { followWorker, reloadWithNewWorker } from "./worker.client";

/** Loaded when there is a new version; if it does not load, the notice is shown at the next one. */
const UpdateNote = lazy(() =>
  import("./UpdateNote").catch(() => ({ default: (): ReactNode => null })),
);

/**
 * The site as an installed app, and its versions (POP-07, POP-09, POP-12): the service worker, the held install prompt, and
 * the notice of a new version. Nothing reloads by itself: typed text is the player's to keep. Loaded in the background,
 * browser only.
 */
export default function AppTasks({
  isPwa,
  version,
}: {
  readonly isPwa: boolean;
  readonly version: string | null;
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

  return isUpdateReady ? (
    <Suspense fallback={null}>
      <UpdateNote onReload={reloadWithNewWorker} onLater={() => setUpdateReady(false)} />
    </Suspense>
  ) : null;
}
