import type { GameQuery } from "~/sandbox/feed/types";
import { day } from "../clock";
import type { PageType, Section } from "../links";
import { html, type Markup } from "../markup";
import { queryWith } from "./nav";
import type { Ask } from "./texts";

const hour = 3_600_000;
/** Choices of `?within=`, hours from now. */
const hours = [1, 3] as const;

function hoursAsked({ query }: Ask): number | null {
  return hours.find((each) => String(each) === query.get("within")) ?? null;
}

/** Kick-offs that a prematch list is asked for; null = all. `menu` is the path's part of the day. */
export function momentsOf(
  ask: Ask,
  menu: string | undefined,
): Required<Pick<GameQuery, "from" | "until">> | null {
  const today = ask.clock.startOf(ask.clock.date(ask.now)) ?? ask.now;
  if (menu === "today") return { from: today, until: today + day };
  if (menu === "tomorrow") return { from: today + day, until: today + 2 * day };
  const within = hoursAsked(ask);
  return within === null ? null : { from: ask.now, until: ask.now + within * hour };
}

interface Where {
  readonly pageType: PageType;
  readonly section: Section;
  readonly menu: string | undefined;
  readonly sport: string | undefined;
  readonly champ: string | undefined;
}

/** Links to the kick-offs of the next hours, of today and tomorrow, and to all. */
export function timeFilter(ask: Ask, { pageType, section, menu, sport, champ }: Where): Markup {
  const { t } = ask;
  const path = (part: string) =>
    ask.at([pageType, section, part, sport, champ].filter(Boolean).join("/"));
  const within = hoursAsked(ask);
  const isDay = menu === "today" || menu === "tomorrow";
  const link = (href: string, words: string, isCurrent: boolean) =>
    html`<li><a class="chip" href="${href}"${isCurrent && html` aria-current="true"`}>${words}</a></li>`;
  const ofDay = (part: "today" | "tomorrow", words: string) =>
    link(path(part) + queryWith(ask, { within: null }), words, menu === part);
  return html`<nav class="champs" aria-label="${t.startsWhen}"><ul>${link(
    path("all") + queryWith(ask, { within: null }),
    t.all,
    !isDay && within === null,
  )}${hours.map((each) =>
    link(
      path("all") + queryWith(ask, { within: String(each) }),
      t.withinHours(each),
      !isDay && within === each,
    ),
  )}${ofDay("today", t.todayShort)}${ofDay("tomorrow", t.tomorrowShort)}</ul></nav>`;
}
