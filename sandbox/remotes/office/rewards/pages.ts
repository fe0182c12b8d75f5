import { friendRewardTerms, inviteCodeOfPlayer } from "~/domain/bonuses/friends";
import { fromMinor } from "~/domain/money/money";
import type { PromoCodeState } from "~sandbox/services/office/deps";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { definitionRow, emptyState, html } from "../../markup";
import { formatMoneyText, moneyData } from "../../money";
import type { PageRequest, RemotePage } from "../../page-request";
import { statementWords } from "../statement/texts";
import type { OfficeRequest } from "../texts";
import { rewardWords } from "./texts";

const mostRewards = 50;

/**
 * The page of promo codes (OFC-10): whether a code is valid, for what and until when, and whether
 * it was used.
 */
export async function promoCodeCheckPage(
  ask: OfficeRequest,
  { userId, accounts }: RemotePlayer,
): Promise<RemotePage> {
  const w = rewardWords(ask.lng);
  const typed = (ask.query.get("code") ?? "").trim().slice(0, 40);
  const iso = mainIso(accounts);
  const { asked, own } = await ask.deps.office.codesOf(userId, typed, iso);
  const body = html`<h1>${w.promotionTitle}</h1><form class="filter" method="get" action="${ask.at("office/promotion")}"><p class="field"><label for="promo-code">${w.code}</label><input id="promo-code" name="code" value="${typed}" maxlength="40" autocapitalize="characters" autocomplete="off" required></p><button class="btn main">${w.check}</button></form>${asked && html`<p class="note" role="status"><data data-name="promo-state" value="${asked.state}">${promoCodeStateText(ask, asked, iso)}</data></p>`}<section class="block" aria-labelledby="own-codes"><h2 id="own-codes">${w.yours}</h2>${
    own.length === 0
      ? html`<p class="hint">${w.noneYours}</p>`
      : html`<ul class="threads">${own.map((code) => html`<li data-code="${code.code}"><strong dir="ltr">${code.code}</strong><p class="ref">${promoCodeStateText(ask, code, iso)}</p></li>`)}</ul>`
  }<p class="hint">${w.useHint}</p>${
    !ask.site.disabledScreens.includes("promo") &&
    html`<p><a class="go" href="${ask.at("promo")}">${w.toStore}</a></p>`
  }</section>`;
  return { title: w.promotionTitle, body, sheet: "pages" };
}

/** The state of a promo code in words: what it is good for and until when, or why it is not. */
export function promoCodeStateText(
  ask: Pick<PageRequest, "lng" | "clock">,
  { state, percent, most, endsAt }: PromoCodeState,
  iso: string,
): string {
  const w = rewardWords(ask.lng);
  switch (state) {
    case "good": {
      const until = endsAt === null ? w.always : w.until(ask.clock.dateText(endsAt));
      return `${w.good(String(percent), formatMoneyText(most, iso, ask.lng))} ${until}`;
    }
    case "friend":
      return w.friendCode;
    default:
      return w[state];
  }
}

/**
 * All bonuses, cashback and rewards that the player has received, from the ledger entries of his
 * accounts (OFC-10).
 */
export async function receivedBonusesAndRewardsPage(
  ask: OfficeRequest,
  { userId, config }: RemotePlayer,
): Promise<RemotePage> {
  const w = rewardWords(ask.lng);
  const names = statementWords(ask.lng);
  const query = { kind: "bonus", page: 1, limit: mostRewards } as const;
  const { movements } = await ask.deps.office.statementOf(userId, query);
  const given = movements.filter(({ amount }) => !amount.startsWith("-"));
  const body = html`<h1>${w.rewardsTitle}</h1><p class="hint">${w.rewardsText}</p>${
    config.is_identification_bonus &&
    html`<p class="note">${w.identificationBonus} <a class="go" href="${ask.at("office/verification")}">${ask.t.show}</a></p>`
  }${
    given.length === 0
      ? emptyState(w.noRewards, "", [
          [ask.at("office/bonuses/deposit"), w.toBonuses],
          [ask.at("office/bringfriend"), w.toFriends],
        ])
      : html`<ul class="threads">${given.map(({ id, kind, amount, iso, at, group }) => html`<li data-movement="${id}"><strong>${names.kinds[kind] ?? names.groups[group]}</strong> ${moneyData("reward-amount", amount, iso, ask.lng)}<p class="ref">${ask.clock.moment(Date.parse(at))}</p></li>`)}</ul>`
  }`;
  return { title: w.rewardsTitle, body, sheet: "pages" };
}

/**
 * The player's invitation code and link, how many visitors came by it and registered with it, and the reward earned
 * (OFC-10).
 */
export async function inviteFriendsPage(
  ask: OfficeRequest,
  { userId, accounts }: RemotePlayer,
): Promise<RemotePage> {
  const w = rewardWords(ask.lng);
  const iso = mainIso(accounts);
  const { opened, came, earned } = await ask.deps.office.friendsOf(userId);
  const { deposit, reward } = friendRewardTerms(iso);
  const code = inviteCodeOfPlayer(userId);
  const link = `${ask.at("registration")}?promo_code=${code}&bf=${code}`;
  const amount = fromMinor(earned, iso);
  const text = w.friendText(
    formatMoneyText(fromMinor(deposit, iso), iso, ask.lng),
    formatMoneyText(fromMinor(reward, iso), iso, ask.lng),
  );
  const body = html`<h1>${w.friendTitle}</h1><p class="hint">${text}</p><dl class="facts">${definitionRow(w.yourCode, html`<data dir="ltr" data-name="friend-code" value="${code}">${code}</data>`)}${definitionRow(w.yourLink, html`<a class="go" dir="ltr" href="${link}">${ask.deps.publicOrigin}${link}</a>`)}${definitionRow(w.opened, html`<data data-name="friends-opened" value="${opened}">${opened}</data>`)}${definitionRow(w.came, html`<data data-name="friends-came" value="${came}">${came}</data>`)}${definitionRow(w.earned, moneyData("friends-earned", amount, iso, ask.lng))}</dl><p class="hint">${w.countHint}</p>`;
  return { title: w.friendTitle, body, sheet: "pages" };
}

function mainIso(accounts: RemotePlayer["accounts"]): string {
  return accounts.find(({ type }) => type === 0)?.iso ?? "RUB";
}
