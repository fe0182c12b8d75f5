import { isProvider, providerIds, providers } from "~sandbox/games/providers";
import { html } from "../markup";
import type { RemotePage } from "../page-request";
import { casinoMenu, gameListPage, gamesPerShelf, offeredGames } from "./lobby";
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
  return {
    title: t.providers,
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
  return { title: t.gamesByProvider, body };
}

/** The games of one provider; null = there is none of that name. */
export async function providerPage(ask: CasinoRequest, id: string): Promise<RemotePage | null> {
  if (!isProvider(id)) return null;
  const { name, since } = providers[id];
  const games = offeredGames(ask).filter(({ provider }) => provider === id);
  return gameListPage(ask, { name: null, title: name, about: ask.t.providerSince(since), games });
}
