import type { Minor } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { isCoveredByAgeGate } from "~/features/gate/age-gate";
import { hasRefusedForm, staleFormCause } from "~/features/gate/refused-form.server";
import type { RequestContext } from "~/features/gate/request-context";
import { isConversionReminderDue } from "~/features/office/wallets/reminder.server";
import { screenPath } from "~/features/screens/links.server";
import { formatMoney } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";
import {
  type FirstDepositBonus,
  loadFirstDepositBonus,
} from "~/platform/services/bonuses/client.server";
import { scopeWithBudgetShare } from "~/platform/transport/scope.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { removeCookie, writePlainCookie } from "~/server/cookies/write-plain.server";
import { countPopup } from "~/server/metrics.server";
import { isPopupSilent, type PopupKind, popupToShow } from "./queue";
import { type ServerPopup, serverPopups } from "./server-popups";
import { silenceOfBrowser } from "./silence.server";

/** A popup that the server knows, in the page's language. */
export interface DuePopup {
  /** From when it is due, ms since epoch on the platform's clock. */
  readonly at: number;
  readonly title: string;
  readonly text: string;
  /** What leads on, and where; `to` null = to registration as the page offers it. null = it only says something. */
  readonly open: { readonly label: string; readonly to: string | null } | null;
  /** Label of what closes it. */
  readonly close: string;
}

/** What the server knows of the popups of a page (POP-13). Times are ms since epoch on the platform's clock. */
export interface PopupsOfPage {
  /** When the response was made. */
  readonly now: number;
  /** Until when what sells is silent; 0 = without end, null = it is not. */
  readonly silentUntil: number | null;
  /** The popups that the server knows; one that is absent does not come. */
  readonly due: Partial<Record<ServerPopup, DuePopup>>;
  /** The popup that a page without a script shows as a band now. */
  readonly band: ServerPopup | null;
  readonly hasAdBlockerNotice: boolean;
}

/** How long after the player may have the bonus of a first deposit it is shown, ms (POP-04). */
const bonusDelayMs = 15_000;
/** Part of the page's budget that the bonus may take, ms. */
const bonusBudgetMs = 400;
/** Text of the cookie of a bonus popup that the player has closed. */
export const closedBonusPopup = "closed";

/** Finds the popups of a page, and the one that it shows without a script (POP-02, POP-03, POP-04, POP-13). */
export async function loadPopups(context: RequestContext, request: Request): Promise<PopupsOfPage> {
  const { now, config, scope } = context;
  const silentUntil = silenceOfBrowser(context, request);
  const isPage = isPageForPopups(context);
  const due = isPage ? await duePopups(context, request, silentUntil) : {};
  const all = new Map<PopupKind, number>([
    ...kindsOfPage(context).map((kind) => [kind, now] as const),
    ...serverPopups.flatMap((kind) => {
      const popup = due[kind];
      return popup === undefined ? [] : [[kind, popup.at] as const];
    }),
  ]);
  const silence = {
    silentUntil,
    isSafetyPage: hidesOffers(context),
    hasTypedText: hasRefusedForm(scope) || staleFormCause(scope) !== null,
  };
  const first = popupToShow(all, silence, now);
  const band = serverPopups.find((kind) => kind === first) ?? null;
  if (scope.kind === "document") {
    for (const [kind, at] of all)
      if (at <= now && isPopupSilent(kind, silence, now)) countPopup(kind, "silenced");
    if (band !== null) countPopup(band, "offered");
  }
  return {
    now,
    silentUntil,
    due,
    band,
    hasAdBlockerNotice: isPage && config.popups.hasAdBlockerNotice,
  };
}

async function duePopups(
  context: RequestContext,
  request: Request,
  silentUntil: number | null,
): Promise<PopupsOfPage["due"]> {
  const reminderAt = registrationReminderAt(context, request);
  const hasNews = isNewSite(context, request);
  const bonus = await bonusDue(context, request, silentUntil);
  if (reminderAt === null && !hasNews && bonus === null) return {};
  const t = await serverTexts(context.lng, "popups");
  const close = t("close");
  const due: Partial<Record<ServerPopup, DuePopup>> = {};
  if (bonus !== null)
    due["first-deposit-bonus"] = {
      at: bonus.at,
      title: t("bonus_title"),
      text: t("bonus_text", bonusValues(context.lng, bonus.offer)),
      open: { label: t("bonus_open"), to: popupTarget("first-deposit-bonus", "", context) },
      close,
    };
  if (reminderAt !== null)
    due["registration-reminder"] = {
      at: reminderAt,
      title: t("registration_title"),
      text: t("registration_text"),
      open: { label: t("registration_open"), to: null },
      close,
    };
  if (hasNews)
    due["new-site"] = {
      // The same time on every page, so that an open one does not take it for another.
      at: 0,
      title: t("new_site_title"),
      text: t("new_site_text"),
      open: null,
      close: t("new_site_close"),
    };
  return due;
}

