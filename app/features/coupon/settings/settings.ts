import type { Minor } from "../../money/amount";
import { currencyOf, toMinor } from "../../money/money";
import type { ChangeCoefAction } from "../types";

/** The settings of the coupon (CPS-01). Amounts are plain decimal text, "" where none is set. */
export interface CouponSettings {
  /** Own amount steps by currency; the others are the currency's. */
  readonly amountStep: Readonly<Record<string, string>>;
  /** The step is typed, not the currency's (CPS-06). */
  readonly isManualAmountStep: boolean;
  readonly changeCoefAction: ChangeCoefAction;
  readonly isAutoMax: boolean;
  readonly isVipBet: boolean;
  readonly isBalanceShown: boolean;
  readonly isPossibleWinShown: boolean;
  readonly isSelectAccountShown: boolean;
  /** On wide screens the coupon stays in view while the page scrolls. */
  readonly isCouponFixed: boolean;
  readonly oneClickAmount: string;
  /** The currency the amount was chosen in, "" with none: 100 roubles must never become 100 dinars. */
  readonly oneClickIso: string;
  readonly isActiveOneClick: boolean;
  /** 0 = what the player saw need not hold exactly, and then neither does the score (CPS-03). */
  readonly exactCoef: 0 | 1;
  readonly isDropOnScoreChange: boolean;
  readonly expressId: number | null;
  readonly bonusAccountOneClickAmount: string;
  readonly bonusAccountOneClickIso: string;
}

/** Settings nobody has changed. */
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
  expressId: null,
  bonusAccountOneClickAmount: "",
  bonusAccountOneClickIso: "",
};

/** Which parts of the coupon a player wants to see (CPS-06). */
export interface CouponShown {
  readonly balance: boolean;
  readonly possibleWin: boolean;
  readonly accounts: boolean;
  /** On wide screens it stays in view. */
  readonly isFixed: boolean;
}

/** What of the coupon is shown (CPS-06). */
export function shownOf(settings: CouponSettings): CouponShown {
  return {
    balance: settings.isBalanceShown,
    possibleWin: settings.isPossibleWinShown,
    accounts: settings.isSelectAccountShown,
    isFixed: settings.isCouponFixed,
  };
}

/** What a press of + or − changes (CPN-10). */
export function amountStepOf<C extends string>(settings: CouponSettings, iso: C): Minor<C> {
  const own = Object.hasOwn(settings.amountStep, iso) ? settings.amountStep[iso] : undefined;
  const minor = settings.isManualAmountStep && own !== undefined ? toMinor(own, iso) : null;
  return minor || currencyOf(iso).step;
}
