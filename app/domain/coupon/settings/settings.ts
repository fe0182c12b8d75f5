import type { Minor } from "../../money/amount";
import { currencyOf, toMinor } from "../../money/money";
import type { ChangeCoefAction } from "../placement";

/** The settings of the coupon (CPS-01). Amounts are plain decimal text, "" if not set. */
export interface CouponSettings {
  /** Custom stake steps by currency; other currencies use their default. */
  readonly amountStep: Readonly<Record<string, string>>;
  /** Whether the steps of `amountStep` apply instead of each currency's own (CPS-06). */
  readonly isManualAmountStep: boolean;
  readonly changeCoefAction: ChangeCoefAction;
  readonly isAutoMax: boolean;
  readonly isVipBet: boolean;
  readonly isBalanceShown: boolean;
  readonly isPossibleWinShown: boolean;
  readonly isSelectAccountShown: boolean;
  /** Whether the coupon stays in view while the page scrolls, on wide screens. */
  readonly isCouponFixed: boolean;
  readonly oneClickAmount: string;
  /** The currency of `oneClickAmount`, "" without one: 100 roubles must not become 100 dinars. */
  readonly oneClickIso: string;
  readonly isActiveOneClick: boolean;
  /** 0 = prices and scores need not match exactly what the player saw (CPS-03). */
  readonly exactCoef: 0 | 1;
  readonly isDropOnScoreChange: boolean;
  /** The player is asked before a bet is cashed out (CPN-23). */
  readonly isCashOutAsked: boolean;
  /** Another pick of a market of the same game replaces the first one; else both stay (decision 26). */
  readonly isMarketReplaced: boolean;
  readonly expressId: number | null;
  readonly bonusAccountOneClickAmount: string;
  readonly bonusAccountOneClickIso: string;
}

export const defaultCouponSettings: CouponSettings = {
  amountStep: {},
  isManualAmountStep: false,
  changeCoefAction: 2,
  isAutoMax: false,
  isVipBet: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  isCouponFixed: true,
  oneClickAmount: "",
  oneClickIso: "",
  isActiveOneClick: false,
  exactCoef: 1,
  isDropOnScoreChange: false,
  isCashOutAsked: true,
  isMarketReplaced: true,
  expressId: null,
  bonusAccountOneClickAmount: "",
  bonusAccountOneClickIso: "",
};

/** Parts of the coupon that the player wants to see (CPS-06). */
export interface VisibleCouponParts {
  readonly balance: boolean;
  readonly possibleWin: boolean;
  readonly accounts: boolean;
  /** On wide screens the coupon stays in view. */
  readonly isFixed: boolean;
}

/** The shown parts, from the settings (CPS-06). */
export function visibleCouponParts(settings: CouponSettings): VisibleCouponParts {
  return {
    balance: settings.isBalanceShown,
    possibleWin: settings.isPossibleWinShown,
    accounts: settings.isSelectAccountShown,
    isFixed: settings.isCouponFixed,
  };
}

/** The step of the + and − buttons (CPN-10). */
export function stakeStepInCurrency<C extends string>(settings: CouponSettings, iso: C): Minor<C> {
  const own = Object.hasOwn(settings.amountStep, iso) ? settings.amountStep[iso] : undefined;
  const minor = settings.isManualAmountStep && own !== undefined ? toMinor(own, iso) : null;
  return minor || currencyOf(iso).step;
}
