import { loadPlayerSettingsOrSafeDefaults } from "~/features/session/stored-settings.server";
import { checkSession } from "~/platform/services/auth/client.server";
import { loadVisitorBlock } from "~/platform/services/blocks/client.server";
import { loadGameRoutes } from "~/platform/services/casino/games.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { loadLimits } from "~/platform/services/limits/client.server";
import { dropMemoised, memoised } from "~/platform/services/memo.server";
import { requestRedirect } from "~/platform/services/redirects/client.server";
import { loadWhetherTermsChanged } from "~/platform/services/terms/client.server";
import { loadPlayer } from "~/platform/services/user/client.server";
import { configRevision } from "~/platform/transport/revision.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import { env } from "~/server/env.server";

/**
 * The platform's data for one request, loaded once before the decision (PLT-10); null = the platform does not
 * answer.
 */
export type LoadedGuardInput = Awaited<ReturnType<typeof loadGuardInput>>;

/** Screens whose address the list of games decides (SCR-07). */
const gameScreens: readonly string[] = ["games-view", "games-legacy"];

/** Loads all platform data for the decision on an address, in parallel. */
export async function loadGuardInput(
  platform: PlatformScope,
  request: Request,
  url: URL,
  cookie: SessionCookie,
  screenId: string | null,
) {
  const isSignedIn = cookie.sid !== null && cookie.uid !== null;
  const revision = configRevision();
  const isRedirectable =
    request.method === "GET" &&
    (env().appEnv === "production" || url.searchParams.has("redirects"));
  const [config, check, player, termsChanged, limits, block, redirectTo, settings, games] =
    await Promise.all([
      loadSiteConfig(platform),
      isSignedIn ? checkSession(platform) : null,
      isSignedIn ? loadPlayer(platform, cookie.uid ?? 0) : null,
      isSignedIn ? loadWhetherTermsChanged(platform) : false,
      isSignedIn ? loadLimits(platform) : null,
      loadVisitorBlock(platform, { isSignedIn, url: url.href }),
      isRedirectable ? requestRedirect(platform, url.href) : null,
      isSignedIn ? loadPlayerSettingsOrSafeDefaults(platform) : null,
      screenId !== null && gameScreens.includes(screenId)
        ? loadSiteConfig(platform).then((config) => loadGameRoutes(platform, config))
        : null,
    ]);
  // A response of this request may announce a newer config; the page uses that one.
  const isOutdated = configRevision() !== revision;
  if (isOutdated) dropMemoised(platform, memoised.config);
  return {
    config: isOutdated ? await loadSiteConfig(platform) : config,
    check,
    userId: cookie.uid,
    player: player?.ok ? player.value : null,
    termsChanged,
    limits: limits?.ok ? limits.value : null,
    block,
    redirect: redirectTo,
    settings,
    games,
  };
}
