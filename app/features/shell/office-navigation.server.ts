import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { logConfigFault } from "~/platform/services/config/translate.server";
import { linksToExistingPages, type NavLink, type NavName } from "./nav-links.server";
import { isPathOffered } from "./offered-path.server";
import { messagesPath } from "./office-paths.server";

/**
 * Sections of the player's account pages whose links stand at the top of each of these pages,
 * whichever is open.
 */
const mainSections: readonly NavName[] = [
  "account",
  "history",
  "deposit",
  "withdrawal",
  "statement",
  "limits",
  "security",
  "settings",
];

/** Every section of the player's own pages, with counts where something waits (OFC-01). */
export function allOfficeSections(context: RequestContext): NavLink[] {
  const { lng, player } = context;
  const counts: Readonly<Partial<Record<NavName, number>>> = {
    support: player?.messageCount ?? 0,
    personal_data: isVerificationWanted(context) ? 1 : 0,
    limits: raisesAwaitingApproval(context),
    withdrawal: player?.pendingWithdrawals ?? 0,
    bonuses: player?.activeBonuses ?? 0,
  };
  // Nothing that sells is offered to who has locked himself out (LIM-12).
  const offers: readonly (readonly [NavName, string])[] = context.isLocked
    ? []
    : [
        ["bonuses", screenPath(lng, "office:bonuses-deposit")],
        ["cashback", screenPath(lng, "office:casino-vipcashback")],
        ["promo_check", screenPath(lng, "office:promotion")],
        ["bring_friend", screenPath(lng, "office:bringfriend")],
      ];
  return linksToExistingPages(
    context,
    [
      ["account", screenPath(lng, "office:account")],
      ["wallets", `${screenPath(lng, "office:account")}#add-account`],
      ["history", screenPath(lng, "office:history")],
      ["deposit", screenPath(lng, "office:recharge")],
      ["withdrawal", screenPath(lng, "office:deduce")],
      ["statement", screenPath(lng, "office:historypay")],
      ...offers,
      ["personal_data", screenPath(lng, "office:verification")],
      ["limits", screenPath(lng, "office:responsible")],
      ["security", screenPath(lng, "office:security")],
      ["auth_qr", screenPath(lng, "office:security-device")],
      ["settings", screenPath(lng, "office:settings")],
      ["mailing", `${screenPath(lng, "office:settings")}#mailing`],
      ["support", screenPath(lng, "office:support")],
      ["line", screenPath(lng, "main-section-1", { pageType: "home", section: "line" })],
    ],
    counts,
  );
}

/** The sections that stand above the player's own pages: the main ones, and the one that is open. */
export function officeSectionsShownAbovePage(context: RequestContext): NavLink[] {
  return allOfficeSections(context).filter(
    ({ name, href, isCurrent }) =>
      mainSections.includes(name) || (isCurrent && !href.includes("#")),
  );
}

/** Whether the player still has to identify himself or to send a document. */
function isVerificationWanted({ player, config }: RequestContext): boolean {
  if (player === null) return false;
  return player.isDocumentWanted || (player.needsIdentification && config.features.identification);
}

/** Number of raised limits that wait until the player approves them (APR-01). */
function raisesAwaitingApproval({ limits }: RequestContext): number {
  const all = limits?.all ?? [];
  return all.filter(({ state, needsApproval }) => state === "PENDING" && needsApproval).length;
}

/** A number on the entry to the account pages: what the player still has to do there. */
export interface TaskCounter {
  readonly count: number;
  /** The number as it is shown; above the highest number of site config `9+`. */
  readonly text: string;
  readonly href: string;
}

/**
 * Counts what the player still has to do: his verification, unread answers of the support, raises to approve
 * (CFG-12). What the platform does not tell now is not counted. null = a guest, nothing to do, or no counter in site
 * config.
 */
export function taskCounterOf(context: RequestContext): TaskCounter | null {
  const { player, lng, config } = context;
  if (player === null || config.taskCounter === null) return null;
  const messages = messagesPath(context) === null ? 0 : player.messageCount;
  const count =
    messages + (isVerificationWanted(context) ? 1 : 0) + raisesAwaitingApproval(context);
  const { most, path } = config.taskCounter;
  const href = `/${lng}/${path}`;
  if (count === 0) return null;
  if (!isPathOffered(context, href)) {
    logConfigFault("taskCounter.url", `"${path}" is no page of this site; the counter is left out`);
    return null;
  }
  return { count, text: count > most ? `${most}+` : String(count), href };
}
