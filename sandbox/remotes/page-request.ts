import { type Favourites, parseFavourites } from "~/domain/settings/favourites";
import {
  parseRemoteDisplayHeader,
  type RemoteDisplaySettings,
} from "~/domain/settings/remote-display";
import type { Language } from "~/i18n/languages";
import type { SiteConfigWire } from "~/platform/services/config/site-config-wire.server";
import type {
  RemoteArticle,
  RemoteGame,
  RemoteShareCard,
  RemoteSportsEvent,
} from "~/platform/services/remotes/wire.server";
import type {
  Champ,
  GameFixture,
  GameQuery,
  GameSnapshot,
  GameStatus,
  ScoreDistribution,
} from "~sandbox/feed/types";
import type { RemoteDataAccess } from "~sandbox/services/remote-deps";
import { type ReaderDateFormat, readerDateFormat } from "./clock";
import type { Markup } from "./markup";
import { foundationCss, pageBaseCss } from "./styles/base";
import { type Texts, textsFor } from "./texts";

/** The feed's games and championships at present: either those of esports, or all but those. */
interface Listed {
  games(query: GameQuery): readonly GameSnapshot[];
  /** The same games without scores and prices. */
  fixtures(query: GameQuery): readonly GameFixture[];
  /**
   * Number of games that have a status now, by championship id; championships without any are left
   * out.
   */
  counts(status: GameStatus): ReadonlyMap<number, number>;
  readonly champs: readonly Champ[];
}

/** Input of a page: the reader, the request, and the current feed. `t` has the texts that all apps share. */
export interface PageRequest<T = Texts> extends Listed {
  readonly lng: Language;
  readonly t: T;
  readonly clock: ReaderDateFormat;
  /** The reader's time zone, hours east of UTC. */
  readonly zoneHours: number;
  /** Name of the app that is asked. */
  readonly app: string;
  /** The reader's favourites, which the shell sends to pages that list them; else empty. */
  readonly favourites: Favourites;
  /** How the reader wants pages drawn (SET-01). */
  readonly display: RemoteDisplaySettings;
  /** The platform's time, ms since epoch. */
  readonly now: number;
  /** Segments after the language. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly site: SiteConfigWire;
  readonly deps: RemoteDataAccess;
  readonly request: Request;
  /** Address of a page in the reader's language: `at("home/line")` is `/ru/home/line`. */
  at(path: string): string;
  /** Games, counts and championships of esports, which has pages of its own (CAS-12). */
  readonly cyber: Listed;
  game(id: number): GameSnapshot | null;
  /** Score probabilities that price a game's same-game accumulators; null = the game has none. */
  scores(id: number): ScoreDistribution | null;
}

/** A page of a remote app. */
export interface RemotePage {
  readonly title: string;
  /** Its short name, last of its breadcrumbs; absent = the title. */
  readonly name?: string;
  readonly body: Markup;
  /** The page's description for search engines; absent = the shell has one for the screen. */
  readonly description?: string;
  /** The sports event that the page is about, for search engines; absent = none (SEO-06). */
  readonly event?: RemoteSportsEvent;
  /** The casino game that the page is about, for search engines; absent = none. */
  readonly game?: RemoteGame;
  /** The article that the page is, for search engines and share cards; absent = none. */
  readonly article?: RemoteArticle;
  /** What stands on the picture by which chats show the page; absent = the site's own picture (SEO-12). */
  readonly card?: RemoteShareCard;
  /**
   * Name of the further style sheet of the app that the page needs beside the app's own; absent =
   * none.
   */
  readonly sheet?: string;
  /** Addresses of scripts that the shell loads with the page; the page works without them. */
  readonly scripts?: readonly string[];
  /**
   * Path after `/{lng}/` and query of the page's one address; absent = the path that was asked for, without its query.
   */
  readonly canonical?: string;
  /** Whether search engines leave the page out: it is a search, it is over, or it has nothing of its own. */
  readonly isNoindex?: boolean;
  /** Languages in which the page has texts of its own; absent = all that the apps have. */
  readonly languages?: readonly Language[];
}

/** `null`: the app has no such page. `sign-in`: the page is personal and nobody is signed in. */
export type RemotePageResult = RemotePage | null | "sign-in";

/** Input of a page of an app with texts of its own. */
export type PageRequestWith<Own> = PageRequest<Texts & Own>;

