import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { linksToExistingPages, type NavLink, type NavName } from "./nav-links.server";

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
    personal_data: player?.isDocumentWanted ? 1 : 0,
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
