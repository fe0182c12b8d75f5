import { vi } from "vitest";
import { clearFragments } from "~/features/remote-pages/load.server";
import { clearSheets } from "~/features/remote-pages/wiring.server";
import { resetBreakers } from "~/platform/breaker/breakers.server";
import { resetClock } from "~/platform/clock.server";
import { clearSiteConfig } from "~/platform/config/copies.server";
import { clearExpresses } from "~/platform/coupons/expresses.server";
import { clearRedirects } from "~/platform/redirects/client.server";
import { resetRevision } from "~/platform/revision.server";
import { setUpstream } from "~/platform/upstream.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";

/** Forgets what this process has learnt from its platform. */
export function forgetPlatform() {
  clearSiteConfig();
  clearRedirects();
  clearFragments();
  clearSheets();
  clearExpresses();
  resetBreakers();
  resetRevision();
  resetClock();
}

/** Puts back all that a file of tests may have changed in its worker: files share it, in any order. */
export async function forgetFile() {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  setUpstream(null);
  forgetPlatform();
  // Counts of visitors' requests are among them.
  await closeSharedServices();
}
