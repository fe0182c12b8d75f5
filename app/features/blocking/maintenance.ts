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
 * (`hasCookie`) finds the site closed at any time. The times of a maintenance that is over are left
 * out: a visitor with the cookie does not read the dates of an earlier one (NTC-06).
 */
export function maintenanceStateOrClosedByCookie(
  window: SiteConfig["maintenance"],
  hasCookie: boolean,
  now: number,
): MaintenanceState {
  const phase = hasCookie ? "closed" : phaseAt(window, now);
  const isOver = !window || (window.endedAt ?? (window.isActive ? Infinity : 0)) <= now;
  return {
    phase,
    startsAt: isOver ? null : window.startedAt,
    endsAt: isOver ? null : window.endedAt,
  };
}

function phaseAt(window: SiteConfig["maintenance"], now: number): MaintenanceState["phase"] {
  if (!window?.isActive || window.isWebOpen) return "none";
  if (isWithin(window.startedAt, window.endedAt, now)) return "closed";
  return isWithin(window.notifyStartedAt, window.notifyEndedAt, now) ? "notify" : "none";
}

/** A period without a beginning began before; one without an end is none, so that nothing closes for ever. */
function isWithin(from: number | null, to: number | null, now: number): boolean {
  return to !== null && now >= (from ?? 0) && now < to;
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
