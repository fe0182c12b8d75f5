import { checkSession } from "~/platform/auth/client.server";
import { askBlock } from "~/platform/blocks/client.server";
import { loadSiteConfig } from "~/platform/config/client.server";
import { loadLimits } from "~/platform/limits/client.server";
import { askRedirect } from "~/platform/redirects/client.server";
import { configRevision } from "~/platform/revision.server";
import { forget, type PlatformScope } from "~/platform/scope.server";
import { loadTermsChanged } from "~/platform/terms/client.server";
import { loadPlayer } from "~/platform/user/client.server";
import type { SessionCookie } from "~/server/cookies.server";
import { env } from "~/server/env.server";
import { playerSettings } from "../settings/load.server";

/** What the platform says for one request, once, before anything is decided (PLT-10); null = no answer just now. */
export type LoadedGuardInput = Awaited<ReturnType<typeof loadGuardInput>>;

/** Asks the platform everything that deciding on an address takes, all of it at the same time. */
export async function loadGuardInput(
  platform: PlatformScope,
  request: Request,
  url: URL,
  cookie: SessionCookie,
) {
  const isSignedIn = cookie.sid !== null && cookie.uid !== null;
  const revision = configRevision();
  const isRedirectable =
    request.method === "GET" && (env().appEnv === "production" || url.searchParams.has("redirects"));
  const [config, check, player, termsChanged, limits, block, redirectTo, settings] = await Promise.all([
    loadSiteConfig(platform),
    isSignedIn ? checkSession(platform) : null,
    isSignedIn ? loadPlayer(platform, cookie.uid ?? 0) : null,
    isSignedIn ? loadTermsChanged(platform) : false,
    isSignedIn ? loadLimits(platform) : null,
    askBlock(platform, { isSignedIn, url: url.href }),
    isRedirectable ? askRedirect(platform, url.href) : null,
    isSignedIn ? playerSettings(platform) : null,
  ]);
  // A reply of this very request may have told of a newer config: the page is decided by that one.
  const isOutdated = configRevision() !== revision;
  if (isOutdated) forget(platform, "platform.config");
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
  };
}
