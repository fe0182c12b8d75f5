import { gameByIdOrSlug } from "~sandbox/games/catalogue";
import { isSectionOffered } from "~sandbox/games/partitions";
import { isProvider, providers } from "~sandbox/games/providers";
import { findLottery } from "~sandbox/lotto/lotteries";
import { findTotoSection } from "~sandbox/toto/sections";
import { rulesInLanguage } from "./agreements/app";
import { listTitle } from "./betting/section";
import { texts as bettingTexts } from "./betting/texts";
import { blogTexts } from "./blog/texts";
import { cyberTexts, isCyberKind } from "./cyber/tree";
import { isListSection, isPageType, listPath, sportPath } from "./links";
import { lottoRequest } from "./lotto/request";
import { html, type Markup, textInLanguage } from "./markup";
import type { PageRequest, RemotePage } from "./page-request";
import { bonusesTitle } from "./promotions/page";
import { findPromotion, promotionPath } from "./promotions/promotions";
import { texts as promotionsTexts } from "./promotions/texts";
import { casinoListPaths } from "./third-party/lobby";
import { promotionTexts } from "./third-party/promotion-texts";
import { texts as casinoTexts } from "./third-party/texts";
import { tournamentTexts } from "./third-party/tournament-texts";
import { totoRequest } from "./toto/request";

/** A page on the way to a page: path and query after `/{lng}/`, and its short name. */
interface Breadcrumb {
  readonly path: string;
  readonly name: string;
}

/**
 * The way to a page from the top, the page itself last, by its one address (SEO-10); empty for a page of the first level.
 * This is the only place that names the pages above others.
 */
export function breadcrumbsOf(ask: PageRequest, page: RemotePage): readonly Breadcrumb[] {
  const canonical = page.canonical ?? ask.path.map(encodeURIComponent).join("/");
  const [path = "", query] = canonical.split("?");
  const number = new URLSearchParams(query).get("page");
  const first = number === null ? canonical : path;
  const known = levelsOf(ask, path.split("/").map(decodeURIComponent));
  const own = { path: first, name: page.name ?? page.title };
  const levels = known.at(-1)?.path === first ? known : [...known, own];
  const all =
    number === null ? levels : [...levels, { path: canonical, name: ask.t.pageNumber(+number) }];
  return all.length > 1 ? all : [];
}

/** The breadcrumbs as a page shows them; nothing on a page of the first level. */
export function breadcrumbNav(ask: PageRequest, all: readonly Breadcrumb[]): Markup | false {
  const item = ({ path, name }: Breadcrumb, nth: number) =>
    nth === all.length - 1
      ? html`<li><bdi aria-current="page">${name}</bdi></li>`
      : html`<li><a href="${ask.at(path)}"><bdi>${name}</bdi></a></li>`;
  return (
    all.length > 0 &&
    html`<nav class="crumbs" aria-label="${ask.t.breadcrumbs}"><ol>${all.map(item)}</ol></nav>`
  );
}

/** The named pages from the top down to a path, itself included where it is one of them. */
function levelsOf(ask: PageRequest, path: readonly string[]): readonly Breadcrumb[] {
  const [first] = path;
  if (isPageType(first)) return sportsLevels(ask, path);
  switch (first) {
    case "champs":
      return [{ path: "champs", name: ask.t.championships }];
    case "results":
    case "statistic":
      return [{ path: "results/live", name: ask.t.results }];
    case "cyber":
      return cyberLevels(ask, path);
    case "lotto":
      return lottoLevels(ask, path);
    case "toto": {
      const section = findTotoSection(path[1] ?? "");
      const { w } = totoRequest(ask);
      return section ? [{ path: `toto/${section.slug}`, name: w.names[section.slug] }] : [];
    }
    case "blog":
    case "news":
    case "betting-alphabet":
      return contentLevels(ask, path);
    case "bonuses":
    case "promotions":
    case "offers":
    case "ourpartners":
      return promotionLevels(ask, path);
    case "bonus":
      return path[1] === "casino" ? casinoLevels(ask, path) : promotionLevels(ask, path);
    case "rules":
    case "football-champions-rules": {
      const rules = rulesInLanguage(ask.lng, ask.site);
      const isGeneral = first === "rules";
      const base = isGeneral ? "rules/general" : first;
      return [{ path: base, name: rules[isGeneral ? "general" : "football"].title }];
    }
    default:
      return casinoLevels(ask, path);
  }
}

/** Section, sport and championship; a game's page is under the section by which it was reached. */
function sportsLevels(
  ask: PageRequest,
  [type, stated, , slug, champId, game]: readonly string[],
): readonly Breadcrumb[] {
  const section = game === undefined ? stated : ask.path[1];
  if (!isPageType(type) || !isListSection(type, section)) return [];
  const betting = { ...ask, t: { ...ask.t, ...bettingTexts(ask.lng) } };
  const names = { home: ask.t[section], team: betting.t.byTeam };
  const top = {
    path: listPath(type, section),
    name: type === "home" || type === "team" ? names[type] : listTitle(betting, type, section),
  };
  const champs = [...ask.champs, ...ask.cyber.champs];
  const sport = champs.find((each) => each.sport.slug === slug)?.sport;
  const champ = champs.find((each) => String(each.id) === champId && each.sport.slug === slug);
  return [
    top,
    ...(sport
      ? [{ path: sportPath(type, section, sport), name: textInLanguage(sport.name, ask.lng) }]
      : []),
    ...(champ
      ? [{ path: listPath(type, section, champ), name: textInLanguage(champ.name, ask.lng) }]
      : []),
  ];
}

