import type { AccountWire, UserConfigWire } from "~/sandbox/services/remote-deps";
import type { Page } from "../ask";
import { html, type Markup } from "../markup";
import { money } from "../money";
import type { Ask } from "./texts";

function typeName(ask: Ask, account: AccountWire): string {
  const names = ask.t.accountType;
  if (account.type === 4) return names.bonus;
  return account.type === 9 ? names.currency : names.main;
}

function row(ask: Ask, account: AccountWire): Markup {
  const { t } = ask;
  return html`<li class="acc"><div><p class="acc-name">${typeName(ask, account)} <span dir="ltr">${account.iso}</span></p><p class="acc-no">${t.accountNumber(account.id)}${account.isActive && html` · <strong>${t.activeAccount}</strong>`}</p></div><p class="acc-money">${money(account.money, account.iso, ask.lng)}</p></li>`;
}

/** The days left to confirm the e-mail address, and the way to do it (ACC-10). */
function activation(ask: Ask, days: number | null): Markup | false {
  return (
    days !== null &&
    html`<p class="acc-activate"><data data-name="days-to-activate" value="${String(days)}">${ask.t.daysToActivate(days)}</data> <a class="go" href="${ask.at("user/accountverify")}">${ask.t.activate}</a></p>`
  );
}

/** The player's accounts with balances; the active one is chosen in the coupon. */
export function accountPage(
  ask: Ask,
  accounts: readonly AccountWire[],
  config: Pick<UserConfigWire, "remaining_days_to_activate">,
): Page {
  const { t } = ask;
  const body = html`<h1>${t.accounts}</h1>${activation(ask, config.remaining_days_to_activate)}<ul class="accs">${accounts.map((account) => row(ask, account))}</ul><p class="hint">${t.changeAccount} <a class="go" href="${ask.at("coupon")}">${t.toCoupon}</a></p>`;
  return { title: t.accounts, body };
}
