import { isProvider, providerIds, providers } from "~/sandbox/games/providers";
import type { Page } from "../ask";
import { html } from "../markup";
import { casinoMenu, listed, offered } from "./lobby";
import type { Ask } from "./texts";

/** All providers, with how many games each has here. */
export function providersPage(ask: Ask): Page {
  const { t } = ask;
  const list = offered(ask);
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
    body: html`<h1>${t.providers}</h1>${casinoMenu(ask, null)}<ul class="makers">${rows}</ul>`,
  };
}

/** The games of one provider; null = there is none of that name. */
export async function providerPage(ask: Ask, id: string): Promise<Page | null> {
  if (!isProvider(id)) return null;
  const { name, since } = providers[id];
  const games = offered(ask).filter(({ provider }) => provider === id);
  return listed(ask, { name: null, title: name, about: ask.t.providerSince(since), games });
}