function cyberLevels(
  ask: PageRequest,
  [, kind, slug, champId]: readonly string[],
): readonly Breadcrumb[] {
  const t = cyberTexts(ask.lng);
  const top = { path: "cyber", name: t.cyberTitle };
  if (kind === undefined || !isCyberKind(kind)) return [top];
  const base = `cyber/${kind}`;
  const levels = [top, { path: base, name: t.kinds[kind] }];
  if (slug === undefined) return levels;
  if (slug === "all") return [...levels, { path: `${base}/all`, name: t.allGames }];
  if (slug === "disciplines")
    return [...levels, { path: `${base}/disciplines`, name: t.disciplines }];
  const { champs } = ask.cyber;
  const sport = champs.find((each) => each.sport.slug === slug)?.sport;
  if (!sport) return levels;
  const discipline = { path: `${base}/${slug}`, name: textInLanguage(sport.name, ask.lng) };
  const champ = champs.find((each) => String(each.id) === champId);
  if (champId === "champs")
    return [...levels, discipline, { path: `${base}/${slug}/champs`, name: ask.t.championships }];
  return champ
    ? [
        ...levels,
        discipline,
        { path: `${base}/${slug}/${champ.id}`, name: textInLanguage(champ.name, ask.lng) },
      ]
    : [...levels, discipline];
}

function lottoLevels(ask: PageRequest, [, second, third]: readonly string[]) {
  const { w } = lottoRequest(ask);
  const isArchive = second === "results";
  const lottery = findLottery((isArchive ? third : second) ?? "");
  const top = { path: "lotto", name: w.title };
  const base = isArchive ? "lotto/results" : "lotto";
  return [
    top,
    ...(isArchive ? [{ path: base, name: w.results }] : []),
    ...(lottery ? [{ path: `${base}/${lottery.slug}`, name: w.names[lottery.slug] }] : []),
  ];
}

/** A list of texts, then the category of the blog, or the block and category of the alphabet. */
function contentLevels(
  { lng }: PageRequest,
  [list, category, sub]: readonly string[],
): readonly Breadcrumb[] {
  const t = blogTexts(lng);
  if (list === "news") return [{ path: "news", name: t.news }];
  const named = (names: Readonly<Record<string, string>>, name = "") =>
    Object.hasOwn(names, name) ? [{ path: `${list}/${name}`, name: names[name] ?? name }] : [];
  if (list === "blog")
    return [{ path: "blog", name: t.blog }, ...named(t.blogCategories, category)];
  return [
    { path: "betting-alphabet", name: t.alphabet },
    ...named(t.blocks, category),
    ...named(t.termCategories, `${category}/${sub}`),
  ];
}

function promotionLevels(ask: PageRequest, [root, id]: readonly string[]): readonly Breadcrumb[] {
  const request = { ...ask, t: { ...ask.t, ...promotionsTexts(ask.lng) } };
  const { t } = request;
  if (root === "ourpartners") return [{ path: root, name: t.our.title }];
  if (root === "offers") return [{ path: root, name: t.offersTitle }];
  const top = { path: "bonuses", name: bonusesTitle(request) };
  const promotion = root === "bonus" ? findPromotion(request, root, id ?? "") : null;
  return promotion
    ? [top, { path: promotionPath(promotion), name: promotion.text(request).name }]
    : [top];
}

function casinoLevels(ask: PageRequest, path: readonly string[]): readonly Breadcrumb[] {
  const t = casinoTexts(ask.lng);
  const top = { path: "casino", name: t.casino };
  const [first, second] = path;
  const list = (found: (typeof casinoListPaths)[number]) => ({
    path: found[1],
    name: t.section[found[0]],
  });
  if (first === "providers") {
    const all = { path: "providers", name: t.providers };
    return isProvider(second)
      ? [top, all, { path: `providers/${second}`, name: providers[second].name }]
      : [top, all];
  }
  if (first === "bonus" && second === "casino") {
    const base = "bonus/casino";
    return path[2] === "tournaments"
      ? [top, { path: `${base}/tournaments`, name: tournamentTexts(ask.lng).title }]
      : [top, { path: base, name: promotionTexts(ask.lng).title }];
  }
  const address = path.join("/");
  if (address === "casino-lobby") return [top, { path: address, name: t.allGames }];
  const own = casinoListPaths.find(([, each]) => each === address);
  if (own) return [top, list(own)];
  const id = first === "games" ? second : path[path.indexOf("game") + 1];
  const game = first === "games" || path.includes("game") ? gameByIdOrSlug(id ?? "") : null;
  if (game) {
    // The first section of the menu that the game belongs to.
    const on = ask.deps.partitions();
    const section = casinoListPaths.find(
      ([name]) => game.sections.includes(name) && isSectionOffered(name, on),
    );
    return section ? [top, list(section)] : [top];
  }
  return first === "casino" ? [top] : [];
}
