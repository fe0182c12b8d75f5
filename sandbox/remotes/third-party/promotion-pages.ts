import { cashbackLevels, cashbackPeriods } from "~/domain/bonuses/cashback";
import { multiplyAmount } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import { type Tournament, tournaments, tournamentWeekAt } from "~sandbox/games/tournaments";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { descriptionOfText } from "../descriptions";
import { html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePage } from "../page-request";
import { glyphIcon } from "./art";
import { casinoMenu } from "./lobby";
import { landingPageTexts } from "./page-texts";
import { type PromotionTexts, promotionTexts } from "./promotion-texts";
import type { CasinoRequest } from "./texts";
import { prizeList } from "./tournament-pages";
import { tournamentTexts } from "./tournament-texts";

/** The id that names the cashback in the address of its page, `bonus/casino/{id}`. */
const cashbackNumber = "1";
const highest = Math.max(...cashbackLevels.map(({ percent }) => percent));

const percentOf = (ask: CasinoRequest, share: number) =>
  new Intl.NumberFormat(ask.lng, { style: "percent" }).format(share / 100);

/** `[from, until)` as days in UTC. */
function daysOf(ask: CasinoRequest, from: number, until: number): string {
  const w = promotionTexts(ask.lng);
  const days = new Intl.DateTimeFormat(ask.lng, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
  });
  return w.running(days.format(from), days.format(until - 1));
}

/** The casino's bonuses and promotions (CAS-09). */
export function promotionsPage(ask: CasinoRequest): RemotePage {
  const w = promotionTexts(ask.lng);
  const t = tournamentTexts(ask.lng);
  const on = ask.deps.partitions();
  const { startsAt, endsAt } = tournamentWeekAt(ask.now);
  const card = (href: string, icon: string, title: string, text: string, days: string) =>
    html`<li class="offer"><a href="${ask.at(href)}"><span class="offer-art">${glyphIcon(icon, 40)}</span><strong>${title}</strong><span>${text}</span><span class="offer-days">${days}</span><span class="offer-go">${w.details}</span></a></li>`;
  const { running } = cashbackPeriods("vip", ask.now);
  const body = html`<h1>${w.title}</h1>${casinoMenu(ask, "bonuses")}<p>${w.lead}</p><section class="shelf" data-offer="list"><h2>${w.bonuses}</h2><ul class="offers">${card(
    `bonus/casino/${cashbackNumber}`,
    "coin",
    w.cashback,
    w.cashbackShort(percentOf(ask, highest)),
    daysOf(ask, running.from, running.until),
  )}</ul></section>${
    on.includes("tournaments") &&
    html`<section class="shelf" data-offer="list"><h2>${w.promotions}</h2><ul class="offers">${tournaments.map(
      ({ number, points }) =>
        card(
          `bonus/casino/promotions/${number}`,
          points === "multiple" ? "crown" : "cup",
          t.names[points],
          t.rules[points],
          daysOf(ask, startsAt, endsAt),
        ),
    )}</ul></section>`
  }<p class="hint">${w.safe} <a class="go" href="${ask.at("office/responsible")}">${landingPageTexts(ask.lng).firstDeposit.limit}</a></p>`;
  return { title: w.title, description: descriptionOfText(w.title, w.lead, ask.lng), body };
}

/**
 * Page of the casino's only bonus, the VIP cashback: its rules, and what the player gets of it;
 * null = `number`, from the address, is not the cashback's.
 */
export async function casinoCashbackPage(
  ask: CasinoRequest,
  number: string,
): Promise<RemotePage | null> {
  if (number !== cashbackNumber) return null;
  const w = promotionTexts(ask.lng);
  const player = await ask.deps.player(ask.request);
  const iso = player?.accounts.find(({ type }) => type !== 4)?.iso ?? ask.site.currency;
  const { running } = cashbackPeriods("vip", ask.now);
  const { least } = currencyOf(iso);
  const levels = cashbackLevels.map(
    ({ stakedOfLeast, percent }) =>
      html`<tr><td>${formatMoneyText(fromMinor(multiplyAmount(least, stakedOfLeast), iso), iso, ask.lng)}</td><td>${percentOf(ask, percent)}</td></tr>`,
  );
  const body = html`${casinoMenu(ask, "bonuses")}<article class="promotion"><header class="promotion-head"><span class="offer-art">${glyphIcon("coin", 56)}</span><div><h1>${w.cashback}</h1><p>${w.cashbackLead}</p><p class="offer-days">${daysOf(ask, running.from, running.until)}</p></div></header>${await ownPart(ask, w, player)}<section class="block"><h2>${w.steps}</h2><ol class="steps">${w.cashbackSteps.map((step) => html`<li>${step}</li>`)}</ol></section><section class="block"><h2>${w.levels}</h2><table class="sheet"><thead><tr><th scope="col">${w.stakedFrom}</th><th scope="col">${w.back}</th></tr></thead><tbody>${levels}</tbody></table></section>${countsPart(
    ask,
    w,
    [
      [w.kinds.casino, 100],
      [w.kinds.fun, 0],
      [w.kinds.bonus, 0],
      [w.kinds.other, 0],
    ],
  )}${whoPart(w)}</article>`;
  return {
    title: w.cashback,
    description: descriptionOfText(w.cashback, w.cashbackLead, ask.lng),
    body,
  };
}