/** A remote app as its folder declares it; registered in `registry.ts`. */
interface AppDeclaration<Own> {
  /** Name of the app, which stands in the addresses of its pages: `/remotes/{name}/{lng}/…`. */
  readonly name: string;
  readonly texts: (lng: Language) => Own;
  readonly css: string;
  /**
   * Whether the app is a part of the shell, such as the footer: its style sheet has the foundation
   * alone, not the building blocks of whole pages.
   */
  readonly isPart?: boolean;
  /** Further style sheets by name; a page's `sheet` names the one that is loaded with it. */
  readonly sheets?: Readonly<Record<string, string>>;
  readonly page: (ask: PageRequestWith<Own>) => RemotePageResult | Promise<RemotePageResult>;
  /** Separately available parts, by id. */
  readonly components?: Readonly<
    Record<string, (ask: PageRequestWith<Own>) => Markup | Promise<Markup>>
  >;
  /**
   * Whether every page of the app is a player's own: its replies are stored nowhere (`no-store`).
   */
  readonly isPersonal?: boolean;
}

/** A registered app. */
export interface RemoteApp {
  readonly name: string;
  /** Text of the app's style sheets: its own under the name "", further ones under theirs. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly isPersonal: boolean;
  readonly page: (ask: PageRequest) => RemotePageResult | Promise<RemotePageResult>;
  /** Renders the separately available part with this id; null if the app has none of this id. */
  readonly component: (id: string, ask: PageRequest) => Markup | Promise<Markup> | null;
}

/** Makes a remote app of its declaration; its pages get its own texts beside the shared ones. */
export function remoteApp<Own extends object>(app: AppDeclaration<Own>): RemoteApp {
  const { name, css, texts, components = {}, isPersonal = false, sheets = {} } = app;
  const own = (ask: PageRequest): PageRequestWith<Own> => ({
    ...ask,
    t: { ...ask.t, ...texts(ask.lng) },
  });
  return {
    name,
    sheets: { "": (app.isPart ? foundationCss : pageBaseCss) + css, ...sheets },
    isPersonal,
    page: (ask) => app.page(own(ask)),
    component: (id, ask) =>
      (Object.hasOwn(components, id) ? components[id] : undefined)?.(own(ask)) ?? null,
  };
}

/** Reads a page request in a language (time zone and hour cycle from its headers; LNG-09). */
export async function readPageRequest(
  deps: RemoteDataAccess,
  request: Request,
  app: string,
  lng: Language,
  path: readonly string[],
): Promise<PageRequest> {
  const now = deps.now();
  const feed = deps.feed();
  const overrides = await deps.overrides();
  const site = await deps.siteConfig();
  const zone = Number(request.headers.get("x-time-zone") || site.timeZone);
  const zoneHours = Math.abs(zone) <= 14 ? zone : site.timeZone;
  const clock = readerDateFormat(lng, zoneHours, request.headers.get("x-hour-cycle") === "12");
  return {
    lng,
    t: textsFor(lng),
    clock,
    zoneHours,
    app,
    favourites: favouritesIn(request),
    display: parseRemoteDisplayHeader(request.headers.get("x-display")),
    now,
    path,
    query: new URL(request.url).searchParams,
    site,
    deps,
    request,
    at: (rest) => `/${lng}/${rest}`,
    ...games(false),
    cyber: games(true),
    game: (id) => feed.game(id, now, overrides.get(id)),
    scores: (id) => feed.scores(id, now, overrides.get(id)),
  };

  /**
   * Games, counts and championships either of esports alone or of all others. A query that names a
   * championship, a sport or a team may find games of both (see `isNarrow`).
   */
  function games(isCyber: boolean): Listed {
    const champs = feed.champs.filter(({ cyber }) => (cyber !== undefined) === isCyber);
    const isOwn = new Set(champs.map(({ id }) => id));
    const own = (query: GameQuery) => (isNarrow(query) ? query : { ...query, isCyber });
    return {
      champs,
      games: (query) => feed.games(own(query), now, overrides),
      fixtures: (query) => feed.fixtures(own(query), now, overrides),
      counts: (status) =>
        new Map([...feed.counts(status, now, overrides)].filter(([id]) => isOwn.has(id))),
    };
  }
}

/**
 * The favourites in the request header `x-favourites`, which is percent-encoded; empty where it is
 * missing or malformed.
 */
function favouritesIn(request: Request): Favourites {
  try {
    return parseFavourites(decodeURIComponent(request.headers.get("x-favourites") ?? ""));
  } catch {
    return [];
  }
}

/**
 * Whether a query for games may find esports and other games alike: it names a championship, a
 * sport or a team. A query for a team's finished games may not.
 */
function isNarrow({ champId, sport, team, status }: GameQuery): boolean {
  return (
    champId !== undefined || sport !== undefined || (team !== undefined && status !== "finished")
  );
}
