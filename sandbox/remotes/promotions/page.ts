import { randomUUID } from "node:crypto";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { isOverLongAgo } from "../indexing";
import { emptyState, html, joinClasses, type Markup } from "../markup";
import type { RemotePage } from "../page-request";
import { promotionPicture } from "./picture";
import {
  type BonusCategory,
  bonusCategories,
  type FigureRow,
  findPromotion,
  isPromotionOfSite,
  type Promotion,
  type PromotionView,
  promotionPath,
  promotions,
} from "./promotions";
import type { PromotionsRequest } from "./texts";

/** Parts of a bonus's page, and of the rules of all offers. */
export const bonusSections = ["rules", "games"] as const;
type BonusSection = (typeof bonusSections)[number];

/** Who reads a page: a player with his currency, or a guest. */
export interface Reader {
  readonly player: RemotePlayer | null;
  /** Currency of the amounts. */
  readonly iso: string;
  /** Whether a restriction shuts offers to the player (LIM-12). */
  readonly isShut: boolean;
}

/** The reader of a page of offers. */
export async function readerOf({ deps, request, site }: PromotionsRequest): Promise<Reader> {
  const player = await deps.player(request);
  return {
    player,
    iso: player?.accounts.find(({ type }) => type !== 4)?.iso ?? site.currency,
    isShut: player !== null && (await deps.promotions.areOffersShutFor(player.userId)),
  };
}

/** A promotion with what its page says. */
interface Shown {
  readonly promotion: Promotion;
  readonly view: PromotionView;
}

async function shownOf(ask: PromotionsRequest, iso: string, all = promotions): Promise<Shown[]> {
  const own = all.filter((each) => isPromotionOfSite(ask, each));
  return Promise.all(
    own.map(async (promotion) => ({ promotion, view: await promotion.view(ask, iso) })),
  );
}

const isOffer = ({ site }: PromotionsRequest) => site.features.bonusVariant === "offer";
/** The age from which players may take part. */
export const ageOf = ({ site }: PromotionsRequest) => String(site.licence.ageLimit);

/** Heading of the page of all bonuses, in the variant that site config names (SCR-09). */
export const bonusesTitle = (ask: PromotionsRequest) =>
  isOffer(ask) ? ask.t.offersTitle : ask.t.bonusesTitle;

/** Bonuses and promotions by kind (SCR-17), as cards or, where site config says "offers", as a table (SCR-09). */
export async function bonusesPage(ask: PromotionsRequest): Promise<RemotePage> {
  const { t, query } = ask;
  const asked = query.get("category");
  const category = bonusCategories.find((each) => each === asked) ?? "all_bonuses";
  const title = bonusesTitle(ask);
  return list(ask, {
    category,
    heading: category === "all_bonuses" ? title : `${title}: ${t.category[category]}`,
    isTable: isOffer(ask),
  });
}

/** The page of all offers, always as a table. */
export function offersPage(ask: PromotionsRequest): Promise<RemotePage> {
  return list(ask, { category: null, heading: ask.t.offersTitle, isTable: true });
}

interface ListQuery {
  /** null = all, without the links to the kinds. */
  readonly category: BonusCategory | null;
  readonly heading: string;
  readonly isTable: boolean;
}

