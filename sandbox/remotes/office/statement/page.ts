import {
  parseStatementFilter,
  type StatementFilter,
  statementQuery,
  toStatementSearchCriteria,
} from "~/domain/statement/filter";
import { movementGroups } from "~/domain/statement/groups";
import type { MovementWire, StatementWire } from "~/platform/services/office/wire.server";
import type { AccountWire } from "~sandbox/services/remote-deps";
import { errorWords } from "../../form-errors";
import { emptyState, html, joinClasses, type Markup } from "../../markup";
import { formatMoneyText, moneyData } from "../../money";
import type { RemotePage } from "../../page-request";
import type { OfficeRequest } from "../texts";
import { statementWords } from "./texts";

const perPage = 50;
const path = "office/historypay";

/** The statement (OFC-02): movements by period, account and kind, with totals, in pages and as a file. */
export async function statementPage(
  ask: OfficeRequest,
  userId: number,
  accounts: readonly AccountWire[],
): Promise<RemotePage> {
  const w = statementWords(ask.lng);
  const filter = parseStatementFilter(ask.query);
  const bounds = toStatementSearchCriteria(filter, ask.zoneHours);
  const { page } = filter;
  const found = await ask.deps.office.statementOf(userId, { ...bounds, page, limit: perPage });
  const body = html`<h1>${w.title}</h1>${told(ask, found)}${filterForm(ask, filter, accounts)}${
    filter.isBad && html`<p class="note" role="alert">${w.badDates}</p>`
  }${totals(ask, filter, found)}<h2 class="sr">${w.movement}</h2>${
    found.movements.length === 0
      ? emptyState(w.none, w.noneText, [])
      : movements(ask, found.movements)
  }${pager(ask, filter, Math.ceil(found.count / perPage))}`;
  return { title: w.title, body, sheet: "pages" };
}

/**
 * The notice that the withdrawal in the address (`?taken=`) was cancelled; false unless the shown
 * movements have its return to the account.
 */
function told(ask: OfficeRequest, { movements: list }: StatementWire): Markup | false {
  const id = ask.query.get("taken");
  const isTrue = list.some(({ kind, ref }) => kind === "withdrawal-returned" && ref === id);
  const { doneTakeBack } = statementWords(ask.lng);
  return (
    isTrue &&
    html`<p class="done" role="status" data-code="withdrawal-taken-back">${doneTakeBack}</p>`
  );
}

