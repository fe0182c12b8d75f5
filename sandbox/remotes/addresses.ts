import { cashbackPeriods } from "~/domain/bonuses/cashback";
import type { Language } from "~/i18n/languages";
import type { SitemapKind } from "~/platform/services/sitemap/wire.server";
import type { PublishedText } from "~sandbox/content/read";
import type { Champ, GameFixture, GameStatus } from "~sandbox/feed/types";
import { games } from "~sandbox/games/catalogue";
import { isGameOffered, isSectionOffered } from "~sandbox/games/partitions";
import { providerIds } from "~sandbox/games/providers";
import { tournaments, tournamentWeekAt } from "~sandbox/games/tournaments";
import { drawTime, lastDrawNumber } from "~sandbox/lotto/draw";
import { lotteries } from "~sandbox/lotto/lotteries";
import { totoSections } from "~sandbox/toto/sections";
import { rulesInLanguage, rulesLanguages } from "./agreements/app";
import { champsOfPageType, pageSize } from "./betting/section";
import { teamsOfChamp } from "./betting/teams";
import { termPath } from "./blog/alphabet";
import { postPath, postsPerPage } from "./blog/blog";
import { newsPerPage } from "./blog/news";
import { champsOfKind, cyberKinds } from "./cyber/tree";
import { indexedAfterEndMs, isGameIndexed, isOverLongAgo } from "./indexing";
import { informationLanguages } from "./information/app";
import { appPageNames } from "./information/apps";
import { informationArticleNames } from "./information/pages";
import { canonicalGamePath, type ListSection, listPath, type PageType } from "./links";
import type { PageRequest } from "./page-request";
import { bonusSections, indexedPromotions } from "./promotions/page";
import { partnerSections } from "./promotions/partners";
import { promotionPath } from "./promotions/promotions";
import { texts as promotionsTexts } from "./promotions/texts";
import { translatedLanguages } from "./texts";
import { casinoListPaths, gamesPerPage } from "./third-party/lobby";
import { casinoGamePath } from "./third-party/tiles";

/** A page that search engines may have: path and query after `/{lng}/`; `changedAt` in ms since epoch, null = unknown. */
export interface PageAddress {
  readonly path: string;
  readonly changedAt: number | null;
  readonly languages: readonly Language[];
}

/** When the texts of rules and information pages were last edited: set it anew with them. */
const textsEditedAt = Date.UTC(2026, 10, 27);
const dayMs = 86_400_000;
const sections: readonly ListSection[] = ["line", "live"];

type Listing = (ask: PageRequest) => readonly PageAddress[] | Promise<readonly PageAddress[]>;

/** Every indexed page of the remote apps by kind, each by its one address (SEO-11); the request's language does not matter. */
export const addressesByKind: Readonly<Record<SitemapKind, Listing>> = {
  sports: sportsAddresses,
  games: (ask) => gameAddresses(ask, false),
  esports: esportsAddresses,
  casino: casinoAddresses,
  lottery: lotteryAddresses,
  pages: async (ask) => [
    ...textAddresses(ask),
    ...(await contentAddresses(ask)),
    ...(await promotionAddresses(ask)),
  ],
};

const page = (
  path: string,
  changedAt: number | null,
  languages: readonly Language[] = translatedLanguages,
): PageAddress => ({ path, changedAt, languages });

const latest = (moments: readonly (number | null)[]): number | null =>
  moments.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null);

/** A list's pages: the first without a number, then `?page=2`. */
function listPages(path: string, total: number, perPage: number, changedAt: number | null) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return Array.from({ length: pages }, (_, nth) =>
    page(nth === 0 ? path : `${path}?page=${nth + 1}`, changedAt),
  );
}

/** The fixtures that still count for search engines, and how their lists change. */
interface Schedule {
  readonly fixtures: readonly GameFixture[];
  /** Last change of a championship's games. */
  changedAt(champs: readonly Champ[]): number | null;
  total(champs: readonly Champ[], status: GameStatus): number;
}