async function list(
  ask: PromotionsRequest,
  { category, heading, isTable }: ListQuery,
): Promise<RemotePage> {
  const { t } = ask;
  const { iso, isShut } = await readerOf(ask);
  const wanted =
    category === null || category === "all_bonuses"
      ? promotions
      : promotions.filter(({ categories }) => categories.includes(category));
  const all = isShut ? [] : await shownOf(ask, iso, wanted);
  const running = all.filter(({ view }) => view.state === "on");
  const draw = isTable ? offerTable : bonusCards;
  const lead = isTable ? t.offersLead : t.lead;
  const content = isShut
    ? shutNotice(ask)
    : running.length > 0
      ? draw(ask, running)
      : emptyState(t.none, t.noneText, [[ask.at("bonuses"), t.allBonuses]]);
  const body = html`<div class="${joinClasses("promo-page", isTable && "offer-design")}"><h1>${heading}</h1><p class="lead">${lead}</p>${
    category !== null && kinds(ask, category)
  }${content}${isTable && ruleLinks(ask, null)}<p class="after">${t.adults(ageOf(ask))} <a class="go" href="${ask.at("responsiblegaming")}">${t.responsible}</a>${
    !ask.site.disabledScreens.includes("promo") &&
    html` <a class="go" href="${ask.at("promo")}">${t.toStore}</a>`
  }${
    !ask.site.disabledScreens.includes("partners") &&
    html` <a class="go" href="${ask.at("partners")}">${t.partners.title}</a>`
  }</p></div>`;
  const names = running.slice(0, 4).map(({ promotion }) => promotion.text(ask).name);
  const listed = names.length > 0 ? `: ${new Intl.ListFormat(ask.lng).format(names)}` : "";
  return {
    title: heading,
    body,
    description: `${heading}${listed}. ${t.adults(ageOf(ask))}`,
    canonical: category === null ? "offers" : "bonuses",
  };
}

function kinds(ask: PromotionsRequest, current: BonusCategory): Markup {
  const { t } = ask;
  return html`<nav class="kinds" aria-label="${t.categories}">${bonusCategories.map(
    (category) =>
      html`<a class="chip" href="${ask.at("bonuses")}${category !== "all_bonuses" && html`?category=${category}" rel="nofollow`}"${category === current && html` aria-current="true"`}>${t.category[category]}</a>`,
  )}</nav>`;
}

function bonusCards(ask: PromotionsRequest, shown: readonly Shown[]): Markup {
  const { t } = ask;
  return html`<ul class="bonus-cards">${shown.map(({ promotion, view }) => {
    const { name, short } = promotion.text(ask);
    return html`<li data-promotion="${promotion.name}"><a href="${ask.at(promotionPath(promotion))}">${promotionPicture(promotion.picture, promotion.number)}<h2>${name}</h2><p class="sum">${view.sum}</p><p>${short}</p><p class="n">${view.period}</p><span class="go">${t.details}</span></a></li>`;
  })}</ul>`;
}

function offerTable(ask: PromotionsRequest, shown: readonly Shown[]): Markup {
  const { t } = ask;
  return html`<table class="sheet offers"><thead><tr><th scope="col">${t.offer}</th><th scope="col">${t.gives}</th><th scope="col">${t.duration}</th></tr></thead><tbody>${shown.map(
    ({ promotion, view }) => {
      const { name, short } = promotion.text(ask);
      return html`<tr data-promotion="${promotion.name}"><th scope="row"><a class="go" href="${ask.at(promotionPath(promotion))}">${name}</a><span class="n">${short}</span></th><td>${view.sum}</td><td>${view.period}</td></tr>`;
    },
  )}</tbody></table>`;
}

function ruleLinks(ask: PromotionsRequest, current: BonusSection | null): Markup {
  const { t } = ask;
  const words = { rules: t.rulesOfAll, games: t.gamesOfAll };
  return html`<nav class="kinds" aria-label="${t.terms}">${bonusSections.map(
    (section) =>
      html`<a class="chip" href="${ask.at(`offers/${section}`)}"${section === current && html` aria-current="page"`}>${words[section]}</a>`,
  )}</nav>`;
}