function filterForm(
  ask: OfficeRequest,
  filter: StatementFilter,
  accounts: readonly AccountWire[],
): Markup {
  const w = statementWords(ask.lng);
  const option = (value: string, name: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen && html` selected`}>${name}</option>`;
  const date = (name: "from" | "to") =>
    html`<p class="field"><label for="statement-${name}">${w[name]}</label><input id="statement-${name}" type="date" name="${name}" value="${filter[name]}"></p>`;
  return html`<form class="filter" method="get" action="${ask.at(path)}">${date("from")}${date("to")}<p class="field"><label for="statement-account">${w.account}</label><select id="statement-account" name="accountId">${option("", w.allAccounts, filter.accountId === null)}${accounts.map(
    ({ id, iso, type }) =>
      option(String(id), `${accountName(ask, type)} ${iso}`, id === filter.accountId),
  )}</select></p><p class="field"><label for="statement-kind">${w.kind}</label><select id="statement-kind" name="kind">${option("", w.allKinds, filter.kind === null)}${movementGroups.map(
    (group) => option(group, w.groups[group], group === filter.kind),
  )}</select></p><button class="btn">${ask.t.show}</button></form>`;
}

function accountName({ t }: OfficeRequest, type: AccountWire["type"]): string {
  if (type === 4) return t.accountType.bonus;
  return type === 9 ? t.accountType.currency : t.accountType.main;
}

function totals(ask: OfficeRequest, filter: StatementFilter, found: StatementWire): Markup | false {
  if (found.totals.length === 0) return false;
  const w = statementWords(ask.lng);
  // Balances cover all kinds of movements, so they are shown only where the list is not filtered by
  // kind.
  const hasBalances = filter.kind === null;
  const sum = (name: string, label: string, amount: string, iso: string) =>
    html`<td data-label="${label}">${moneyData(`statement-${name}`, amount, iso, ask.lng)}</td>`;
  const head = (name: string) => html`<th scope="col">${name}</th>`;
  return html`<table class="totals"><caption>${w.totals}</caption><thead><tr>${head(w.account)}${hasBalances && head(w.opening)}${head(w.cameIn)}${head(w.wentOut)}${head(w.net)}${hasBalances && head(w.closing)}</tr></thead><tbody>${found.totals.map(
    ({ accountId, iso, opening, closing, net, ...both }) =>
      html`<tr><th scope="row">${w.accountNo(accountId)} <span dir="ltr">${iso}</span></th>${hasBalances && sum("opening", w.opening, opening, iso)}${sum("in", w.cameIn, both.in, iso)}${sum("out", w.wentOut, both.out, iso)}${sum("net", w.net, net, iso)}${hasBalances && sum("closing", w.closing, closing, iso)}</tr>`,
  )}</tbody></table><p class="file"><a class="go" download href="${ask.at(path)}${statementQuery(filter, "csv")}">${w.csv}</a></p>`;
}

function movements(ask: OfficeRequest, list: readonly MovementWire[]): Markup {
  const w = statementWords(ask.lng);
  const pendingIds = new Set<string>();
  return html`<table class="moves"><caption class="sr">${w.title}</caption><thead><tr><th scope="col">${w.time}</th><th scope="col">${w.account}</th><th scope="col">${w.movement}</th><th scope="col">${w.amount}</th><th scope="col">${w.balanceAfter}</th></tr></thead><tbody>${list.map(
    (each) => {
      const { iso, amount, balance, accountId, kind, group } = each;
      const name = w.kinds[kind] ?? w.groups[group];
      const isIn = !amount.startsWith("-");
      return html`<tr data-movement="${each.id}"><td data-label="${w.time}">${ask.clock.moment(Date.parse(each.at), "movement-at")}</td><td data-label="${w.account}">${w.accountNo(accountId)} <span dir="ltr">${iso}</span></td><th scope="row"><data data-name="movement-kind" value="${kind}">${name}</data>${reference(ask, each)}${payment(ask, each, pendingIds)}</th><td data-label="${w.amount}"><data class="${joinClasses("sum", isIn && "in")}" data-name="movement-amount" value="${amount}">${isIn && "+"}${formatMoneyText(amount, iso, ask.lng)}</data></td><td data-label="${w.balanceAfter}">${moneyData("movement-balance", balance, iso, ask.lng)}</td></tr>`;
    },
  )}</tbody></table>`;
}

/**
 * Names the bet (with a link to its receipt) or the payment that a movement belongs to; false if it
 * belongs to neither.
 */
function reference(
  ask: OfficeRequest,
  { ref, group, payment: paid, kind }: MovementWire,
): Markup | false {
  const w = statementWords(ask.lng);
  const [id = ""] = ref.split("/");
  const isBet =
    /^\d+$/.test(id) &&
    (group === "stake" ||
      group === "return" ||
      kind.startsWith("advance") ||
      kind.startsWith("resettled"));
  if (isBet)
    return html`<a class="go ref" href="${ask.at(`coupon/receipt/${id}`)}">${w.bet(id)}</a>`;
  return paid !== null && html`<span class="ref">${w.payment(paid.id)}</span>`;
}

/**
 * The state of a withdrawal; while it is pending, once on the page, also the form that cancels it.
 * False for other movements.
 */
function payment(
  ask: OfficeRequest,
  { payment: paid, kind, amount, iso }: MovementWire,
  shown: Set<string>,
): Markup | false {
  if (paid === null || kind !== "withdrawal") return false;
  const w = statementWords(ask.lng);
  const state = paid.state === "pending" ? w.pending : paid.state === "paid" ? w.paid : w.takenBack;
  const mark = html`<data class="ref" data-name="payment-state" value="${paid.state}">${state}</data>`;
  if (paid.state !== "pending" || shown.has(paid.id)) return mark;
  shown.add(paid.id);
  const e = w.errors;
  return html`${mark}<form class="take-back" method="post" action="${ask.at(path)}"${errorWords(e, ["not-pending", "excluded", "account-frozen"])}><input type="hidden" name="intent" value="take-back"><input type="hidden" name="payment" value="${paid.id}"><input type="hidden" name="key" value="take-back-${paid.id}"><button class="btn">${w.takeBack(formatMoneyText(amount.replace(/^-/, ""), iso, ask.lng))}</button><span class="hint">${w.takeBackHint}</span></form>`;
}

function pager(ask: OfficeRequest, filter: StatementFilter, pages: number): Markup | false {
  if (pages < 2) return false;
  const w = statementWords(ask.lng);
  const { page } = filter;
  const link = (to: number, words: string) =>
    html`<a class="btn" href="${ask.at(path)}${statementQuery({ ...filter, page: to })}">${words}</a>`;
  return html`<nav class="pager" aria-label="${w.pages}">${page > 1 && link(page - 1, w.newer)}<span>${w.page(page, pages)}</span>${page < pages && link(page + 1, w.older)}</nav>`;
}
