import { type Account, accountTypes } from "~/domain/accounts/account";
import type { OneClickCurrencies } from "~/domain/coupon/settings/form-amounts";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import type { Minor } from "~/domain/money/amount";
import { currencyOf, fromMinor, toMinor } from "~/domain/money/money";

/** Active one-click: the stake of a press and the account that pays it (CPS-04). `stake` is in `iso`. */
export interface OneClick<C extends string = string> {
  readonly accountId: number;
  readonly isBonus: boolean;
  readonly iso: C;
  readonly stake: Minor<C>;
}

/**
 * The stake of a press by the player's settings; a bonus account has its own amount. An amount chosen in
 * another currency does not apply: the currency's initial amount does (CPN-10).
 */
export function oneClickStakeFor<C extends string>(
  settings: CouponSettings,
  account: Account<C>,
): OneClick<C> {
  const { id, iso } = account;
  const isBonus = account.type === accountTypes.bonus;
  const [amount, chosenIn] = isBonus
    ? [settings.bonusAccountOneClickAmount, settings.bonusAccountOneClickIso]
    : [settings.oneClickAmount, settings.oneClickIso];
  const chosen = chosenIn === iso ? toMinor(amount, iso) : null;
  return { accountId: id, isBonus, iso, stake: chosen || currencyOf(iso).initial };
}

/** Currencies of the one-click amount fields: those of the accounts that would pay. */
export function oneClickIsos(
  accounts: readonly Account[],
  active: Account | null,
  siteCurrency: string,
): OneClickCurrencies & { readonly hasBonus: boolean } {
  const isBonus = ({ type }: Account) => type === accountTypes.bonus;
  const ordered = active ? [active, ...accounts] : accounts;
  const bonus = ordered.find(isBonus);
  return {
    main: ordered.find((account) => !isBonus(account))?.iso ?? siteCurrency,
    bonus: bonus?.iso ?? siteCurrency,
    hasBonus: bonus !== undefined,
  };
}

/**
 * The paying account and the stake of one-click as a single text, which the page's form posts: a
 * press is refused if they have changed since (CPS-04).
 */
export function oneClickTermsText<C extends string>({
  accountId,
  iso,
  stake,
}: OneClick<C>): string {
  return `${accountId}:${fromMinor(stake, iso)}`;
}
