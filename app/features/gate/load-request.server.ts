import { findLongestPlayLock } from "~/domain/limits/play-lock";
import { maintenanceStateOrClosedByCookie } from "~/features/blocking/maintenance";
import { turnOffOneClickForLockedPlayer } from "~/features/session/one-click-off.server";
import { ensureNextRealityCheckAt } from "~/features/session/reality-clock.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { readBrowserSettings } from "~/features/session/stored-settings.server";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import { detectLanguage, type LanguagePolicy, languagePolicy } from "~/i18n/detect.server";
import { defaultLanguage, isLanguage, type Language, languages } from "~/i18n/languages";
import { noteRequestArrival, platformNow } from "~/platform/transport/clock.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { log } from "~/server/log.server";
import type { RequestScope } from "~/server/request-scope.server";
import { splitPath } from "../screens/path";
import { loadGuardInput } from "./load-guard-input.server";
import { matchAddress } from "./match-address";
import { resolveSession } from "./resolve-session.server";

/** A request with its session and all platform data, before the decision. */
export type LoadedRequest = Awaited<ReturnType<typeof loadRequest>>;

/** The page of a request: its address, or what it is in each language where the request's address has none. */
export type PageOfRequest = URL | ((lng: Language) => URL);

/** Reads the session, loads what guards need, and resolves the player. */
export async function loadRequest(scope: RequestScope, request: Request, page: PageOfRequest) {
  const clock = noteRequestArrival();
  const named = page instanceof URL ? splitPath(page.pathname).lng : null;
  const likely = likelyLanguage(named, request);
  const asked = urlInLanguage(page, likely);
  const cookie = await readOrCreateSessionCookie(scope, request);
  const platform = platformScopeOfRequest(scope, request, likely, cookie);
  const loaded = await loadGuardInput(
    platform,
    request,
    asked,
    cookie,
    matchAddress(asked).match?.screen.id ?? null,
  );
  const { config } = loaded;
  const policy = languagePolicy(config.languages, config.defaultLanguage);
  if (policy.problem) log.error({ requestId: scope.requestId }, policy.problem);
  const language = await languageOf(policy, named, request);
  const url = urlInLanguage(page, language);
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
    address: matchAddress(url),
    cookie,
    platform,
    loaded,
    config,
    policy,
    session,
    limits,
    isLocked,
    language,
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

const urlInLanguage = (page: PageOfRequest, lng: Language) =>
  page instanceof URL ? page : page(lng);

function languageOf(
  policy: LanguagePolicy,
  segment: string | null,
  request: Request,
): Promise<Language> {
  return detectLanguage(policy, request, { segment, cookie: readPlainCookie(request, "lng") });
}

/** The language of a visitor whose address names none, while no config says which ones are allowed. */
export const languageWithoutConfig = (request: Request): Promise<Language> =>
  languageOf(
    languagePolicy(Object.keys(languages).filter(isLanguage), defaultLanguage),
    null,
    request,
  );

/** The language for upstream calls before config says which languages are allowed. */
function likelyLanguage(segment: string | null, request: Request): Language {
  return [segment, readPlainCookie(request, "lng")].find(isLanguage) ?? defaultLanguage;
}
