/** Game providers, all invented, each with a style of its own. */
export const providers = {
  "north-quay": { name: "North Quay", since: 2016 },
  "brass-lantern": { name: "Brass Lantern", since: 2012 },
  "paper-fox": { name: "Paper Fox", since: 2019 },
  "copper-reel": { name: "Copper Reel", since: 2009 },
  "tidewater-nine": { name: "Tidewater Nine", since: 2018 },
  "amber-and-slate": { name: "Amber & Slate", since: 2014 },
  "quiet-engine": { name: "Quiet Engine", since: 2021 },
  "meridian-hall": { name: "Meridian Hall", since: 2007 },
  demo: { name: "Demo Studio", since: 2022 },
  "saffron-works": { name: "Saffron Works", since: 2020 },
  "kestrel-row": { name: "Kestrel Row", since: 2017 },
} as const;

export type ProviderId = keyof typeof providers;

/**
 * Providers whose games run on a game server of the provider's own, in a frame (CAS-03); the games
 * of others run on the platform's pages.
 */
const framed: readonly ProviderId[] = ["kestrel-row"];

/** Whether a game runs in its provider's frame, with the platform's wallet. */
export function isFramed({ provider }: { readonly provider: ProviderId }): boolean {
  return framed.includes(provider);
}

export const providerIds = Object.keys(providers) as readonly ProviderId[];

export function isProvider(id: string | undefined): id is ProviderId {
  return id !== undefined && Object.hasOwn(providers, id);
}
