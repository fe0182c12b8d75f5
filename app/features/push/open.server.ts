import { randomUUID } from "node:crypto";
import { defaultLanguage } from "~/i18n/languages";
import {
  type GameAndSessionChanges,
  type KnownVersion,
  loadGameAndSessionChanges,
  maxItemsPerChangesCall,
} from "~/platform/services/changes/client.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { platformNow } from "~/platform/transport/clock.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { onDrain } from "~/server/lifecycle.server";
import { PushHub } from "./hub.server";

// On globalThis, since hot reload replaces modules and must not leave a second hub polling.
const holder = globalThis as typeof globalThis & { __touchlinePush?: PushHub };

/** This process's hub. Nodes share nothing: each polls for its own readers. */
export function pushHubOfProcess(): PushHub {
  if (!holder.__touchlinePush) {
    const hub = new PushHub({ load, maintenance, now: platformNow });
    holder.__touchlinePush = hub;
    onDrain(() => hub.end());
  }
  return holder.__touchlinePush;
}

async function maintenance(country: string | null) {
  const scope = createPlatformScope({
    lng: defaultLanguage,
    requestId: randomUUID(),
    url: "/remote/push",
    ...(country === null ? {} : { country }),
  });
  return (await loadSiteConfig(scope)).maintenance;
}

async function load(
  games: readonly KnownVersion<number>[],
  sessions: readonly KnownVersion<string>[],
): Promise<GameAndSessionChanges | null> {
  const all: {
    games: GameAndSessionChanges["games"][number][];
    sessions: GameAndSessionChanges["sessions"][number][];
  } = {
    games: [],
    sessions: [],
  };
  for (
    let from = 0;
    from === 0 || from < Math.max(games.length, sessions.length);
    from += maxItemsPerChangesCall
  ) {
    const scope = createPlatformScope({ lng: "en", requestId: randomUUID(), url: "/remote/push" });
    const to = from + maxItemsPerChangesCall;
    const answer = await loadGameAndSessionChanges(
      scope,
      games.slice(from, to),
      sessions.slice(from, to),
    );
    if (!answer.ok) return null;
    all.games.push(...answer.value.games);
    all.sessions.push(...answer.value.sessions);
  }
  return all;
}
