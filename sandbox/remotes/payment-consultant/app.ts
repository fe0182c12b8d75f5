import { isAmountAbove, isAmountBelow, type Minor } from "~/domain/money/amount";
import {
  currencies,
  fromMinor,
  isKnownCurrency,
  parseTypedAmount,
  plainAmount,
} from "~/domain/money/money";
import type { PaymentKind } from "~/domain/payments/payment";
import { languages } from "~/i18n/languages";
import { type PaymentMethodTerms, paymentMethodTerms } from "~sandbox/services/payments/cards";
import { registrationCountries } from "~sandbox/services/registration/countries";
import { html, type Markup } from "../markup";
import { formatMoneyText, moneyData } from "../money";
import { type RemotePage, remoteApp } from "../page-request";
import { type PaymentRequest, texts } from "./texts";

const here = "payment";
const kinds = ["deposit", "withdrawal"] as const satisfies readonly PaymentKind[];
type Methods = ReturnType<typeof paymentMethodTerms>;
type Country = ReturnType<typeof registrationCountries>[number];

/** What the address asks for: the currency that is shown, and of which country. */
interface Choice {
  readonly iso: string;
  /** Currencies to choose from: the country's, or all. */
  readonly isos: readonly string[];
  readonly country: Country | null;
  readonly countries: readonly Country[];
}

/** The page of payment methods: the cashier's terms by currency, and the consultant (CNT-05). */
async function paymentPage(ask: PaymentRequest): Promise<RemotePage | null> {
  if (ask.path.join("/") !== here) return null;
  const { t, lng } = ask;
  const choice = await choiceOf(ask);
  const { iso } = choice;
  const methods = paymentMethodTerms(iso, lng);
  const body = html`<article class="pay"><h1>${t.heading}</h1><p class="lead">${t.lead}</p>${choices(ask, choice)}${consultant(ask, choice, methods)}${kinds.map((kind) => table(ask, kind, methods, iso))}<p class="hint">${t.own}</p></article>`;
  const names = new Intl.ListFormat(lng).format(methods.map((method) => nameOf(method)));
  return { title: t.title(iso), name: t.heading, body, description: t.description(iso, names) };
}

/** A method's name with what tells it from others of that name. */
const nameOf = ({ name, card }: Pick<Methods[number], "name" | "card">) => `${name} ${card}`;

/** The currency asked for, else the country's first, else that of the player's account or the site. */
async function choiceOf({ deps, request, query, site, lng }: PaymentRequest): Promise<Choice> {
  const countries = registrationCountries(lng, site.licence);
  const country = countries.find(({ code }) => code === query.get("country")) ?? null;
  const isos = country?.currencies ?? currencies.map((currency) => currency.iso);
  const asked = query.get("iso") ?? "";
  if (isKnownCurrency(asked)) return { iso: asked, isos, country, countries };
  const player = await deps.player(request);
  const own = player?.accounts.find(({ type }) => type !== 4)?.iso ?? site.currency;
  return { iso: country?.currencies[0] ?? own, isos, country, countries };
}

/** Links to other currencies and countries: views of the same page, which crawlers do not follow. */
function choices(ask: PaymentRequest, { iso, isos, country, countries }: Choice): Markup {
  const { t } = ask;
  const link = (query: Record<string, string>, words: string, isCurrent: boolean) =>
    html`<a class="chip" rel="nofollow" href="${ask.at(here)}?${new URLSearchParams(query).toString()}"${isCurrent && html` aria-current="true"`}>${words}</a>`;
  const place: Record<string, string> = country ? { country: country.code } : {};
  const names = new Intl.DisplayNames(languages[ask.lng].locale, { type: "currency" });
  const list = html`<div class="chips">${isos.map((each) => link({ ...place, iso: each }, `${each} · ${names.of(each) ?? each}`, each === iso))}</div>`;
  return html`<div class="choices"><details id="payment-country"><summary>${t.country}: <b>${country?.name ?? t.allCountries}</b></summary><p class="n">${t.same}</p><div class="chips">${
    country && html`<a class="chip" href="${ask.at(here)}">${t.allCountries}</a>`
  }${countries.map((each) => link({ country: each.code }, each.name, each === country))}</div></details>${
    country
      ? html`<nav aria-label="${t.inCountry(country.name)}"><p class="n">${t.inCountry(country.name)}</p>${list}</nav>`
      : html`<details id="payment-currency"><summary>${t.currency}: <b dir="ltr">${iso}</b></summary>${list}</details>`
  }</div>`;
}