/** A game's page changes when it comes on the line, begins and ends. */
function gameChangedAt(game: GameFixture, now: number): number {
  const { offeredAt, startsAt, status } = game;
  // One that the control interface has ended may end later by the timetable.
  if (status === "finished") return Math.min(game.endsAt, now);
  return startsAt <= now ? startsAt : offeredAt;
}

async function schedule({ deps, now }: PageRequest, isCyber: boolean): Promise<Schedule> {
  const overrides = await deps.overrides();
  const feed = deps.feed();
  // A game of the last days of a month may have begun before them.
  const from = now - indexedAfterEndMs - dayMs;
  const fixtures = feed.fixtures({ isCyber, from }, now, overrides);
  const changed = new Map<number, number>();
  for (const game of fixtures) {
    // When a game of last week ended is no news for a list.
    const at = game.startsAt < now - dayMs ? game.startsAt : gameChangedAt(game, now);
    if (at > (changed.get(game.champ.id) ?? Number.NEGATIVE_INFINITY))
      changed.set(game.champ.id, at);
  }
  return {
    fixtures,
    changedAt: (champs) => latest(champs.map(({ id }) => changed.get(id) ?? null)),
    total: (champs, status) => {
      const counts = feed.counts(status, now, overrides);
      return champs.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
    },
  };
}

async function gameAddresses(ask: PageRequest, isCyber: boolean): Promise<PageAddress[]> {
  const { fixtures } = await schedule(ask, isCyber);
  return fixtures
    .filter((game) => isGameIndexed(game, ask.now))
    .map((game) => page(canonicalGamePath(game), gameChangedAt(game, ask.now)));
}

async function sportsAddresses(ask: PageRequest): Promise<PageAddress[]> {
  const { changedAt, total } = await schedule(ask, false);
  const { champs } = ask;
  const all = changedAt(champs);
  const slugs = [...new Set(champs.map(({ sport }) => sport.slug))];
  const hasMarbles = slugs.includes("marbles");
  /** The pages of a list; one of a sport or a championship without games is not indexed. */
  const list = (type: PageType, section: ListSection, sport?: string) => {
    const own = champsOfPageType(ask, type, sport);
    const path = listPath(type, section) + (sport === undefined ? "" : `/all/${sport}`);
    const count = total(own, section);
    if (sport !== undefined && count === 0) return [];
    return listPages(path, count, pageSize, changedAt(own));
  };
  const ofType = (type: PageType) =>
    sections.flatMap((section) => [
      ...list(type, section),
      ...slugs.flatMap((slug) => list(type, section, slug)),
    ]);
  const yours = sections.flatMap((section) => [
    page(`betsonyour/${section}`, all),
    ...slugs.map((slug) => page(`betsonyour/${section}/all/${slug}`, all)),
  ]);
  const ofChamp = (champ: Champ) => {
    const at = changedAt([champ]);
    const teams = teamsOfChamp(ask, champ);
    const teamList = listPath("team", "line", champ);
    return [
      page(`champs/${champ.id}`, at),
      ...sections.flatMap((section) => {
        const count = total([champ], section);
        return count === 0 ? [] : listPages(listPath("home", section, champ), count, pageSize, at);
      }),
      ...(teams.length > 0 ? [page(teamList, at)] : []),
      ...teams.map(({ en }) => page(`${teamList}?${new URLSearchParams({ team: en })}`, at)),
      ...(total([champ], "finished") > 0 ? [page(`statistic?champ=${champ.id}`, at)] : []),
    ];
  };
  return [
    page("", all),
    ...ofType("home"),
    ...ofType("top-events"),
    ...yours,
    page("team/line", all),
    ...slugs.map((slug) =>
      page(`team/line/all/${slug}`, changedAt(champsOfPageType(ask, "team", slug))),
    ),
    ...(hasMarbles ? list("marble", "live") : []),
    ...["champs", "multi", "results/live", "results/zone", "team-games-info", "bet-generator"].map(
      (path) => page(path, all),
    ),
    ...champs.flatMap(ofChamp),
  ];
}