function bonusValues(lng: Language, { percent, most, deposit, iso }: FirstDepositBonus) {
  const money = (minor: Minor) => formatMoney(lng, { minor, ...currencyOf(iso) }, true);
  return { percent: String(percent), most: money(most), deposit: money(deposit) };
}

/** What this page itself asks, which comes before anything else (POP-13). */
function kindsOfPage(context: RequestContext): readonly PopupKind[] {
  const { blockingStep, ageToConfirm, consent, decision } = context;
  const screen = decision.kind === "status" ? null : decision.screen;
  return [
    ...(blockingStep === null ? [] : [blockingStep]),
    ...(ageToConfirm !== null && isCoveredByAgeGate(screen) ? (["age-gate"] as const) : []),
    ...(consent === null ? (["consent"] as const) : []),
    ...(isConversionReminderDue(context) ? (["convert-account"] as const) : []),
  ];
}

/** Whether popups come on the page at all: not beside a form to sign in or register, and on no notice. */
function isPageForPopups({ decision }: RequestContext): boolean {
  if (decision.kind !== "render" || decision.modal !== null) return false;
  const { layout, stream, pattern } = decision.screen;
  return layout === "default" && stream !== "user" && !pattern.startsWith("registration");
}

function hidesOffers({ decision }: RequestContext): boolean {
  return decision.kind !== "render" || decision.screen.chrome.hideOffers === true;
}

/** Whether a guest has yet to see the message about the new site (POP-03). */
function isNewSite({ session, config }: RequestContext, request: Request): boolean {
  return (
    config.popups.hasNewSiteInfo &&
    session.kind === "guest" &&
    readPlainCookie(request, "new_site") === null
  );
}

/**
 * When a guest is reminded to register; null = never (POP-02). The cookie has that time. Where it has none, or 0, the visit
 * begins now: the reminder comes after the delay.
 */
function registrationReminderAt(context: RequestContext, request: Request): number | null {
  const { session, config, scope, now, url } = context;
  const reminder = config.popups.registrationReminder;
  if (reminder === null || session.kind !== "guest" || !config.features.registration) return null;
  // A dialog over the home page has a form to sign in.
  if (url.searchParams.has("showForgotPasswordModal")) return null;
  const stored = parseTime(readPlainCookie(request, "registration_reminder"));
  if (stored !== null) return stored;
  const at = now + reminder.delayMs;
  scope.cookies.push(writePlainCookie(request, "registration_reminder", String(at)));
  return at;
}

/** The cookie's value after the reminder was shown: `interval` later, or 0 where there is none (POP-02). */
export function registrationReminderAfter({
  config,
  now,
}: Pick<RequestContext, "config" | "now">): string {
  const intervalMs = config.popups.registrationReminder?.intervalMs ?? null;
  return intervalMs === null ? "0" : String(now + intervalMs);
}

/**
 * The bonus of the first deposit and when it is shown, 15 s after the player may have it; null = not in this session
 * (POP-04). A guest's browser forgets it.
 */
async function bonusDue(
  context: RequestContext,
  request: Request,
  silentUntil: number | null,
): Promise<{ readonly at: number; readonly offer: FirstDepositBonus } | null> {
  const { session, player, config, platform, scope, now, isLocked } = context;
  const stored = readPlainCookie(request, "bonus_popup");
  if (session.kind === "guest") {
    if (stored !== null) scope.cookies.push(removeCookie(request, "bonus_popup"));
    return null;
  }
  const isWanted = config.popups.hasFirstDepositBonus && player !== null && !player.hasDeposit;
  if (!isWanted || stored === closedBonusPopup || isLocked) return null;
  if (hidesOffers(context) || silentUntil === 0) return null;
  const found = await loadFirstDepositBonus(scopeWithBudgetShare(platform, bonusBudgetMs));
  if (!found.ok || found.value === null) return null;
  const offer = found.value;
  const known = parseTime(stored);
  if (known !== null) return { at: known, offer };
  const at = now + bonusDelayMs;
  scope.cookies.push(writePlainCookie(request, "bonus_popup", String(at)));
  return { at, offer };
}

/** A stored time, ms since epoch; null = none. */
function parseTime(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The page that a popup leads to, with the way back to `back`. */
export function popupTarget(
  kind: ServerPopup,
  back: string,
  { lng }: Pick<RequestContext, "lng">,
): string {
  if (kind === "new-site") return back;
  if (kind === "first-deposit-bonus") return screenPath(lng, "office:bonuses-deposit");
  if (back === screenPath(lng, "home")) return screenPath(lng, "registration");
  return `${screenPath(lng, "registration")}?returnUrl=${encodeURIComponent(back)}`;
}
