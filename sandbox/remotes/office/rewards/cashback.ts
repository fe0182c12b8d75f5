import {
  type Cashback,
  type CashbackPeriod,
  type CashbackProgramme,
  cashbackLevels,
} from "~/domain/bonuses/cashback";
import { multiplyAmount } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import type { CurrencyCashback } from "~sandbox/services/rewards/cashback";
import { html, type Markup } from "../../markup";
import { formatMoneyText } from "../../money";
import type { RemotePage } from "../../page-request";
import type { OfficeRequest } from "../texts";
import { rewardWords } from "./texts";

const paths = {
  vip: "office/casino/vipcashback",
  premium: "office/casino/premiumcashback",
} as const satisfies Record<CashbackProgramme, string>;

/**
 * The page of a cashback programme (OFC-09): the last period with the button that claims it, and
 * the current period.
 */
export async function cashbackPage(
  ask: OfficeRequest,
  { userId, accounts }: RemotePlayer,
  programme: CashbackProgramme,
): Promise<RemotePage> {
  const w = rewardWords(ask.lng);
  const { running, last, lines } = await ask.deps.office.cashbackOf(userId, programme);
  const title = programme === "vip" ? w.vipTitle : w.premiumTitle;
  const iso = (accounts.find(({ type }) => type !== 4) ?? { iso: "RUB" }).iso;
  const isDone = lines.some((line) => line.isPaid && line.iso === ask.query.get("done"));
  const body = html`<h1>${title}</h1>${isDone && html`<p class="done" role="status" data-code="cashback-paid">${w.donePaid}</p>`}<p class="hint">${programme === "vip" ? w.vipText : w.premiumText}</p>${
    lines.length === 0
      ? html`<p class="note">${w.noPlay}</p>`
      : html`${table(
          ask,
          w.lastPeriod,
          last,
          lines,
          (line) => line.last,
          (line) => taking(ask, programme, line),
        )}${table(ask, w.runningPeriod, running, lines, (line) => line.running)}`
  }${levels(ask, iso)}`;
  return { title, body, sheet: "pages" };
}

function table(
  ask: OfficeRequest,
  name: string,
  { from, until }: CashbackPeriod,
  lines: readonly CurrencyCashback[],
  of: (line: CurrencyCashback) => Cashback,
  action?: (line: CurrencyCashback) => Markup,
): Markup {
  const w = rewardWords(ask.lng);
  const utc = new Intl.DateTimeFormat(ask.lng, { timeZone: "UTC", dateStyle: "long" });
  const days = `${utc.format(from)} – ${utc.format(until - 1)}`;
  const head = (text: string) => html`<th scope="col">${text}</th>`;
  return html`<table class="totals"><caption>${name}: ${days}</caption><thead><tr>${head(w.currency)}${head(w.staked)}${head(w.lost)}${head(w.level)}${head(w.cashback)}</tr></thead><tbody>${lines.map(
    (line) => {
      const { staked, lost, level, amount } = of(line);
      const { iso } = line;
      const cell = (label: string, key: string, minor: typeof amount) =>
        html`<td data-label="${label}"><data data-name="cashback-${key}" value="${fromMinor(minor, iso)}">${formatMoneyText(fromMinor(minor, iso), iso, ask.lng)}</data></td>`;
      return html`<tr><th scope="row" dir="ltr">${iso}</th>${cell(w.staked, "staked", staked)}${cell(w.lost, "lost", lost)}<td data-label="${w.level}">${level.level} · ${level.percent}%</td>${cell(w.cashback, "amount", amount)}</tr>${action && html`<tr><td colspan="5">${action(line)}</td></tr>`}`;
    },
  )}</tbody></table>`;
}

function taking(
  ask: OfficeRequest,
  programme: CashbackProgramme,
  { iso, last, isPaid }: CurrencyCashback,
): Markup {
  const w = rewardWords(ask.lng);
  if (isPaid) return html`<data data-name="cashback-state" value="paid">${w.paid}</data>`;
  if (last.amount === 0) return html`${w.nothing}`;
  const amount = formatMoneyText(fromMinor(last.amount, iso), iso, ask.lng);
  return html`<form method="post" action="${ask.at(paths[programme])}" data-error-paid="${w.paid}" data-error-nothing="${w.nothing}"><input type="hidden" name="intent" value="take"><input type="hidden" name="iso" value="${iso}"><button class="btn main">${w.take(amount)}</button></form>`;
}

function levels(ask: OfficeRequest, iso: string): Markup {
  const w = rewardWords(ask.lng);
  const { least } = currencyOf(iso);
  return html`<section class="block" aria-labelledby="levels"><h2 id="levels">${w.levels}</h2><ul class="rules">${cashbackLevels.map(
    ({ level, stakedOfLeast, percent }) =>
      html`<li>${w.levelRow(level, formatMoneyText(fromMinor(multiplyAmount(least, stakedOfLeast), iso), iso, ask.lng))} · ${percent}%</li>`,
  )}</ul></section>`;
}
