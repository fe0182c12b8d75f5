import { isAccountConvertible } from "~/domain/accounts/conversion";
import { currencies } from "~/domain/money/money";
import type { AccountWire, RemotePlayer } from "~sandbox/services/remote-deps";
import { html, type Markup } from "../../markup";
import { moneyData } from "../../money";
import type { RemotePage } from "../../page-request";
import { rewardWords } from "../rewards/texts";
import type { OfficeRequest } from "../texts";
import { currencyConversionForm } from "./conversion";
import { accountTypeName, currencyName } from "./names";
import { walletWords } from "./texts";

const accountPath = "office/account";

/** The player's wallets (OFC-11): balances, the active one, further currencies, conversion. */
export async function walletsPage(
  ask: OfficeRequest,
  { userId, config }: Pick<RemotePlayer, "userId" | "config">,
  accounts: readonly AccountWire[],
): Promise<RemotePage> {
  const { t } = ask;
  const status = config.account_conversion_status;
  const canConvert = accounts.some((account) => isAccountConvertible(status, account));
  const conversionPart =
    canConvert && (await currencyConversionForm(ask, { userId, status, accounts }, accountPath));
  // A conversion that waits for confirmation stands first, above the accounts.
  const isAsked = ask.query.has("convert");
  const body = html`<h1>${t.accounts}</h1>${isAsked && conversionPart}${told(ask)}${activation(ask, config.remaining_days_to_activate)}<ul class="accs">${accounts.map(
    (account) => row(ask, account),
  )}</ul><p class="hint"><a class="go" href="${ask.at("office/historypay")}">${walletWords(ask.lng).toStatement}</a></p>${!isAsked && conversionPart}${adding(ask, accounts)}`;
  return { title: t.accounts, body, sheet: "pages" };
}

/** The notice about the result of the last post. */
function told(ask: OfficeRequest): Markup | false {
  const { done } = walletWords(ask.lng);
  const what = ask.query.get("done");
  const known = (["activate", "add", "remove", "convert"] as const).find((one) => one === what);
  return (
    known !== undefined &&
    html`<p class="done" role="status" data-code="account-${known}">${done[known]}</p>`
  );
}

function row(ask: OfficeRequest, account: AccountWire): Markup {
  const { t, lng } = ask;
  const { id, iso, type, isActive } = account;
  const w = walletWords(lng);
  const name = `${accountTypeName(ask, account)} ${iso}`;
  const isEmpty = /^[0.]+$/.test(account.money);
  const press = (intent: "activate" | "remove", words: string) =>
    html`<form method="post" action="${ask.at(accountPath)}"><input type="hidden" name="intent" value="${intent}"><input type="hidden" name="accountId" value="${id}"><button class="btn" aria-label="${words}: ${name}">${words}</button></form>`;
  return html`<li class="acc" data-account="${id}"><div><p class="acc-name">${accountTypeName(ask, account)} <span dir="ltr">${iso}</span></p><p class="acc-no">${t.accountNumber(id)}${isActive && html` · <strong>${t.activeAccount}</strong>`}${type === 4 && html` · ${w.bonusHint}`}</p></div><p class="acc-money">${moneyData("account-balance", account.money, iso, lng)}${account.isPointsTypeBalance && html`<span class="ref"><data data-name="points" value="${account.points}">${rewardWords(lng).pointsValue(new Intl.NumberFormat(lng).format(account.points))}</data></span>`}</p><div class="acc-do">${!isActive && press("activate", w.activate)}${type === 9 && isEmpty && press("remove", w.remove)}</div></li>`;
}

/**
 * Form that opens an account in a further currency; it offers those that the player has no account
 * in.
 */
function adding(ask: OfficeRequest, accounts: readonly AccountWire[]): Markup {
  const w = walletWords(ask.lng);
  const own = new Set(accounts.filter(({ type }) => type !== 4).map(({ iso }) => iso));
  const free = currencies.filter(({ iso }) => !own.has(iso));
  return html`<section class="block" aria-labelledby="add-account"><h2 id="add-account">${w.addTitle}</h2><p class="hint">${w.addText}</p><form class="filter" method="post" action="${ask.at(accountPath)}"><input type="hidden" name="intent" value="add"><p class="field"><label for="account-iso">${w.currency}</label><select id="account-iso" name="iso">${free.map(
    ({ iso }) => html`<option value="${iso}">${currencyName(ask, iso)}</option>`,
  )}</select></p><button class="btn">${w.add}</button></form></section>`;
}

/**
 * The days left to confirm the e-mail address, with the link to do it (ACC-10); false = nothing to
 * confirm.
 */
function activation(ask: OfficeRequest, days: number | null): Markup | false {
  return (
    days !== null &&
    html`<p class="acc-activate"><data data-name="days-to-activate" value="${String(days)}">${ask.t.daysToActivate(days)}</data> <a class="go" href="${ask.at("user/accountverify")}">${ask.t.activate}</a></p>`
  );
}