/** `offers/rules` and `offers/games`: the rules of all offers, and what counts for each; null = no such part. */
export async function allOffersSectionPage(
  ask: PromotionsRequest,
  name: string,
): Promise<RemotePage | null> {
  const section = bonusSections.find((each) => each === name);
  if (!section) return null;
  const { t } = ask;
  const { iso } = await readerOf(ask);
  const shown = (await shownOf(ask, iso)).filter(({ view }) => view.state === "on");
  const title = section === "rules" ? t.rulesOfAll : t.gamesOfAll;
  const part = ({ promotion, view }: Shown) => {
    const text = promotion.text(ask);
    return section === "games" && view.counts.length === 0
      ? false
      : html`<section class="block"><h2><a class="go" href="${ask.at(promotionPath(promotion))}">${text.name}</a></h2>${section === "rules" ? bullets(text.terms) : countTable(ask, view)}</section>`;
  };
  const body = html`<div class="promo-page offer-design"><h1>${title}</h1>${ruleLinks(ask, section)}${
    section === "rules" &&
    html`<section class="block"><h2>${t.who}</h2>${bullets(t.whoText(ageOf(ask)))}</section>`
  }${shown.map(part)}<p class="after"><a class="go" href="${ask.at("offers")}">${t.offersTitle}</a></p></div>`;
  return { title, body, description: `${title}. ${t.adults(ageOf(ask))}` };
}

/** The page of a bonus or a promotion (CNT-02); null = the site has none of the id. */
export async function promotionPage(
  ask: PromotionsRequest,
  root: Promotion["root"],
  id: string,
): Promise<RemotePage | null> {
  const promotion = findPromotion(ask, root, id);
  if (!promotion) return null;
  const { t, query } = ask;
  const reader = await readerOf(ask);
  const view = await promotion.view(ask, reader.iso);
  const { name, short } = promotion.text(ask);
  const asked = query.get("section");
  const section =
    root === "bonus" && view.counts.length > 0
      ? (bonusSections.find((each) => each === asked) ?? "rules")
      : null;
  const shown = { promotion, view };
  const draw = root === "bonus" && isOffer(ask) ? offerDesign : bonusDesign;
  const body = await draw(ask, shown, reader, section);
  const title = view.state === "on" ? `${name}: ${view.sum}` : name;
  const about = section === "games" ? `${title} – ${t.pageSections.games}` : title;
  const facts = view.state === "on" ? `${short} ${sentence(view.sum)}` : notOn(ask, view);
  return {
    title: about,
    name,
    body,
    description: `${facts} ${t.adults(ageOf(ask))}`,
    card: {
      title: name,
      above: bonusesTitle(ask),
      lines: [view.state === "on" ? short : notOn(ask, view)],
      figures: view.state === "on" ? [{ name: t.gives, value: view.sum }] : [],
    },
    canonical: promotionPath(promotion),
    isNoindex: isUnindexed(ask, view),
  };
}

/** Whether search engines leave a page out: its promotion is switched off, or over for long (SEO-09). */
function isUnindexed({ now }: PromotionsRequest, { state }: PromotionView): boolean {
  return typeof state === "number" ? isOverLongAgo(state, now) : state === "off";
}

/** The promotions whose pages search engines have. */
export async function indexedPromotions(ask: PromotionsRequest): Promise<readonly Shown[]> {
  const all = await shownOf(ask, ask.site.currency);
  return all.filter(({ view }) => !isUnindexed(ask, view));
}

const sentence = (text: string) => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;

/** Why a promotion cannot be taken part in: switched off, or ended. */
function notOn({ t, clock }: PromotionsRequest, { state }: PromotionView): string {
  if (typeof state !== "number") return t.off;
  return t.overAt(clock.dateText(state));
}

type Design = (
  ask: PromotionsRequest,
  shown: Shown,
  reader: Reader,
  section: BonusSection | null,
) => Promise<Markup>;

