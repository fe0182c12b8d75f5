import { friendRewardTerms } from "~/domain/bonuses/friends";
import { fromMinor } from "~/domain/money/money";
import { phoneHref } from "~/domain/settings/helplines";
import { games } from "~sandbox/games/catalogue";
import { isGameOffered } from "~sandbox/games/partitions";
import { providerIds, providers } from "~sandbox/games/providers";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { emptyState, html, type Markup } from "../markup";
import { moneyData } from "../money";
import type { RemotePage } from "../page-request";
import type { PromotionsRequest } from "./texts";

/** The partner programme: the reward, how it works, and the rules of advertising. */
export function partnersPage(ask: PromotionsRequest): RemotePage {
  const { t, site, lng } = ask;
  const w = t.partners;
  const iso = site.currency;
  const { deposit, reward } = friendRewardTerms(iso);
  const age = String(site.licence.ageLimit);
  const lines = (all: readonly string[]) => all.map((line) => html`<li>${line}</li>`);
  const body = html`<article class="promo-page"><h1>${w.title}</h1><p class="lead">${w.lead}</p><section class="block"><h2>${w.rewardTitle}</h2><dl class="figures"><div><dt>${t.label.friendDeposit}</dt><dd>${moneyData("friend-deposit", fromMinor(deposit, iso), iso, lng)}</dd></div><div><dt>${t.label.reward}</dt><dd>${moneyData("friend-reward", fromMinor(reward, iso), iso, lng)}</dd></div></dl></section><section class="block"><h2>${w.howTitle}</h2><ol class="steps">${lines(w.how)}</ol></section><section class="block"><h2>${w.rulesTitle}</h2><ul class="plain">${lines(w.rules(age))}</ul></section><p class="ways"><a class="btn main" href="${ask.at("office/bringfriend")}">${w.go}</a><a class="btn" href="${ask.at("ourpartners")}">${w.ours}</a></p></article>`;
  return { title: w.title, body, description: `${w.title}. ${w.lead}` };
}

/** Parts of the page of partners. */
export const partnerSections = ["studios", "demo", "help"] as const;
type PartnerSection = (typeof partnerSections)[number];

/** `ourpartners/{section}`: the studios of the casino's games, and help organisations; null = no such part. */
export function ourPartnersPage(
  ask: PromotionsRequest,
  name: string | undefined,
): RemotePage | null {
  const { t } = ask;
  const w = t.our;
  const section = partnerSections.find((each) => each === name);
  if (name !== undefined && !section) return null;
  const menu = html`<nav class="kinds" aria-label="${w.title}">${partnerSections.map(
    (each) =>
      html`<a class="chip" href="${ask.at(`ourpartners/${each}`)}"${each === section && html` aria-current="page"`}>${w.sections[each]}</a>`,
  )}</nav>`;
  const title = section ? w.sections[section] : w.title;
  const lead = section ? w.about[section] : w.lead;
  const content = section
    ? sectionContent(ask, section)
    : partnerSections.map(
        (each) =>
          html`<section class="block"><h2><a class="go" href="${ask.at(`ourpartners/${each}`)}">${w.sections[each]}</a></h2><p>${w.about[each]}</p></section>`,
      );
  const body = html`<article class="promo-page"><h1>${title}</h1><p class="lead">${lead}</p>${menu}${content}<p class="after"><a class="go" href="${ask.at("partners")}">${w.becomePartner}</a></p></article>`;
  const more = section === "studios" && descriptionTexts(ask.lng).partnersMore;
  return { title, body, description: descriptionOf(`${title}. ${lead}`, more) };
}

function sectionContent(ask: PromotionsRequest, section: PartnerSection): Markup {
  return section === "help" ? helpOrganisations(ask) : studios(ask, section === "demo");
}

/** The studios with games on this site, each with their number; `isDemo` = of games with a demo mode. */
function studios(ask: PromotionsRequest, isDemo: boolean): Markup {
  const { t, deps } = ask;
  const on = deps.partitions();
  const rows = providerIds.flatMap((id) => {
    const own = games.filter(
      (game) => game.provider === id && isGameOffered(game, on) && !(isDemo && game.shared),
    );
    return own.length === 0 ? [] : [{ id, count: own.length }];
  });
  if (rows.length === 0) return emptyState(t.none, t.noneText, []);
  return html`<dl class="figures">${rows.map(({ id, count }) => {
    const { name, since } = providers[id];
    return html`<div><dt><a class="go" href="${ask.at(`providers/${id}`)}"><bdi>${name}</bdi></a> <span class="n">${t.our.since(String(since))}</span></dt><dd>${isDemo ? t.our.demoGames : t.our.games}: <data data-name="studio-games" value="${String(count)}">${String(count)}</data></dd></div>`;
  })}</dl>`;
}

/** The helplines of site config, each under its country. */
function helpOrganisations({ site, lng, t }: PromotionsRequest): Markup {
  const names = new Intl.DisplayNames([lng], { type: "region" });
  return html`<dl class="figures">${site.helplines.map(
    ({ country, name, phone, url }) =>
      html`<div><dt>${country === null ? t.our.everywhere : (names.of(country.toUpperCase()) ?? country)}</dt><dd>${url === "" ? html`<bdi>${name}</bdi>` : html`<a class="go" href="${url}"><bdi>${name}</bdi></a>`}${phone !== "" && html` <a class="go" href="${phoneHref(phone)}"><bdi dir="ltr">${phone}</bdi></a>`}</dd></div>`,
  )}</dl>`;
}