async function esportsAddresses(asked: PageRequest): Promise<PageAddress[]> {
  const { champs } = asked.cyber;
  const { changedAt, total } = await schedule(asked, true);
  if (champs.length === 0) return [];
  const ofKind = (kind: (typeof cyberKinds)[number]) => {
    const own = champsOfKind({ champs }, kind);
    if (own.length === 0) return [];
    const base = `cyber/${kind}`;
    const at = changedAt(own);
    const disciplines = [...new Set(own.map(({ sport }) => sport.slug))];
    return [
      page(base, at),
      page(`${base}/disciplines`, at),
      ...listPages(`${base}/all`, total(own, "live") + total(own, "line"), pageSize, at),
      ...disciplines.flatMap((slug) => {
        const last = changedAt(own.filter(({ sport }) => sport.slug === slug));
        return [page(`${base}/${slug}`, last), page(`${base}/${slug}/champs`, last)];
      }),
    ];
  };
  return [
    page("cyber", changedAt(champs)),
    ...cyberKinds.flatMap(ofKind),
    ...champs.map((champ) => page(listPath("home", "line", champ), changedAt([champ]))),
    ...(await gameAddresses(asked, true)),
  ];
}

function casinoAddresses({ deps, now }: PageRequest): PageAddress[] {
  const on = deps.partitions();
  const offered = games.filter((game) => isGameOffered(game, on));
  const week = tournamentWeekAt(now).startsAt;
  // Not later than now: the clock may be that of an older season.
  const added = (own: typeof offered) =>
    latest(own.map((game) => game.added * dayMs).filter((at) => at <= now));
  const list = (path: string, own: typeof offered) =>
    own.length === 0 ? [] : listPages(path, own.length, gamesPerPage, added(own));
  const all = added(offered);
  return [
    page("casino", all),
    ...list("casino-lobby", offered),
    page("casino/brand", all),
    page("casino/slot-first-deposit", all),
    page("casino/fairness", all),
    page("points", all),
    ...casinoListPaths
      .filter(([section]) => isSectionOffered(section, on))
      .flatMap(([section, path]) =>
        list(
          path,
          offered.filter(({ sections: own }) => own.includes(section)),
        ),
      ),
    page("providers", all),
    ...providerIds.flatMap((id) =>
      list(
        `providers/${id}`,
        offered.filter(({ provider }) => provider === id),
      ),
    ),
    ...(on.includes("bonus")
      ? [
          page("bonus/casino", week),
          page("bonus/casino/1", cashbackPeriods("vip", now).running.from),
        ]
      : []),
    ...(on.includes("tournaments")
      ? [
          page("bonus/casino/tournaments", week),
          ...tournaments.flatMap(({ number }) => [
            page(`bonus/casino/tournaments/${number}`, week),
            ...(on.includes("bonus") ? [page(`bonus/casino/promotions/${number}`, week)] : []),
          ]),
        ]
      : []),
    ...offered.map((game) => page(casinoGamePath(game), added([game]))),
  ];
}

async function lotteryAddresses({ deps, now }: PageRequest): Promise<PageAddress[]> {
  const drawn = lotteries.map((lottery) => ({
    slug: lottery.slug,
    at: drawTime(lottery, lastDrawNumber(lottery, now)),
  }));
  const last = latest(drawn.map(({ at }) => at));
  const toto = await Promise.all(
    totoSections.map(async (section) => {
      const [first, next] = deps.draws().totoOnSale(section, 2);
      const settled = await deps.draws().totoSettled(section, 30);
      const base = `toto/${section.slug}`;
      const at = latest(settled.map(({ closesAt }) => closesAt));
      const recent = settled.filter(({ closesAt }) => !isOverLongAgo(closesAt, now));
      return [
        page(base, at),
        ...(first ? [page(`${base}/draw`, at)] : []),
        ...(next ? [page(`${base}/next`, at)] : []),
        ...(settled.length > 0 ? [page(`${base}/nonimees`, at)] : []),
        ...recent.map((draw) => page(`${base}/draw?number=${draw.number}`, draw.closesAt)),
      ];
    }),
  );
  return [
    page("lotto", last),
    page("lotto/results", last),
    ...drawn.flatMap(({ slug, at }) => [
      page(`lotto/${slug}`, at),
      page(`lotto/results/${slug}`, at),
    ]),
    ...toto.flat(),
  ];
}