/** A bonus with its picture, and its rules as blocks beside it. */
const bonusDesign: Design = async (ask, shown, reader, section) => {
  const { t } = ask;
  const { promotion, view } = shown;
  const text = promotion.text(ask);
  const rules = html`${
    view.figures.length > 0 &&
    html`<section class="block"><h2>${t.figures}</h2>${figureList(view.figures)}</section>`
  }${
    view.current &&
    view.state === "on" &&
    html`<section class="block"><h2>${t.current}</h2>${view.current}</section>`
  }${exampleBlock(ask, view)}<section class="block"><h2>${t.steps}</h2><ol class="steps">${text.steps.map((step) => html`<li>${step}</li>`)}</ol></section><section class="block"><h2>${t.terms}</h2>${bullets(text.terms)}</section><section class="block"><h2>${t.who}</h2>${bullets(t.whoText(ageOf(ask)))}</section>`;
  return html`<article class="promo-page bonus-design" data-promotion="${promotion.name}"><header class="bonus-head">${promotionPicture(promotion.picture, promotion.number)}<div><h1>${text.name}</h1>${sumLine(view)}<p>${text.lead}</p><p class="n">${t.duration}: ${view.period}</p></div></header>${stateNote(ask, view)}${await partBlock(ask, shown, reader)}${sectionTabs(ask, shown, section)}${section === "games" ? countsBlock(ask, view) : rules}${section === null && countsBlock(ask, view)}${foot(ask)}</article>`;
};

/** The same as a sheet of terms, without a picture. */
const offerDesign: Design = async (ask, shown, reader, section) => {
  const { t } = ask;
  const { promotion, view } = shown;
  const text = promotion.text(ask);
  const row = (heading: string, content: Markup | string | false) =>
    content !== false && html`<div class="term"><h2>${heading}</h2><div>${content}</div></div>`;
  const rules = html`<div class="term-sheet">${row(t.gets, text.lead)}${row(t.duration, view.period)}${row(t.figures, view.figures.length > 0 && figureList(view.figures))}${row(t.steps, html`<ol class="steps">${text.steps.map((step) => html`<li>${step}</li>`)}</ol>`)}${row(t.terms, bullets(text.terms))}${row(t.who, bullets(t.whoText(ageOf(ask))))}${row(t.example, view.example.length > 0 && html`${figureList(view.example)}<p class="n">${t.exampleNote}</p>`)}</div>`;
  return html`<article class="promo-page offer-design" data-promotion="${promotion.name}"><h1>${text.name}</h1>${sumLine(view)}${stateNote(ask, view)}${sectionTabs(ask, shown, section)}${section === "games" ? countsBlock(ask, view) : rules}${await partBlock(ask, shown, reader)}${foot(ask)}</article>`;
};

function foot(ask: PromotionsRequest): Markup {
  const { t } = ask;
  return html`<p class="after">${t.adults(ageOf(ask))} <a class="go" href="${ask.at("responsiblegaming")}">${t.responsible}</a></p><p><a class="go" href="${ask.at(isOffer(ask) ? "offers" : "bonuses")}">${t.allBonuses}</a></p>`;
}

function stateNote(ask: PromotionsRequest, view: PromotionView): Markup | false {
  return (
    view.state !== "on" &&
    html`<p class="note" data-code="promotion-${view.state === "off" ? "off" : "over"}">${notOn(ask, view)}</p>`
  );
}

function sectionTabs(
  ask: PromotionsRequest,
  { promotion }: Shown,
  current: BonusSection | null,
): Markup | false {
  const { t } = ask;
  const here = ask.at(promotionPath(promotion));
  return (
    current !== null &&
    html`<nav class="tabs" aria-label="${t.terms}">${bonusSections.map(
      (section) =>
        html`<a href="${here}${section === "games" && html`?section=games" rel="nofollow`}"${section === current && html` aria-current="page"`}>${t.pageSections[section]}</a>`,
    )}</nav>`
  );
}

function sumLine({ sum }: PromotionView): Markup | false {
  return sum !== "" && html`<p class="sum">${sum}</p>`;
}

