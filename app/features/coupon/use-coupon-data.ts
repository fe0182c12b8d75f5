import type { Account } from "~/domain/accounts/account";
import type { OpenBet } from "~/domain/coupon/cash-out/open-bet";
import type { DisplayedExpressOfTheDay } from "~/domain/coupon/express";
import type { Minor } from "~/domain/money/amount";
import { type CommonShellData, useShellData } from "~/features/page/shell-data";
import type { OneClick } from "./one-click/one-click";
import type { CouponView } from "./view";

/** The coupon's part of the shell's loader data. */
export interface CouponData extends CommonShellData {
  readonly coupon: CouponView;
  readonly oneClick: OneClick | null;
  readonly accounts: readonly Account[];
  /**
   * The open bets; "unknown" while the platform does not answer, null where their tab is not
   * chosen.
   */
  readonly openBets: readonly OpenBet[] | "unknown" | null;
  readonly expresses: readonly DisplayedExpressOfTheDay[];
  /** The reader's favourites, newest first. */
  readonly favourites: readonly string[];
  /** Whether a video stays in view when the page is scrolled past it (SET-01). */
  readonly isVideoMoved: boolean;
  /** Display settings of a bet in the slip (SET-01). */
  readonly slipLook: { readonly hasCrests: boolean; readonly hasGameIds: boolean };
  readonly player: {
    readonly balance: { readonly minor: Minor; readonly iso: string } | null;
  } | null;
}

/** The coupon and what stands beside it, on every page. */
export const useCouponData = () => useShellData<CouponData>();