function table(ask: PaymentRequest, kind: PaymentKind, methods: Methods, iso: string): Markup {
  const { t, lng } = ask;
  const rows = methods.flatMap((method) =>
    method.terms.filter((each) => each.kind === kind).map((terms) => ({ method, terms })),
  );
  const money = (name: string, amount: Minor) => moneyData(name, fromMinor(amount, iso), iso, lng);
  return html`<section class="block" aria-labelledby="${kind}s"><h2 id="${kind}s">${t.kinds[kind]}</h2><table class="methods"><thead><tr><th scope="col">${t.method}</th><th scope="col">${t.amount}</th><th scope="col">${t.time}</th><th scope="col">${t.fee}</th></tr></thead><tbody>${rows.map(
    ({ method, terms }) =>
      html`<tr data-method="${method.id}"><th scope="row">${method.name} <bdi dir="ltr">${method.card}</bdi><span class="n">${method.note}</span></th><td data-label="${t.amount}">${money("payment-min", terms.min)} – ${money("payment-max", terms.max)}</td><td data-label="${t.time}">${timeOf(ask, terms)}</td><td data-label="${t.fee}"><data data-name="payment-fee" value="${fromMinor(terms.fee, iso)}">${terms.fee === 0 ? t.noFee : formatMoneyText(fromMinor(terms.fee, iso), iso, lng)}</data></td></tr>`,
  )}</tbody></table></section>`;
}

function timeOf(
  { t, lng }: PaymentRequest,
  { result, takesMs }: Pick<PaymentMethodTerms, "result" | "takesMs">,
): Markup {
  if (result === "declined" || result === "cancelled") return html`${t.never}`;
  const minutes = new Intl.NumberFormat(languages[lng].locale, {
    style: "unit",
    unit: "minute",
    unitDisplay: "long",
  });
  return html`<data data-name="payment-minutes" value="${takesMs / 60_000}">${takesMs === 0 ? t.atOnce : minutes.format(takesMs / 60_000)}</data>`;
}

/**
 * The consultant: a direction, an amount and a currency give the methods that fit, and why others do not. It is open for
 * a visitor who was sent to it (SES-14), and once it is asked.
 */
function consultant(ask: PaymentRequest, { iso, country }: Choice, methods: Methods): Markup {
  const { t, query, request } = ask;
  const typed = (query.get("amount") ?? "").slice(0, 40);
  const isAsked = query.has("amount");
  const isOpen = isAsked || request.headers.get("x-payment-consultant") === "1";
  const kind = kinds.find((each) => each === query.get("kind")) ?? "deposit";
  const isBadCurrency = query.has("iso") && !isKnownCurrency(query.get("iso") ?? "");
  const amount = isAsked ? amountOf(ask, typed, iso) : null;
  const isBadAmount = isAsked && amount === null;
  const errors = [
    ...(isBadAmount ? [["amount", t.badAmount] as const] : []),
    ...(isBadCurrency ? [["currency", t.badCurrency] as const] : []),
  ];
  const error = (field: string) => {
    const found = errors.find(([name]) => name === field);
    return (
      found &&
      html`<span class="err" id="payment-${field}-error" data-code="${field}">${found[1]}</span>`
    );
  };
  const invalid = (field: string) =>
    errors.some(([name]) => name === field) &&
    html` aria-invalid="true" aria-describedby="payment-${field}-error"`;
  const choice = (each: PaymentKind) =>
    html`<label class="act"><input type="radio" name="kind" value="${each}"${each === kind && html` checked`}> ${t.acts[each]}</label>`;
  const form = html`<form class="ask" method="get" action="${ask.at(here)}">${country && html`<input type="hidden" name="country" value="${country.code}">`}<fieldset><legend>${t.what}</legend>${kinds.map(choice)}</fieldset><p class="field"><label for="payment-amount">${t.howMuch}</label><input id="payment-amount" name="amount" value="${typed}" inputmode="decimal" autocomplete="off" maxlength="40" required${invalid("amount")}>${error("amount")}</p><p class="field"><label for="payment-currency-of">${t.currency}</label><select id="payment-currency-of" name="iso"${invalid("currency")}>${currencies.map((each) => html`<option${each.iso === iso && html` selected`}>${each.iso}</option>`)}</select>${error("currency")}</p><p><button class="btn main">${t.go}</button></p></form>`;
  const summary =
    errors.length > 0 &&
    html`<div class="wrong" role="alert"><ul>${errors.map(([field, words]) => html`<li data-code="${field}"><a href="#payment-${field === "amount" ? "amount" : "currency-of"}">${words}</a></li>`)}</ul></div>`;
  const answer = amount !== null && !isBadCurrency && advice(ask, { kind, amount, iso, methods });
  return html`<details class="consultant" id="payment-consultant"${isOpen && html` open`}><summary><h2>${t.consultant}</h2></summary><p class="n">${t.consultantLead}</p>${summary}${form}${answer}</details>`;
}

/** The typed amount; null where it is none above zero. */
function amountOf({ lng }: PaymentRequest, typed: string, iso: string): Minor | null {
  const parsed = parseTypedAmount(plainAmount(typed, iso, lng), iso);
  return parsed.ok && parsed.minor > 0 ? parsed.minor : null;
}

interface Wanted {
  readonly kind: PaymentKind;
  readonly amount: Minor;
  readonly iso: string;
  readonly methods: Methods;
}

