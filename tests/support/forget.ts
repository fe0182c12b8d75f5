import { vi } from "vitest";
import { clearFragmentsForTests } from "~/features/remote-pages/load.server";
import { resetCssStoreForTests } from "~/features/remote-pages/wiring.server";
import { clearSiteConfigCopies } from "~/platform/services/config/copies.server";
import { clearCachedExpresses } from "~/platform/services/coupons/expresses.server";
import { resetRedirectCache } from "~/platform/services/redirects/client.server";
import { clearSeoCopies } from "~/platform/services/seo/client.server";
import { clearSportCopies } from "~/platform/services/sports/client.server";
import { resetBreakers } from "~/platform/transport/breaker.server";
import { resetPlatformClock } from "~/platform/transport/clock.server";
import { resetConfigRevision } from "~/platform/transport/revision.server";
import { setUpstreamForTests } from "~/platform/transport/upstream.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";

/** Forgets what this process has learnt from its platform. */
export function forgetPlatform() {
  clearSiteConfigCopies();
  clearSeoCopies();
  clearSportCopies();
  resetRedirectCache();
  clearFragmentsForTests();
  resetCssStoreForTests();
  clearCachedExpresses();
  resetBreakers();
  resetConfigRevision();
  resetPlatformClock();
}

/** Puts back all that a file of tests may have changed in its worker: files share it, in any order. */
export async function forgetFile() {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  setUpstreamForTests(null);
  forgetPlatform();
  // Counts of visitors' requests are among them.
  await closeSharedServices();
}