function textAddresses({ site, now }: PageRequest): PageAddress[] {
  const editedAt = textsEditedAt <= now ? textsEditedAt : null;
  const rules = rulesInLanguage("en", site);
  const chapters = (path: string, group: keyof typeof rules) => [
    page(path, editedAt, rulesLanguages),
    ...rules[group].chapters.map((_, nth) => page(`${path}/${nth + 1}`, editedAt, rulesLanguages)),
  ];
  return [
    ...informationArticleNames.map((name) => page(name, editedAt, informationLanguages)),
    page("betting-calculator", editedAt),
    ...appPageNames.map((name) => page(name, editedAt)),
    // With a flag set it is a page for players alone (GRD-04).
    ...(site.features.payment.enabled && !site.features.payment.requiresLogin
      ? [page("payment", editedAt)]
      : []),
    ...chapters("rules/general", "general"),
    ...chapters("football-champions-rules", "football"),
    page("registration", editedAt),
    page("user/login", editedAt),
  ];
}

async function contentAddresses({ deps }: PageRequest): Promise<PageAddress[]> {
  const posts = await deps.content.published("blog");
  const news = await deps.content.published("news");
  const terms = await deps.content.published("term");
  const changedAt = (entries: readonly PublishedText[]) =>
    latest(entries.map(({ updatedAt }) => updatedAt));
  const list = (path: string, entries: readonly PublishedText[], perPage: number) =>
    entries.length === 0 ? [] : listPages(path, entries.length, perPage, changedAt(entries));
  const groups = (
    entries: readonly PublishedText[],
    namesOf: (entry: PublishedText) => readonly string[],
    pathOf: (name: string) => string,
    perPage: number,
  ) =>
    [...new Set(entries.flatMap(namesOf))].flatMap((name) =>
      list(
        pathOf(name),
        entries.filter((entry) => namesOf(entry).includes(name)),
        perPage,
      ),
    );
  const texts = (entries: readonly PublishedText[], pathOf: (entry: PublishedText) => string) =>
    entries.map((entry) => page(pathOf(entry), entry.updatedAt, entry.languages));
  const blog = (path: string) => `blog/${path}`;
  const all = Number.MAX_SAFE_INTEGER;
  return [
    ...list("blog", posts, postsPerPage),
    ...groups(posts, ({ category }) => [category], blog, postsPerPage),
    ...groups(
      posts,
      ({ tags }) => tags,
      (tag) => blog(`tag/${tag}`),
      postsPerPage,
    ),
    ...groups(
      posts,
      ({ author }) => [author],
      (author) => blog(`author/${author}`),
      postsPerPage,
    ),
    ...texts(posts, postPath),
    ...list("news", news, newsPerPage),
    ...texts(news, ({ slug }) => `news/${slug}`),
    ...list("betting-alphabet", terms, all),
    ...groups(
      terms,
      ({ category }) => [category.split("/")[0] ?? "", category],
      (path) => `betting-alphabet/${path}`,
      all,
    ),
    ...texts(terms, termPath),
  ];
}

/** The texts of promotions are the platform's own, and have no moment of change; one that is over changed last then. */
async function promotionAddresses(ask: PageRequest): Promise<PageAddress[]> {
  const request = { ...ask, t: { ...ask.t, ...promotionsTexts(ask.lng) } };
  const indexed = await indexedPromotions(request);
  return [
    ...["bonuses", "offers", "promo", "partners", "ourpartners"].map((path) => page(path, null)),
    ...bonusSections.map((section) => page(`offers/${section}`, null)),
    ...partnerSections.map((section) => page(`ourpartners/${section}`, null)),
    ...indexed.map(({ promotion, view }) =>
      page(promotionPath(promotion), typeof view.state === "number" ? view.state : null),
    ),
  ];
}