/** A promotion of the week: its rule, prizes, and which rounds take part; null = there is none of the number. */
export function promotionPage(ask: CasinoRequest, number: string): RemotePage | null {
  const promotion = tournaments.find((one) => String(one.number) === number);
  if (!promotion || !ask.deps.partitions().includes("tournaments")) return null;
  const w = promotionTexts(ask.lng);
  const t = tournamentTexts(ask.lng);
  const { startsAt, endsAt } = tournamentWeekAt(ask.now);
  const title = t.names[promotion.points];
  const isSlots = promotion.of === "slots";
  const body = html`${casinoMenu(ask, "bonuses")}<article class="promotion"><header class="promotion-head"><span class="offer-art">${glyphIcon(iconOf(promotion), 56)}</span><div><h1>${title}</h1><p>${t.rules[promotion.points]}</p><p class="offer-days">${daysOf(ask, startsAt, endsAt)}</p></div></header><p>${w.noEntry} ${t.fair}</p><p><a class="btn primary" href="${ask.at(`bonus/casino/tournaments/${promotion.number}`)}">${w.standings}</a></p><section class="block"><h2>${t.prizes}</h2>${prizeList(ask, promotion)}<p class="hint">${t.paid}</p></section>${countsPart(
    ask,
    w,
    [
      [w.kinds.slots, isSlots ? 100 : 0],
      [w.kinds.tables, isSlots ? 0 : 100],
      [w.kinds.framed, 0],
      [w.kinds.fun, 0],
      [w.kinds.other, 0],
    ],
  )}${whoPart(w)}</article>`;
  const whole = `${title}, ${w.promotions}`;
  const rule = `${t.rules[promotion.points]} ${w.noEntry}`;
  return { title: whole, description: descriptionOfText(whole, rule, ask.lng), body };
}

const iconOf = ({ points }: Tournament) => (points === "multiple" ? "crown" : "cup");

function countsPart(
  ask: CasinoRequest,
  w: PromotionTexts,
  rows: readonly (readonly [kind: string, percent: number])[],
): Markup {
  return html`<section class="block"><h2>${w.counts}</h2><table class="sheet"><thead><tr><th scope="col">${w.kind}</th><th scope="col">${w.share}</th></tr></thead><tbody>${rows.map(([kind, percent]) => html`<tr><td>${kind}</td><td>${percentOf(ask, percent)}</td></tr>`)}</tbody></table></section>`;
}

function whoPart(w: PromotionTexts): Markup {
  return html`<section class="block"><h2>${w.who}</h2><ul class="plain">${w.whoText.map((text) => html`<li>${text}</li>`)}</ul></section>`;
}

/**
 * The player's cashback of the current week by currency, with the form that claims last week's
 * (OFC-09); for a visitor a link to the sign-in.
 */
async function ownPart(
  ask: CasinoRequest,
  w: PromotionTexts,
  player: RemotePlayer | null,
): Promise<Markup> {
  const here = ask.at(`bonus/casino/${cashbackNumber}`);
  if (!player)
    return html`<p><a class="btn primary" rel="nofollow" href="${ask.at(`user/login?returnUrl=${encodeURIComponent(here)}`)}">${w.signIn}</a></p>`;
  const { lines } = await ask.deps.office.cashbackOf(player.userId, "vip");
  const rows = lines.map(({ iso, last, running, isPaid }) => {
    const text = (minor: typeof last.amount) =>
      formatMoneyText(fromMinor(minor, iso), iso, ask.lng);
    const taking =
      last.amount > 0 && !isPaid
        ? html`<form method="post" action="${ask.at("office/casino/vipcashback")}"><input type="hidden" name="intent" value="take"><input type="hidden" name="iso" value="${iso}"><button class="btn primary">${w.take(text(last.amount))}</button></form>`
        : html`<p class="hint">${isPaid ? w.taken : w.none}</p>`;
    return html`<li><p><data data-name="cashback-running" value="${fromMinor(running.amount, iso)}">${w.soFar(text(running.lost), text(running.amount))}</data></p>${taking}</li>`;
  });
  return html`<section class="own-part"><h2>${w.yours}</h2>${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p class="hint">${w.none}</p>`}</section>`;
}
