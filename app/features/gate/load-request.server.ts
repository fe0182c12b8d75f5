import { findLongestPlayLock } from "~/domain/limits/play-lock";
import { maintenanceStateOrClosedByCookie } from "~/features/blocking/maintenance";
import { turnOffOneClickForLockedPlayer } from "~/features/session/one-click-off.server";
import { ensureNextRealityCheckAt } from "~/features/session/reality-clock.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { readBrowserSettings } from "~/features/session/stored-settings.server";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import { detectLanguage, type LanguagePolicy, languagePolicy } from "~/i18n/detect.server";
import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";
import { noteRequestArrival, platformNow } from "~/platform/clock.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { log } from "~/server/log.server";
import type { RequestScope } from "~/server/request-scope.server";
import type { MatchedAddress } from "./guard-input";
import { loadGuardInput } from "./load-guard-input.server";
import { matchAddress } from "./match-address";
import { resolveSession } from "./resolve-session.server";

/** A request with its session and all platform data, before the decision. */
export type LoadedRequest = Awaited<ReturnType<typeof loadRequest>>;

/** Reads the session, loads what guards need, and resolves the player. */
export async function loadRequest(scope: RequestScope, request: Request, url: URL) {
  const clock = noteRequestArrival();
  const address = matchAddress(url);
  const cookie = await readOrCreateSessionCookie(scope, request);
  const platform = platformScopeOfRequest(scope, request, likelyLanguage(address, request), cookie);
  const loaded = await loadGuardInput(
    platform,
    request,
    url,
    cookie,
    address.match?.screen.id ?? null,
  );
  const { config } = loaded;
  const policy = languagePolicy(config.languages, config.defaultLanguage);
  if (policy.problem) log.error({ requestId: scope.requestId }, policy.problem);
  const at = platformNow();
  const session = await resolveSession(loaded, platform, scope, request);
  const isPlayer = session.kind === "player";
  if (!isPlayer) platform.auth = null;
  const limits = isPlayer ? loaded.limits : null;
  const isLocked = limits !== null && findLongestPlayLock(limits.all, at) !== null;
  const settings = (isPlayer && loaded.settings) || readBrowserSettings(request);
  return {
    scope,
    request,
    url,
    address,
    cookie,
    platform,
    loaded,
    config,
    policy,
    session,
    limits,
    isLocked,
    language: await languageOf(policy, address, request),
    now: at,
    // A post that was in flight when a reality check fell due still has its effect.
    checkedAt: request.method === "POST" ? clock.startedAt() : at,
    player: isPlayer ? loaded.player : null,
    maintenance: maintenanceStateOrClosedByCookie(
      config.maintenance,
      readPlainCookie(request, "maintenance") === "1",
      at,
    ),
    stored: isLocked
      ? await turnOffOneClickForLockedPlayer(settings, { scope, platform }, request)
      : settings,
    checkAt: limits && (await ensureNextRealityCheckAt(scope, request, limits.all, at)),
  };
}

function languageOf(
  policy: LanguagePolicy,
  { lng }: MatchedAddress,
  request: Request,
): Promise<Language> {
  return detectLanguage(policy, request, {
    segment: lng,
    cookie: readPlainCookie(request, "lng"),
  });
}

/** The language for upstream calls before config says which languages are allowed. */
function likelyLanguage({ lng }: MatchedAddress, request: Request): string {
  const texts = [lng, readPlainCookie(request, "lng")];
  return texts.find((text) => isLanguage(text ?? undefined)) ?? defaultLanguage;
}