function advice(ask: PaymentRequest, { kind, amount, iso, methods }: Wanted): Markup {
  const { t, lng } = ask;
  const text = (minor: Minor) => formatMoneyText(fromMinor(minor, iso), iso, lng);
  const judged = methods.map((method) => {
    const terms = method.terms.find((each) => each.kind === kind);
    return { method, terms, why: reasonAgainst(t, kind, terms, amount, text) };
  });
  const fit = judged.filter(({ why }) => why === null);
  const others = judged.filter(({ why }) => why !== null);
  const path = kind === "deposit" ? "office/recharge" : "office/deduce";
  const row = ({ method, terms }: (typeof judged)[number]) =>
    html`<li data-fits="${method.id}"><b>${method.name} <bdi dir="ltr">${method.card}</bdi></b> – ${terms && timeOf(ask, terms)}</li>`;
  return html`<section class="advice" aria-labelledby="payment-fit" role="status"><h3 id="payment-fit">${fit.length > 0 ? t.fit : t.noneFit}</h3>${
    fit.length > 0
      ? html`<ul>${fit.map(row)}</ul><p><a class="btn main"${kind === "deposit" && html` data-offer="deposit"`} href="${ask.at(path)}">${t.toCashier[kind]}</a></p>`
      : html`<p>${t.noneFitText}</p>`
  }${
    others.length > 0 &&
    html`<h3>${t.others}</h3><ul>${others.map(({ method, why }) => html`<li data-unfit="${method.id}">${method.name} <bdi dir="ltr">${method.card}</bdi> – ${why}</li>`)}</ul>`
  }</section>`;
}

/** Why a method does not fit; null = it does. */
function reasonAgainst(
  { why }: PaymentRequest["t"],
  kind: PaymentKind,
  terms: PaymentMethodTerms | undefined,
  amount: Minor,
  text: (minor: Minor) => string,
): string | null {
  if (!terms) return why[kind];
  if (terms.result === "declined" || terms.result === "cancelled") return why[terms.result];
  if (isAmountBelow(amount, terms.min)) return why.below(text(terms.min));
  return isAmountAbove(amount, terms.max) ? why.above(text(terms.max)) : null;
}

const paymentCss = `
.app .pay{max-inline-size:860px;margin-inline:auto}
.app .lead{max-inline-size:72ch;margin-block-start:var(--space-2);color:var(--ink-muted);font-size:var(--text-17)}
.app .choices{display:grid;gap:var(--space-2);margin-block:var(--space-4)}
.app .pay summary{min-block-size:44px;align-content:center;cursor:pointer}
.app .pay summary h2{display:inline}
.app .pay summary::after{content:" ▾";color:var(--accent)}
.app .pay details[open]>summary::after{content:" ▴"}
.app .choices summary b{color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.app .chips{display:flex;flex-wrap:wrap;gap:var(--space-2);margin-block:var(--space-2)}
.app .chip{white-space:normal}
.app .btn.main{border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}
.app a.btn:hover{text-decoration:none}
.app .consultant{padding:var(--space-2) var(--space-4);border:1px solid var(--accent);border-radius:var(--radius-card)}
.app .ask{display:grid;gap:var(--space-3);max-inline-size:420px;margin-block:var(--space-3)}
.app .ask legend{margin-block-end:var(--space-1);color:var(--ink-muted);font-size:var(--text-13)}
.app .act{display:inline-flex;align-items:center;gap:var(--space-2);min-block-size:44px;margin-inline-end:var(--space-4)}
.app .act input{min-block-size:0}
.app .err{color:var(--danger);font-size:var(--text-13)}
.app [aria-invalid=true]{border-color:var(--danger)}
.app .wrong{margin-block:var(--space-3);padding:var(--space-3);border:1px solid var(--danger);border-radius:var(--radius-control)}
.app .advice{display:grid;gap:var(--space-2);padding-block:var(--space-3)}
.app .advice ul{padding-inline-start:var(--space-5);list-style:disc}
.app .methods{inline-size:100%;margin-block-start:var(--space-2);border-collapse:collapse}
.app .methods th,.app .methods td{padding:var(--space-2);border-block-end:1px solid var(--line);text-align:start;vertical-align:baseline}
.app .methods thead th{color:var(--ink-muted);font-size:var(--text-13);font-weight:400}
.app .methods tbody th .n{display:block}
.app .methods td data{white-space:nowrap}
@container (max-width:619.98px){
.app .methods thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.app .methods tr{display:grid;padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .methods th,.app .methods td{padding:2px 0;border:0}
.app .methods td{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 var(--space-3)}
.app .methods td::before{content:attr(data-label);color:var(--ink-muted)}
}
`;

/** The cashier's methods as a page to read, and the consultant that finds one (REM-12). */
export const paymentConsultant = remoteApp({
  name: "payment-consultant",
  texts,
  page: paymentPage,
  css: paymentCss,
});
