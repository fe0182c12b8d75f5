import { teamFavouriteText } from "~/domain/settings/favourites";
import type { Champ, GameSnapshot, LocalizedText } from "~sandbox/feed/types";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { champsSentence, sidesSentence } from "../descriptions/sports";
import { eventList, sortByChamp, sortByDayAndChamp } from "../events/list";
import { eventName } from "../events/row";
import { scoreList } from "../events/scores";
import { listSports, sportIcon, sportStrip } from "../events/sports";
import { type ListSection, listPath } from "../links";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import { starButton } from "../star";
import { champStrip, listNav, liveAndPrematchTabs, searchForm } from "./nav";
import { champsOfPageType } from "./section";
import type { BettingRequest } from "./texts";

const mostComing = 30;
const mostPast = 20;
/** Maximum championships whose teams are listed on one page; chips lead to the others. */
const mostChamps = 6;

/** The teams of a championship, in the order of their names. */
export function teamsOfChamp(
  ask: Pick<BettingRequest, "fixtures" | "lng">,
  champ: Champ,
): readonly LocalizedText[] {
  const games = [
    ...ask.fixtures({ status: "line", champId: champ.id, limit: mostComing }),
    ...ask.fixtures({ status: "live", champId: champ.id }),
    ...ask.fixtures({ status: "finished", champId: champ.id, limit: mostPast }),
  ];
  const teams = new Map(
    games.flatMap(({ home, away }) => [home, away]).map((team) => [team.en, team]),
  );
  return [...teams.values()].sort((a, b) =>
    textInLanguage(a, ask.lng).localeCompare(textInLanguage(b, ask.lng), ask.lng),
  );
}

function teamLinks(ask: BettingRequest, champ: Champ): Markup | false {
  const teams = teamsOfChamp(ask, champ);
  const path = ask.at(listPath("team", "line", champ));
  const link = (team: LocalizedText) => {
    const name = textInLanguage(team, ask.lng);
    return html`<li class="mine">${starButton(ask, teamFavouriteText(champ.sport.slug, team.en), name)}<a class="nm" href="${path}?${new URLSearchParams({ team: team.en }).toString()}"><bdi>${name}</bdi></a></li>`;
  };
  return (
    teams.length > 0 &&
    html`<section class="group"><div class="head"><h2 class="champ">${sportIcon(champ.sport)}<a href="${path}">${textInLanguage(champ.name, ask.lng)}</a></h2></div><ul class="teams">${teams.map(link)}</ul></section>`
  );
}

/**
 * A team's name, its favourite star, and its live, upcoming and past games in a championship; null
 * = the championship has no game of the team. `team` is its English name.
 */
function gamesOf(
  ask: BettingRequest,
  champ: Champ,
  team: string,
): { title: string; description: string; star: Markup; body: Markup } | null {
  const isIts = ({ home, away }: GameSnapshot) => home.en === team || away.en === team;
  const all = (status: "live" | "line" | "finished") =>
    ask.games({ status, champId: champ.id, team }).filter(isIts);
  const [live, line, past] = [all("live"), all("line"), all("finished")];
  const first = live[0] ?? line[0] ?? past[0];
  if (!first) return null;
  const block = (section: ListSection, games: readonly GameSnapshot[], words: string) =>
    games.length > 0 &&
    html`<section class="block"><h2>${words} <span class="n">${games.length}</span></h2>${eventList(ask, games, { pageType: "team", section, level: 3 })}</section>`;
  const results =
    past.length > 0 &&
    html`<section class="block"><h2>${ask.t.recentResults}</h2>${scoreList(ask, past.slice(0, mostPast), true)}</section>`;
  const title = textInLanguage(first.home.en === team ? first.home : first.away, ask.lng);
  const d = descriptionTexts(ask.lng);
  const next = line.toSorted((a, b) => a.startsAt - b.startsAt)[0];
  const last = past.filter(({ score }) => score).sort((a, b) => b.startsAt - a.startsAt)[0];
  return {
    title,
    description: descriptionOf(
      d.side(title, textInLanguage(champ.name, ask.lng)),
      next && d.nextEvent(eventName(ask, next), ask.clock.dateText(next.startsAt)),
      last?.score && d.lastEvent(eventName(ask, last), `${last.score.home}:${last.score.away}`),
    ),
    star: starButton(ask, teamFavouriteText(champ.sport.slug, team), title),
    body: html`${block("live", sortByChamp(ask, live), ask.t.live)}${block("line", sortByDayAndChamp(ask, line).slice(0, mostComing), ask.t.upcoming)}${results}`,
  };
}

/** Teams by championship; with `?team=` (English name) all games of one team (SCR-02, team). */
export function teamsPage(
  ask: BettingRequest,
  section: ListSection,
  wantedSport?: string,
  champId?: string,
): RemotePage | null {
  const { t } = ask;
  const sport = wantedSport === "all" ? undefined : wantedSport;
  const champs = champsOfPageType(ask, "team", sport);
  const champ = champs.find(({ id }) => String(id) === champId);
  const team = champ && ask.query.get("team");
  const own = champ && team ? gamesOf(ask, champ, team.slice(0, 80)) : null;
  if ((team && !own) || (champId !== undefined && !champ)) return null;
  const heading =
    own?.title ?? (champ ? `${t.teams}: ${textInLanguage(champ.name, ask.lng)}` : t.byTeam);
  const inSport = listSports(ask).find(({ slug }) => slug === sport);
  const title =
    own && champ
      ? `${own.title}: ${textInLanguage(champ.name, ask.lng)}`
      : !champ && inSport
        ? `${t.byTeam}: ${textInLanguage(inSport.name, ask.lng)}`
        : heading;
  // The teams of a championship are the same in both sections.
  const canonical = champ
    ? listPath("team", "line", champ) + (own && team ? `?${new URLSearchParams({ team })}` : "")
    : `team/line${sport === undefined ? "" : `/all/${sport}`}`;
  const counts = (each: ListSection) => [...ask.counts(each).values()].reduce((a, b) => a + b, 0);
  const isOneSport = listSports(ask).length < 2;
  const strips = html`${sportStrip(ask, "team", section, sport)}${(isOneSport || sport !== undefined) && champStrip(ask, "team", section, sport ?? null, champ ?? "all")}`;
  const lists = (champ ? [champ] : champs.slice(0, mostChamps)).map((each) => teamLinks(ask, each));
  const content =
    own?.body ??
    (lists.some(Boolean)
      ? html`<p class="hint">${t.teamsHint}</p>${lists}`
      : emptyState(t.goneTitle, t.goneText, [[ask.at("champs"), t.allChampionships]]));
  const body = html`<div class="top"><h1>${heading}</h1>${own?.star}${searchForm(ask, "team-games-info", "", "team")}</div>${listNav(ask, liveAndPrematchTabs(ask, "team", section, { live: counts("live"), line: counts("line") }), strips)}${content}`;
  const d = descriptionTexts(ask.lng);
  const description =
    own?.description ??
    (champ
      ? descriptionOf(
          d.champTeams(textInLanguage(champ.name, ask.lng)),
          sidesSentence(ask, teamsOfChamp(ask, champ)),
        )
      : descriptionOf(
          d.byTeam(inSport ? textInLanguage(inSport.name, ask.lng) : d.allSports),
          champsSentence(ask, champs),
        ));
  return { title, description, canonical, body, sheet: "further" };
}
