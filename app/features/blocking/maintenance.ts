import type { SiteConfig } from "~/domain/settings/site-config";
import type { Language } from "~/i18n/languages";

/**
 * Maintenance state: `closed` = new pages are a notice with 503, open pages show a notification; `notify` =
 * the notification alone. Times are ms since epoch, null where site config has none.
 */
export interface MaintenanceState {
  readonly phase: "none" | "notify" | "closed";
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/**
 * The maintenance state at `now` by site config (NTC-05); a visitor with the cookie `maintenance=1`
 * (`hasCookie`) finds the site closed at any time.
 */
export function maintenanceStateOrClosedByCookie(
  window: SiteConfig["maintenance"],
  hasCookie: boolean,
  now: number,
): MaintenanceState {
  const times = { startsAt: window?.startedAt ?? null, endsAt: window?.endedAt ?? null };
  if (hasCookie) return { phase: "closed", ...times };
  if (!window?.isActive) return { phase: "none", ...times };
  if (now >= window.startedAt && now < window.endedAt) return { phase: "closed", ...times };
  if (now >= window.notifyStartedAt && now < window.notifyEndedAt)
    return { phase: "notify", ...times };
  return { phase: "none", ...times };
}

/** Retry-After where the end is unknown or past, s. */
const fallbackRetry = 300;

/**
 * `Retry-After` until the end of the maintenance, s; five minutes where the end is unknown or past.
 */
export function retryAfterSeconds(maintenance: MaintenanceState, now: number): number {
  const left = Math.ceil(((maintenance.endsAt ?? now) - now) / 1000);
  return left > 0 ? left : fallbackRetry;
}

const russian: readonly Language[] = ["az", "kk", "uk", "ru"];

/** Language of the maintenance notice (NTC-06). */
export function maintenanceLanguage(lng: Language): "ru" | "en" {
  return russian.includes(lng) ? "ru" : "en";
}
