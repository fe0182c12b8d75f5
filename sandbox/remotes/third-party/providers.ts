import { isProvider, providerIds, providers } from "~sandbox/games/providers";
import { descriptionOf, descriptionTexts, namesInWords } from "../descriptions";
import { html } from "../markup";
import type { RemotePage } from "../page-request";
import { casinoMenu, gameListPage, gamesPerShelf, offeredGames, returnsSentence } from "./lobby";
import type { CasinoRequest } from "./texts";
import { gameShelf } from "./tiles";

/** All providers, with how many games each has here. */
export function providersPage(ask: CasinoRequest): RemotePage {
  const { t } = ask;
  const list = offeredGames(ask);
  const rows = providerIds.flatMap((id) => {
    const count = list.filter(({ provider }) => provider === id).length;
    return count > 0
      ? [
          html`<li class="maker"><a href="${ask.at(`providers/${id}`)}"><strong>${providers[id].name}</strong><span>${t.gameCount(count)}</span><span>${t.providerSince(providers[id].since)}</span></a></li>`,
        ]
      : [];
  });
  const d = descriptionTexts(ask.lng);
  const makers = providerIds
    .filter((id) => list.some(({ provider }) => provider === id))
    .map((id) => providers[id].name);
  return {
    title: t.providers,
    description: descriptionOf(d.providers(rows.length), d.makers(namesInWords(makers, ask.lng))),
    body: html`<h1>${t.providers}</h1>${casinoMenu(ask, "providers")}<p><a class="go" href="${ask.at("casino/brand")}">${t.gamesByProvider}</a></p><ul class="makers">${rows}</ul>`,
  };
}

/** `casino/brand`: a shelf of games for each provider, which leads to all of them. */
export function gamesByProviderPage(ask: CasinoRequest): RemotePage {
  const { t } = ask;
  const list = offeredGames(ask);
  const shelves = providerIds.map((id) =>
    gameShelf(
      ask,
      providers[id].name,
      list.filter(({ provider }) => provider === id).slice(0, gamesPerShelf),
      ask.at(`providers/${id}`),
    ),
  );
  const body = html`<h1>${t.gamesByProvider}</h1>${casinoMenu(ask, null)}${shelves}`;
  return {
    title: t.gamesByProvider,
    description: descriptionOf(descriptionTexts(ask.lng).byProvider),
    body,
  };
}

/** The games of one provider; null = there is none of that name. */
export async function providerPage(ask: CasinoRequest, id: string): Promise<RemotePage | null> {
  if (!isProvider(id)) return null;
  const { name, since } = providers[id];
  const games = offeredGames(ask).filter(({ provider }) => provider === id);
  const names = games.map((game) => game.name);
  const d = descriptionTexts(ask.lng);
  const description = descriptionOf(
    d.provider(name, games.length, since),
    d.makers(namesInWords(names, ask.lng, 3)),
    returnsSentence(ask, games),
  );
  return gameListPage(ask, {
    ...{ name: null, title: name, games, description },
    about: ask.t.providerSince(since),
  });
}
