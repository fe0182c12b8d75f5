import {
  type AccountConversionAmounts,
  type ConvertibleAccountKind,
  calculateConversionRate,
  conversionFeeBasisPoints,
  isAccountConvertible,
} from "~/domain/accounts/conversion";
import { currencies, fromMinor } from "~/domain/money/money";
import { walletChangeRefusalText } from "~sandbox/services/office/wallet-texts";
import type { AccountWire, RemotePlayer } from "~sandbox/services/remote-deps";
import { definitionRow, html, type Markup } from "../../markup";
import { formatMoneyText } from "../../money";
import type { RemotePage } from "../../page-request";
import type { OfficeRequest } from "../texts";
import { accountTypeName, currencyName } from "./names";
import { walletWords } from "./texts";

interface Converting {
  readonly userId: number;
  readonly status: ConvertibleAccountKind;
  readonly accounts: readonly AccountWire[];
}

/**
 * Page with the form that converts an account's balance, to which the reminder leads that the shell
 * shows once (ACC-12); a player who has nothing to convert gets a note instead of the form.
 */
export async function currencyConversionPage(
  ask: OfficeRequest,
  { userId, config, accounts }: RemotePlayer,
): Promise<RemotePage | null> {
  const status = config.account_conversion_status;
  const w = walletWords(ask.lng);
  const own = accounts.filter((account) => isAccountConvertible(status, account));
  const body = html`<h1>${w.convertTitle}</h1>${
    own.length === 0
      ? html`<p class="note">${walletChangeRefusalText("not-allowed", ask.lng)}</p>`
      : await currencyConversionForm(ask, { userId, status, accounts }, "convert-account", false)
  }`;
  return { title: w.convertTitle, body, sheet: "pages" };
}

/**
 * The conversion form: choice of account and currency, then rate, fee and both amounts with the
 * button that converts (OFC-11). The choice is sent by GET to `pagePath`, the page with the form.
 */
export async function currencyConversionForm(
  ask: OfficeRequest,
  { userId, status, accounts }: Converting,
  pagePath: string,
  hasTitle = true,
): Promise<Markup> {
  const w = walletWords(ask.lng);
  const own = accounts.filter((account) => isAccountConvertible(status, account));
  const asked = { accountId: Number(ask.query.get("convert")), iso: ask.query.get("iso") ?? "" };
  const chosen = own.find(({ id }) => id === asked.accountId) ?? null;
  const option = (value: string, name: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen && html` selected`}>${name}</option>`;
  const quote = chosen ? await ask.deps.office.conversionOf(userId, asked) : null;
  const lost = chosen ? await bonusLostBy(ask, userId, chosen.iso) : false;
  return html`<section class="block" id="convert"${hasTitle ? html` aria-labelledby="convert-title"` : html` aria-label="${w.convertTitle}"`}>${hasTitle && html`<h2 id="convert-title">${w.convertTitle}</h2>`}<p class="hint">${w.convertText}</p><form class="filter" method="get" action="${ask.at(pagePath)}"><p class="field"><label for="convert-account">${w.convertAccount}</label><select id="convert-account" name="convert">${own.map(
    (account) =>
      option(
        String(account.id),
        `${accountTypeName(ask, account)}, ${formatMoneyText(account.money, account.iso, ask.lng)}`,
        account === chosen,
      ),
  )}</select></p><p class="field"><label for="convert-iso">${w.into}</label><select id="convert-iso" name="iso">${currencies
    .filter(({ iso }) => own.length > 1 || iso !== own[0]?.iso)
    .map(({ iso }) =>
      option(iso, currencyName(ask, iso), iso === asked.iso),
    )}</select></p><button class="btn">${w.showSums}</button></form>${
    typeof quote === "string" &&
    html`<p class="note" role="alert">${walletChangeRefusalText(quote, ask.lng)}</p>`
  }${chosen && quote !== null && typeof quote !== "string" && html`${lost}${sums(ask, chosen, quote)}`}</section>`;
}

/** What the player is told of a running bonus in the currency, which the conversion would end (OFC-08). */
async function bonusLostBy(ask: OfficeRequest, userId: number, iso: string): Promise<Markup> {
  const w = walletWords(ask.lng);
  const { bonuses } = await ask.deps.office.bonusesOf(userId);
  const running = bonuses.filter((bonus) => bonus.state === "running" && bonus.iso === iso);
  return html`${running.map(
    ({ balance }) =>
      html`<p class="note" data-code="bonus-lost">${w.bonusLost(formatMoneyText(balance ?? "0", iso, ask.lng))}</p>`,
  )}`;
}

function sums(
  ask: OfficeRequest,
  account: AccountWire,
  { from, to, mark, ...amounts }: AccountConversionAmounts & { readonly mark: number },
): Markup {
  const { lng } = ask;
  const w = walletWords(lng);
  const { of, is } = calculateConversionRate(from, to);
  const [taken, fee] = [fromMinor(amounts.taken, from), fromMinor(amounts.fee, from)];
  const given = fromMinor(amounts.given, to);
  const percent = new Intl.NumberFormat(lng).format(conversionFeeBasisPoints / 100);
  const fact = (term: string, name: string, value: string, text: string) =>
    definitionRow(term, html`<data data-name="${name}" value="${value}">${text}</data>`);
  // The idempotency key is derived from the account's current state, so that two windows convert
  // once. The form posts to the accounts' page with the choice in its address, so that a refusal
  // shows the amounts of that time.
  const action = `${ask.at("office/account")}?convert=${account.id}&iso=${to}`;
  return html`<form class="convert" method="post" action="${action}"><dl class="facts">${fact(w.rate, "conversion-rate", `${fromMinor(of, from)}/${fromMinor(is, to)}`, w.rateText(formatMoneyText(fromMinor(of, from), from, lng), formatMoneyText(fromMinor(is, to), to, lng)))}${fact(w.taken, "conversion-taken", taken, formatMoneyText(taken, from, lng))}${fact(w.fee, "conversion-fee", fee, `${formatMoneyText(fee, from, lng)} · ${w.feeText(percent)}`)}${fact(w.given, "conversion-given", given, formatMoneyText(given, to, lng))}</dl><input type="hidden" name="intent" value="convert"><input type="hidden" name="accountId" value="${account.id}"><input type="hidden" name="iso" value="${to}"><input type="hidden" name="taken" value="${taken}"><input type="hidden" name="given" value="${given}"><input type="hidden" name="key" value="convert-${account.id}-${to}-${mark}"><button class="btn">${w.confirm(formatMoneyText(taken, from, lng), formatMoneyText(given, to, lng))}</button><p class="hint">${w.confirmHint}</p></form>`;
}
