import type { GameQuery, GameSnapshot } from "~sandbox/feed/types";
import { dayMs } from "../clock";
import { sortByImportance } from "../events/best";
import {
  halfOutcome,
  requestedHalf,
  requestedTimeFilter,
  type TimeFilterCode,
  timeFilterCodes,
} from "../events/line-time";
import type { ListSection, PageType } from "../links";
import { html, type Markup } from "../markup";
import { changedListFilterQuery } from "./nav";
import type { BettingRequest } from "./texts";

const hour = 3_600_000;
/** Choices of `?within=`, hours from now. */
const hours = [1, 3] as const;
/**
 * How many hours ahead the "starting soon" filter reaches, and how many days ahead the filters for
 * halves and for recommended matches search.
 */
const soonHours = 12;
const filteredDays = 7;

/** Maximum number of matches in the recommended list. */
const mostRecommended = 30;

/**
 * Whether the list of a sport (undefined or "all" = of all sports) may have prices of single
 * halves: only football has them.
 */
function hasHalves({ champs }: BettingRequest, sport: string | undefined): boolean {
  const isOf = (slug: string) => sport === undefined || sport === "all" || sport === slug;
  return isOf("football") && champs.some((champ) => champ.sport.slug === "football");
}

function hoursAsked({ query }: BettingRequest): number | null {
  return hours.find((each) => String(each) === query.get("within")) ?? null;
}

/**
 * Kick-offs that a prematch list is asked for, from and until a moment (ms since epoch); null =
 * all. `menu` is the path's part of the day.
 */
export function requestedKickOffRange(
  ask: BettingRequest,
  menu: string | undefined,
): Required<Pick<GameQuery, "from" | "until">> | null {
  const today = ask.clock.startOf(ask.clock.date(ask.now)) ?? ask.now;
  if (menu === "today") return { from: today, until: today + dayMs };
  if (menu === "tomorrow") return { from: today + dayMs, until: today + 2 * dayMs };
  const within =
    requestedTimeFilter(ask) === timeFilterCodes.upcoming ? soonHours : hoursAsked(ask);
  return within === null ? null : { from: ask.now, until: ask.now + within * hour };
}

/**
 * The matches of a time filter that is about more than the kick-off (SCR-18): those with prices of a half, and those
 * that are recommended; null = the filter is none of these.
 */
export function halvesOrRecommendedGames(
  ask: BettingRequest,
  load: (query: GameQuery) => readonly GameSnapshot[],
): readonly GameSnapshot[] | null {
  const until = ask.now + filteredDays * dayMs;
  const half = requestedHalf(ask);
  if (half !== null) {
    const type = halfOutcome(half, "1");
    return load({ until }).filter(({ markets }) => markets.some((market) => market.type === type));
  }
  if (requestedTimeFilter(ask) !== timeFilterCodes.recommended) return null;
  return sortByImportance(ask, load({ until })).slice(0, mostRecommended);
}

interface Where {
  readonly pageType: PageType;
  readonly section: ListSection;
  readonly menu: string | undefined;
  readonly sport: string | undefined;
  readonly champ: string | undefined;
}

/** Links to the kick-offs of the next hours, of today and tomorrow, and to all. */
export function timeFilterLinks(
  ask: BettingRequest,
  { pageType, section, menu, sport, champ }: Where,
): Markup {
  const { t } = ask;
  const path = (part: string) =>
    ask.at([pageType, section, part, sport, champ].filter(Boolean).join("/"));
  const within = hoursAsked(ask);
  const time = requestedTimeFilter(ask);
  const isDay = menu === "today" || menu === "tomorrow";
  const ofTime = (value: TimeFilterCode, words: string) =>
    link(
      path("all") + changedListFilterQuery(ask, { within: null, time: String(value) }),
      words,
      !isDay && time === value,
    );
  const link = (href: string, words: string, isCurrent: boolean) =>
    html`<li><a class="chip" rel="nofollow" href="${href}"${isCurrent && html` aria-current="true"`}>${words}</a></li>`;
  const ofDay = (part: "today" | "tomorrow", words: string) =>
    link(
      path(part) + changedListFilterQuery(ask, { within: null, time: null }),
      words,
      menu === part,
    );
  return html`<nav class="champs" aria-label="${t.startsWhen}"><ul>${link(
    path("all") + changedListFilterQuery(ask, { within: null, time: null }),
    t.all,
    !isDay && within === null && time === timeFilterCodes.all,
  )}${ofTime(timeFilterCodes.recommended, t.recommended)}${hours.map((each) =>
    link(
      path("all") + changedListFilterQuery(ask, { within: String(each), time: null }),
      t.withinHours(each),
      !isDay && within === each,
    ),
  )}${ofTime(timeFilterCodes.upcoming, t.startsSoon)}${ofDay("today", t.todayShort)}${ofDay("tomorrow", t.tomorrowShort)}${hasHalves(ask, sport) && html`${ofTime(timeFilterCodes.firstPeriod, t.firstHalf)}${ofTime(timeFilterCodes.secondPeriod, t.secondHalf)}`}</ul></nav>`;
}
