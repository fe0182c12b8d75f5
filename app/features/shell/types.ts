import type { Minor } from "~/features/money/amount";
import type { Language } from "~/i18n/languages";
import type { IconName } from "~/ui/icons";

/** A link of a navigation; `href` begins with the language. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** A link of the bottom navigation. `coupon` carries the number of bets. */
export interface BottomNavItem extends NavItem {
  readonly icon: IconName;
  readonly isCoupon?: boolean;
}

/** What the language switch needs: allowed languages, and where the page's form posts to (LNG-06). */
export interface LanguageSwitchData {
  readonly current: Language;
  readonly allowed: readonly Language[];
  /** `/{lng}/language`. */
  readonly action: string;
  /** Path and query of this page. */
  readonly returnUrl: string;
}

/** The signed-in player as the header shows him; null = the platform could not say. */
export interface HeaderPlayer {
  readonly name: string;
  readonly balance: { readonly minor: Minor; readonly iso: string } | null;
  readonly hidesBalance: boolean;
  readonly messageCount: number;
  readonly links: readonly NavItem[];
  readonly messagesHref: string;
  /** null where the site takes no deposits. */
  readonly depositHref: string | null;
  /** `/{lng}/user/logout`. */
  readonly signOutAction: string;
}