/** A list of terms. */
export function bullets(lines: readonly string[]): Markup {
  return html`<ul class="plain">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

function figureList(rows: readonly FigureRow[]): Markup {
  return html`<dl class="figures">${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function exampleBlock({ t }: PromotionsRequest, { example }: PromotionView): Markup | false {
  return (
    example.length > 0 &&
    html`<section class="block example"><h2>${t.example}</h2>${figureList(example)}<p class="n">${t.exampleNote}</p></section>`
  );
}

function countTable(ask: PromotionsRequest, { counts }: PromotionView): Markup {
  const { t, lng } = ask;
  const percent = new Intl.NumberFormat(lng, { style: "percent" });
  return html`<table class="sheet"><thead><tr><th scope="col">${t.kind}</th><th scope="col">${t.share}</th></tr></thead><tbody>${counts.map(([kind, share]) => html`<tr><td>${kind}</td><td>${percent.format(share / 100)}</td></tr>`)}</tbody></table>`;
}

function countsBlock(ask: PromotionsRequest, view: PromotionView): Markup | false {
  return (
    view.counts.length > 0 &&
    html`<section class="block"><h2>${ask.t.counts}</h2>${countTable(ask, view)}</section>`
  );
}

/** In place of offers, why a restricted player is shown none (LIM-12). */
export function shutNotice(ask: PromotionsRequest): Markup {
  const { t } = ask;
  return html`<p class="note" data-code="offers-shut">${t.shut} <a class="go" href="${ask.at("office/responsible")}">${t.toLimits}</a></p>`;
}

/** How this reader takes part: the way to an account, the platform's own form, or the page where it is done. */
async function partBlock(
  ask: PromotionsRequest,
  { promotion, view }: Shown,
  reader: Reader,
): Promise<Markup | false> {
  const { t } = ask;
  if (reader.isShut) return shutNotice(ask);
  if (view.state !== "on") return false;
  const content =
    reader.player === null
      ? guestPart(ask, promotion, view)
      : "bonus" in view.act
        ? await bonusPart(ask, view.act.bonus, reader.player)
        : html`<a class="btn main" href="${ask.at(view.act.path)}">${view.act.words}</a>`;
  return html`<section class="take-part"><h2>${t.takePart}</h2>${content}</section>`;
}

function guestPart(ask: PromotionsRequest, promotion: Promotion, { act }: PromotionView): Markup {
  const { t } = ask;
  const isOpen = "path" in act && act.isForGuests;
  return html`<p>${!isOpen && t.guest}</p><p class="ways">${isOpen && html`<a class="btn main" href="${ask.at(act.path)}">${act.words}</a>`}${waysIn(ask, promotionPath(promotion), !isOpen)}</p>`;
}

/** A guest's ways to an account: opening one, where the site takes new players, and signing in, which leads back to `path`. */
export function waysIn(ask: PromotionsRequest, path: string, isMain: boolean): Markup {
  const { t, site } = ask;
  const signIn = `user/login?returnUrl=${encodeURIComponent(ask.at(path))}`;
  return html`${
    site.features.registration &&
    html`<a class="${isMain ? "btn main" : "btn"}" href="${ask.at("registration")}">${t.join}</a>`
  }<a class="btn" href="${ask.at(signIn)}">${t.signIn}</a>`;
}

const officePath = "office/bonuses/deposit";

/** The office's form of a deposit bonus where it is offered to the player, else where it stands (OFC-08). */
async function bonusPart(
  ask: PromotionsRequest,
  name: string,
  { userId }: RemotePlayer,
): Promise<Markup> {
  const { t } = ask;
  const { bonuses, offers } = await ask.deps.office.bonusesOf(userId);
  const current = bonuses.find(
    ({ offer, state }) => offer === name && (state === "taken" || state === "running"),
  );
  if (current)
    return html`<p><data data-name="bonus-state" value="${current.state}">${t.taken}</data></p><p><a class="btn main" href="${ask.at(current.state === "taken" ? officePath : "office/bonuses/wager")}">${t.toWager}</a></p>`;
  if (!offers.includes(name))
    return html`<p>${t.notOffered}</p><p><a class="btn" href="${ask.at(officePath)}">${t.toBonuses}</a></p>`;
  return html`<form method="post" action="${ask.at(officePath)}"><input type="hidden" name="intent" value="take"><input type="hidden" name="bonus" value="${name}"><input type="hidden" name="key" value="${randomUUID()}"><button class="btn main">${t.take}</button></form>`;
}
