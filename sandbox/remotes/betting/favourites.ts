import { champFavouriteText, teamFavouriteText } from "~/domain/settings/favourites";
import type { Champ, GameSnapshot } from "~sandbox/feed/types";
import { eventList, sortByChamp, sortByDayAndChamp } from "../events/list";
import { listSports, sportIcon } from "../events/sports";
import { listPath } from "../links";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import { starButton } from "../star";
import { searchForm } from "./nav";
import type { BettingRequest } from "./texts";

/** Games of a marked side that are listed. */
const mostOfTeam = 10;

/** What the reader has marked: games and games of marked sides first, then championships and sides (SET-01). */
export function favouritesPage(ask: BettingRequest): RemotePage {
  const { t, favourites } = ask;
  const champs = [...ask.champs, ...ask.cyber.champs].filter(({ id }) =>
    favourites.includes(champFavouriteText(id)),
  );
  const teams = favourites.flatMap((name) => {
    const [, slug, team] = /^t([a-z0-9-]+):(.+)$/.exec(name) ?? [];
    return slug && team ? [{ slug, team }] : [];
  });
  const marked = favourites.flatMap((name) => {
    const game = name.startsWith("g") ? ask.game(Number(name.slice(1))) : null;
    return game && game.status !== "finished" ? [game] : [];
  });
  const ofTeams = teams.flatMap(({ slug, team }) => gamesOf(ask, slug, team));
  const games = [...new Map([...marked, ...ofTeams].map((game) => [game.id, game])).values()];
  const live = games.filter(({ status }) => status === "live");
  const line = games.filter(({ status }) => status === "line");
  const isEmpty = games.length + champs.length + teams.length === 0;
  const parts = [
    live.length > 0 && block(ask, "live", sortByChamp(ask, live)),
    line.length > 0 && block(ask, "line", sortByDayAndChamp(ask, line)),
    champs.length > 0 && champList(ask, champs),
    teams.length > 0 && teamList(ask, teams),
  ];
  const body = html`<div class="top"><h1>${t.favourites}</h1>${searchForm(ask)}</div>${
    isEmpty
      ? emptyState(t.favouritesNone, t.favouritesNoneText, [
          [ask.at(listPath("home", "line")), t.allLine],
        ])
      : html`${parts}${ask.site.isPwa && html`<p><a class="go" href="${ask.at("office/settings")}#push" data-push="goals" data-offer="push">${t.notifyGoals}</a></p>`}`
  }`;
  return { title: t.favourites, body, sheet: "further" };
}

function gamesOf(ask: BettingRequest, sport: string, team: string): readonly GameSnapshot[] {
  const isIts = ({ home, away, champ }: GameSnapshot) =>
    champ.sport.slug === sport && (home.en === team || away.en === team);
  const all = (status: "live" | "line") => ask.games({ status, team }).filter(isIts);
  return [...all("live"), ...all("line").slice(0, mostOfTeam)];
}

function block(
  ask: BettingRequest,
  section: "live" | "line",
  games: readonly GameSnapshot[],
): Markup {
  return html`<section class="block"><h2>${ask.t[section]} <span class="n">${games.length}</span></h2>${eventList(ask, games, { pageType: "home", section, level: 3 })}</section>`;
}

function champList(ask: BettingRequest, champs: readonly Champ[]): Markup {
  const row = (champ: Champ) => {
    const name = textInLanguage(champ.name, ask.lng);
    const path = champ.cyber ? listPath("home", "line", champ) : `champs/${champ.id}`;
    return html`<li class="mine">${starButton(ask, champFavouriteText(champ.id), name)}<a class="nm" href="${ask.at(path)}">${sportIcon(champ.sport)} ${name}</a></li>`;
  };
  return html`<section class="block"><h2>${ask.t.championships}</h2><ul class="mines">${champs.map(row)}</ul></section>`;
}

function teamList(ask: BettingRequest, teams: readonly { slug: string; team: string }[]): Markup {
  const sports = new Map(
    [...listSports(ask), ...ask.cyber.champs.map(({ sport }) => sport)].map((sport) => [
      sport.slug,
      sport,
    ]),
  );
  const row = ({ slug, team }: { slug: string; team: string }) => {
    const sport = sports.get(slug);
    const [game] = gamesOf(ask, slug, team);
    const side = game && (game.home.en === team ? game.home : game.away);
    const name = side ? textInLanguage(side, ask.lng) : team;
    const path = `${ask.at("team-games-info")}?${new URLSearchParams({ team }).toString()}`;
    return html`<li class="mine">${starButton(ask, teamFavouriteText(slug, team), name)}<a class="nm" href="${path}">${sport && sportIcon(sport)} <bdi>${name}</bdi></a></li>`;
  };
  return html`<section class="block"><h2>${ask.t.teams}</h2><ul class="mines">${teams.map(row)}</ul></section>`;
}
