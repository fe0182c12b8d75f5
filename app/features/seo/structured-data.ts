import type {
  Article,
  BreadcrumbList,
  Game,
  Graph,
  Organization,
  SearchAction,
  SportsEvent,
  Thing,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type {
  RemoteArticle,
  RemoteGame,
  RemoteShareCard,
  RemoteSportsEvent,
} from "~/platform/services/remotes/wire.server";
import { indexedAddress, type PageMetaInput, pageUrl } from "./meta";
import { touchIconPath } from "./web-manifest";

/** A page of the way to a page: its name, and its path and query after the language. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** What a remote states of its page for structured data (SEO-06) and for its share card (SEO-12). */
export interface RemotePageFacts {
  /** From the top to the page itself; empty = the page is of the first level. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** The sports event that the page is about; null = none. */
  readonly event: RemoteSportsEvent | null;
  /** The casino game that the page is about; null = none. */
  readonly game: RemoteGame | null;
  /** The article that the page is; null = none. */
  readonly article: RemoteArticle | null;
  /** What stands on the page's share card; null = the page has the site's. */
  readonly card: RemoteShareCard | null;
}

/** Input of a page's structured data: that of its head, and what its remote states. */
export interface StructuredDataInput extends PageMetaInput {
  readonly isHome: boolean;
  /** null = nothing. */
  readonly facts: RemotePageFacts | null;
}

/**
 * The structured data of an indexed page, in the vocabulary of schema.org (SEO-06, SEO-10): the operator and the site on the
 * home page, the breadcrumbs of a page below the first level, the event, the casino game or the article that a page is
 * about. null = there is nothing to state, or search engines do not have the page.
 */
export function structuredData(page: StructuredDataInput): Graph | null {
  const address = indexedAddress(page);
  if (address === null) return null;
  const { breadcrumbs = [], event = null, game = null, article = null } = page.facts ?? {};
  const things: Thing[] = [
    ...(page.isHome ? [organization(page), webSite(page)] : []),
    ...(breadcrumbs.length > 1 ? [breadcrumbList(page, breadcrumbs)] : []),
    ...(event ? [sportsEvent(event, address.canonical)] : []),
    ...(game ? [casinoGame(game, address.canonical)] : []),
    ...(article ? [articleThing(page, article, address.canonical)] : []),
  ];
  return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : null;
}

/** The text of a script element; no character in it can end the element or begin a comment. */
export function jsonLdText(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const organizationId = (origin: string) => `${origin}/#organization`;

function organization({ origin, siteName }: StructuredDataInput): Organization {
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: siteName,
    url: `${origin}/`,
    logo: origin + touchIconPath(512),
  };
}

function webSite({ origin, siteName, lng }: StructuredDataInput): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${pageUrl(origin, lng, "home/line")}?search={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${pageUrl(origin, lng, "")}#website`,
    name: siteName,
    url: pageUrl(origin, lng, ""),
    inLanguage: lng,
    publisher: { "@id": organizationId(origin) },
    potentialAction: search,
  };
}

function breadcrumbList(
  { origin, lng }: StructuredDataInput,
  breadcrumbs: readonly Breadcrumb[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ name, path }, nth) => ({
      "@type": "ListItem",
      position: nth + 1,
      name,
      item: pageUrl(origin, lng, path),
    })),
  };
}

const statuses = {
  scheduled: "https://schema.org/EventScheduled",
  postponed: "https://schema.org/EventPostponed",
  cancelled: "https://schema.org/EventCancelled",
} as const;

function sportsEvent(event: RemoteSportsEvent, url: string): SportsEvent {
  const { name, startDate, status, sport, home, away, location, result } = event;
  return {
    "@type": "SportsEvent",
    name,
    url,
    startDate,
    eventStatus: statuses[status],
    sport,
    homeTeam: { "@type": "SportsTeam", name: home },
    awayTeam: { "@type": "SportsTeam", name: away },
    ...(location === undefined ? {} : { location: { "@type": "Place", name: location } }),
    ...(result === undefined ? {} : { description: result }),
  };
}

function casinoGame({ name, publisher }: RemoteGame, url: string): Game {
  return {
    "@type": "Game",
    name,
    url,
    publisher: { "@type": "Organization", name: publisher },
  };
}

function articleThing(page: StructuredDataInput, article: RemoteArticle, url: string): Article {
  const { headline, publishedAt, updatedAt, author } = article;
  const publisher = organization(page);
  return {
    "@type": "Article",
    headline,
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: page.lng,
    author: author === undefined ? publisher : { "@type": "Person", name: author },
    publisher,
  };
}
