import type { Minor } from "~/domain/money/amount";
import type { IconName } from "~/ui/icons";

/** A navigation link; `href` begins with the language. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** A link of the bottom navigation; with `isCoupon` it shows the coupon's number of bets. */
export interface BottomNavItem extends NavItem {
  readonly icon: IconName;
  readonly isCoupon?: boolean;
  /** Leads a guest to the sign-in. */
  readonly isForGuests?: boolean;
}

/** The signed-in player for the header; `balance` null = the platform does not answer. */
export interface HeaderPlayer {
  readonly name: string;
  readonly balance: { readonly minor: Minor; readonly iso: string } | null;
  readonly hidesBalance: boolean;
  readonly messageCount: number;
  readonly links: readonly NavItem[];
  /** What the player still has to do; null = nothing. */
  readonly tasks: { readonly count: number; readonly text: string; readonly href: string } | null;
  /** null where the site has no messages. */
  readonly messagesHref: string | null;
  /** null where the site accepts no deposits. */
  readonly depositHref: string | null;
  /** `/{lng}/user/logout`. */
  readonly signOutAction: string;
}
