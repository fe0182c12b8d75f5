import type { z } from "zod";
import type { SiteConfig } from "~/domain/settings/site-config";
import { log } from "~/server/log.server";
import { waitUnlessAborted } from "../bounded.server";
import { partitionsWire } from "../casino/wire.server";
import { type Answer, isTransient, type Reply } from "../failure.server";
import { type Policy, queryPolicy } from "../policy.server";
import type { CallInput } from "../request/call-input.server";
import { configRevision } from "../revision.server";
import { budgetLeft } from "../scope/budget.server";
import { oncePerRequest } from "../scope/memo.server";
import { detachedScope } from "../scope/platform-scope.server";
import type { PlatformScope } from "../scope.server";
import type { LoadedValue } from "../stale-copies/values.server";
import { StaleCopies } from "../stale-copies.server";
import { call } from "../transport.server";
import { wireHeaders } from "../wire.server";
import { defaultGroups, toConfigGroups, toSiteConfig } from "./translate.server";
import { configGroupsWire, siteConfigWire } from "./wire.server";

/** No config is available and no copy exists: the 500 page of CFG-01. */
export class NoSiteConfig extends Error {
  constructor() {
    super("no site config");
  }
}

/** Retries of CFG-01: five, 1 s apart, after the first attempt. */
const retries = { count: 5, delayMs: 1000 };
const attemptMs = 2000;
const first = queryPolicy("config.site", "none", { timeoutMs: attemptMs });
const groups = queryPolicy("config.groups", "none", { timeoutMs: attemptMs });
const partitions = queryPolicy("casino.partitions", "none", { timeoutMs: attemptMs });

const sites = new StaleCopies<ReturnType<typeof toSiteConfig>>("site", 400);
const partitionSets = new StaleCopies<readonly string[]>("partitions", 400);
const groupSets = new StaleCopies<ReturnType<typeof toConfigGroups>>("groups", 400);

/**
 * Site config for the request's language and country (CFG-01, CFG-02). During an outage returns the last good
 * copy, marked stale. Throws `NoSiteConfig` if no copy exists.
 */
export function loadSiteConfig(scope: PlatformScope): Promise<SiteConfig> {
  return oncePerRequest(scope, "platform.config", async () => {
    const key = keyOf(scope);
    const wait = budgetLeft(scope);
    const lang = { lang: scope.lng };
    const [site, extras, sections] = await Promise.all([
      sites.find(key, wait, (fail) =>
        ask(
          scope,
          first,
          { path: "/bff-api/config/all.json", query: lang },
          siteConfigWire,
          toSiteConfig,
          fail,
        ),
      ),
      groupSets.find(key, wait, (fail) => {
        const query = { groups: "coupon,paths", ...lang };
        return ask(
          scope,
          groups,
          { path: "/bff-api/config/group/get", query },
          configGroupsWire,
          toConfigGroups,
          fail,
        );
      }),
      partitionSets.find(key, wait, (fail) =>
        ask(
          scope,
          partitions,
          { path: "/third-party/api/list-available-partitions" },
          partitionsWire,
          ({ listAvailablePartitions }) => listAvailablePartitions,
          fail,
        ),
      ),
    ]);
    if (!site) throw new NoSiteConfig();
    if (site.isStale)
      log.warn({ config: key, requestId: scope.requestId }, "site config is the last good copy");
    return {
      ...site.value,
      ...(extras?.value ?? defaultGroups),
      partitions: sections?.value ?? [],
      isStale: site.isStale,
    };
  });
}

/** Has site config asked for again by the next page of the language and country: a player has signed in (CFG-07). */
export function expireSiteConfig(scope: PlatformScope) {
  for (const copies of [sites, groupSets, partitionSets]) copies.expire(keyOf(scope));
}

const keyOf = ({ lng, country }: PlatformScope) => `${lng}:${country}`;

/**
 * Clears all copies.
 * @internal
 */
export function clearSiteConfig() {
  sites.clear();
  groupSets.clear();
  partitionSets.clear();
}

async function ask<W, T>(
  scope: PlatformScope,
  policy: Policy,
  input: CallInput,
  schema: z.ZodType<W>,
  translate: (wire: W) => T,
  onFirstFailure: () => void,
): Promise<LoadedValue<T> | null> {
  // Detached: the visitor may leave, and the copy serves later requests too.
  const behind = detachedScope(scope, (retries.count + 1) * (attemptMs + retries.delayMs));
  const revision = configRevision();
  let reply = await call(behind, policy, input, schema);
  for (let retry = 0; retry < retries.count && isRetryable(reply); retry++) {
    onFirstFailure();
    await waitUnlessAborted(retries.delayMs, undefined);
    reply = await call(behind, policy, input, schema);
  }
  if (!reply.ok) return null;
  return {
    value: translate(reply.data),
    revision: reply.headers.get(wireHeaders.configRevision) ?? revision,
  };
}

function isRetryable(reply: Reply<unknown> | Answer<unknown>) {
  return !reply.ok && isTransient(reply.failure);
}
