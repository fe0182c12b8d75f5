/** Makers of the games: invented houses, each with a manner of its own. */
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
} as const;

export type ProviderId = keyof typeof providers;

export const providerIds = Object.keys(providers) as readonly ProviderId[];

export function isProvider(id: string | undefined): id is ProviderId {
  return id !== undefined && Object.hasOwn(providers, id);
}
