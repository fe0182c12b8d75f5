import { type Account, accountTypes } from "../../accounts/account";
import type { Minor } from "../../money/amount";
import { currencyOf, fromMinor, toMinor } from "../../money/money";
import type { CouponSettings } from "../settings/settings";
import type { OneClickIsos } from "../settings/settings-form";

/** One-click as it is on: what a press on a price stakes, and from where (CPS-04). `stake` is of `iso`. */
export interface OneClick<C extends string = string> {
  readonly accountId: number;
  readonly isBonus: boolean;
  readonly iso: C;
  readonly stake: Minor<C>;
}

/**
 * What a press stakes by these settings: of a bonus account its own amount. An amount that was chosen in another
 * currency is none here: the currency's initial amount stands in for it (CPN-10).
 */
export function oneClickFor<C extends string>(settings: CouponSettings, account: Account<C>): OneClick<C> {
  const { id, iso } = account;
  const isBonus = account.type === accountTypes.bonus;
  const [amount, chosenIn] = isBonus
    ? [settings.bonusAccountOneClickAmount, settings.bonusAccountOneClickIso]
    : [settings.oneClickAmount, settings.oneClickIso];
  const chosen = chosenIn === iso ? toMinor(amount, iso) : null;
  return { accountId: id, isBonus, iso, stake: chosen || currencyOf(iso).initial };
}

/** The currencies of the fields of one-click amounts: those of the accounts the amounts would be staked from. */
export function oneClickIsos(
  accounts: readonly Account[],
  active: Account | null,
  siteCurrency: string,
): OneClickIsos & { readonly hasBonus: boolean } {
  const isBonus = ({ type }: Account) => type === accountTypes.bonus;
  const ordered = active ? [active, ...accounts] : accounts;
  const bonus = ordered.find(isBonus);
  return {
    main: ordered.find((account) => !isBonus(account))?.iso ?? siteCurrency,
    bonus: bonus?.iso ?? siteCurrency,
    hasBonus: bonus !== undefined,
  };
}

/** What a page said that a press would stake: a press under another word is not taken (CPS-04). */
export function stakeWord<C extends string>({ accountId, iso, stake }: OneClick<C>): string {
  return `${accountId}:${fromMinor(stake, iso)}`;
}
