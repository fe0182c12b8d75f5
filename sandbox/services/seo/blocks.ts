import type { z } from "zod";
import type { seoContentWire } from "~/platform/services/seo/wire.server";
import type { Champ, GameFixture } from "~sandbox/feed/types";
import { games } from "~sandbox/games/catalogue";
import { isGameOffered, isSectionOffered } from "~sandbox/games/partitions";
import { providers } from "~sandbox/games/providers";
import { champsOfPageType } from "../../remotes/betting/section";
import {
  canonicalGamePath,
  isListSection,
  isPageType,
  listPath,
  sportPath,
} from "../../remotes/links";
import { textInLanguage } from "../../remotes/markup";
import type { PageRequest } from "../../remotes/page-request";
import { formatPercentRoundedDown } from "../../remotes/third-party/game-description";
import { casinoListPaths } from "../../remotes/third-party/lobby";
import { texts as casinoTexts } from "../../remotes/third-party/texts";
import { seoTexts } from "./texts";

type Block = z.input<typeof seoContentWire>["blocks"][number];
type Link = Block["links"][number];

/** Links of a kind in a block at most. */
const mostLinks = 12;

/**
 * The blocks below a page (SEO-10): about a sport, a championship or a game of the line and in play, or about a list of
 * the casino; [] = the page has none. `path` is decoded, after the language.
 */
export function seoBlocks(ask: PageRequest, path: readonly string[]): readonly Block[] {
  const [type, section, menu, slug, champId, gameId] = path;
  if (type === "home" && isPageType(type) && isListSection(type, section)) {
    if (gameId !== undefined) return gameBlocks(ask, Number(gameId));
    if (menu !== undefined && menu !== "all") return [];
    return listBlocks(ask, section, slug, champId);
  }
  return casinoBlocks(ask, path.join("/"));
}

const nameOf = (ask: PageRequest, game: Pick<GameFixture, "home" | "away">) =>
  `${textInLanguage(game.home, ask.lng)} – ${textInLanguage(game.away, ask.lng)}`;

const rulesLink = (ask: PageRequest): Link[] => [
  { name: seoTexts(ask.lng).rulesLink, path: "rules/general" },
  { name: seoTexts(ask.lng).termsLink, path: "betting-alphabet" },
];

function listBlocks(
  ask: PageRequest,
  section: "line" | "live",
  slug: string | undefined,
  champId: string | undefined,
): Block[] {
  const t = seoTexts(ask.lng);
  const ofSport = champsOfPageType(ask, "home", slug);
  const champ = ofSport.find(({ id }) => String(id) === champId);
  if (champId !== undefined && !champ) return [];
  const champs = champ ? [champ] : ofSport;
  const sport = slug === undefined ? null : (ofSport[0]?.sport ?? null);
  if (slug !== undefined && sport === null) return [];
  const ids = new Set(champs.map(({ id }) => id));
  const coming = ask.fixtures({ status: "line" }).filter((game) => ids.has(game.champ.id));
  if (coming.length === 0) return [];
  const name = champ?.name ?? sport?.name;
  const [first] = coming;
  const last = coming.at(-1);
  const withGames = new Set(coming.map((game) => game.champ.id));
  const paragraphs = [
    t.coming(coming.length, withGames.size),
    ...(first ? [t.next(nameOf(ask, first), ask.clock.momentText(first.startsAt))] : []),
    ...(last ? [t.lastDay(ask.clock.dateText(last.startsAt))] : []),
    section === "live" ? t.inPlay : t.priceCheck,
  ];
  const further = champ
    ? siblings(ask, section, champ, ofSport)
    : sport
      ? ofSport.filter(({ id }) => withGames.has(id)).map((each) => champLink(ask, section, each))
      : sportLinks(ask, section, champs, withGames);
  return [
    {
      title: name ? t.betsOn(textInLanguage(name, ask.lng)) : t.allSports,
      paragraphs,
      links: [...further.slice(0, mostLinks), ...rulesLink(ask)],
    },
  ];
}

const champLink = (ask: PageRequest, section: "line" | "live", champ: Champ): Link => ({
  name: textInLanguage(champ.name, ask.lng),
  path: listPath("home", section, champ),
});

/** From a championship: its sport, and the sport's other championships. */
function siblings(
  ask: PageRequest,
  section: "line" | "live",
  champ: Champ,
  ofSport: readonly Champ[],
): Link[] {
  return [
    {
      name: textInLanguage(champ.sport.name, ask.lng),
      path: sportPath("home", section, champ.sport),
    },
    ...ofSport.filter(({ id }) => id !== champ.id).map((each) => champLink(ask, section, each)),
  ];
}

function sportLinks(
  ask: PageRequest,
  section: "line" | "live",
  champs: readonly Champ[],
  withGames: ReadonlySet<number>,
): Link[] {
  const sports = new Map(
    champs.filter(({ id }) => withGames.has(id)).map(({ sport }) => [sport.slug, sport]),
  );
  return [...sports.values()].map((sport) => ({
    name: textInLanguage(sport.name, ask.lng),
    path: sportPath("home", section, sport),
  }));
}

function gameBlocks(ask: PageRequest, id: number): Block[] {
  const game = ask.game(id);
  if (!game || game.status === "finished" || game.champ.cyber) return [];
  const t = seoTexts(ask.lng);
  const { champ } = game;
  const event = nameOf(ask, game);
  const teams = [game.home, game.away].map((team) => ({
    name: t.teamGames(textInLanguage(team, ask.lng)),
    path: `${listPath("team", "line", champ)}?${new URLSearchParams({ team: team.en })}`,
  }));
  const others = ask
    .fixtures({ status: "line", champId: champ.id, limit: 4 })
    .filter((other) => other.id !== game.id)
    .slice(0, 3)
    .map((other) => ({ name: nameOf(ask, other), path: canonicalGamePath(other) }));
  return [
    {
      title: t.about(event),
      paragraphs: [
        t.plays(event, textInLanguage(champ.name, ask.lng), ask.clock.momentText(game.startsAt)),
        game.status === "live" ? t.inPlay : t.priceCheck,
      ],
      links: [champLink(ask, "line", champ), ...teams, ...others, ...rulesLink(ask)],
    },
  ];
}

function casinoBlocks(ask: PageRequest, address: string): Block[] {
  const on = ask.deps.partitions();
  const list = casinoListPaths.find(([, path]) => path === address);
  const isLobby = address === "casino" || address === "casino-lobby";
  if ((!list && !isLobby) || (list && !isSectionOffered(list[0], on))) return [];
  const own = games.filter(
    (game) => isGameOffered(game, on) && (!list || game.sections.includes(list[0])),
  );
  if (own.length === 0) return [];
  const t = seoTexts(ask.lng);
  const names = casinoTexts(ask.lng);
  const makers = [...new Set(own.map(({ provider }) => provider))];
  const least = Math.min(...own.map(({ rules }) => rules.returns().least));
  const most = Math.max(...own.map(({ rules }) => rules.returns().least));
  const percent = (share: number) => formatPercentRoundedDown(ask, share);
  return [
    {
      title: t.casino(list ? names.section[list[0]] : names.casino),
      paragraphs: [
        t.gamesOf(own.length, makers.length),
        t.returns(percent(least), percent(most)),
        ...(own.some(({ shared }) => !shared) ? [t.free] : []),
      ],
      links: makers
        .slice(0, mostLinks)
        .map((id) => ({ name: providers[id].name, path: `providers/${id}` })),
    },
  ];
}
