import type { SiteConfig } from "~/domain/settings/site-config";
import { log } from "~/server/log.server";
import { oncePerRequest } from "~/server/request-memo.server";
import type { ShellCall } from "../../define-call.server";
import { waitUnlessAborted } from "../../transport/bounded.server";
import { call } from "../../transport/call.server";
import { type Answer, isTransient, type Reply } from "../../transport/failure.server";
import { configRevision } from "../../transport/revision.server";
import {
  createSignedOutBackgroundScope,
  type PlatformScope,
  pageBudgetLeftMs,
} from "../../transport/scope.server";
import type { LoadedValue } from "../../transport/stale-copies.server";
import { wireHeaders } from "../../transport/wire.server";
import { casinoCalls } from "../casino/calls.server";
import { memoised } from "../memo.server";
import { configCalls } from "./calls.server";
import {
  casinoSectionCopies,
  configGroupCopies,
  siteConfigCopies,
  siteConfigCopyKey,
} from "./copies.server";
import { defaultGroups, toConfigGroups, toSiteConfig } from "./translate.server";

/** No config is available and no copy exists: the 503 page of CFG-01. */
export class NoSiteConfig extends Error {
  constructor() {
    super("no site config");
  }
}
/**
 * Site config for the request's language and country (CFG-01, CFG-02). During an outage returns the last good
 * copy, marked stale. Throws `NoSiteConfig` if no copy exists.
 */
export function loadSiteConfig(scope: PlatformScope): Promise<SiteConfig> {
  return oncePerRequest(scope, memoised.config, async () => {
    const key = siteConfigCopyKey(scope);
    const wait = pageBudgetLeftMs(scope);
    const lang = { lang: scope.lng };
    const [site, extras, sections] = await Promise.all([
      siteConfigCopies.find(key, wait, (fail) =>
        askForConfig(
          scope,
          configCalls.site,
          (behind) => call(behind, configCalls.site, { query: lang }),
          toSiteConfig,
          fail,
        ),
      ),
      configGroupCopies.find(key, wait, (fail) => {
        const query = { groups: "coupon,paths", ...lang };
        return askForConfig(
          scope,
          configCalls.groups,
          (behind) => call(behind, configCalls.groups, { query }),
          toConfigGroups,
          fail,
        );
      }),
      casinoSectionCopies.find(key, wait, (fail) =>
        askForConfig(
          scope,
          casinoCalls.partitions,
          (behind) => call(behind, casinoCalls.partitions),
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

/** Retries of CFG-01: five, 1 s apart, after the first attempt. */
const retries = { count: 5, delayMs: 1000 };
/** Asks for a part of site config by `ask`, with the retries of CFG-01; null = gave up. */
export async function askForConfig<W, T>(
  scope: PlatformScope,
  { timeoutMs }: Pick<ShellCall, "timeoutMs">,
  ask: (behind: PlatformScope) => Promise<Reply<W>>,
  translate: (wire: W) => T,
  onFirstFailure: () => void,
): Promise<LoadedValue<T> | null> {
  // Detached: the visitor may leave, and the copy serves later requests too.
  const behind = createSignedOutBackgroundScope(
    scope,
    (retries.count + 1) * (timeoutMs + retries.delayMs),
  );
  const revision = configRevision();
  let reply = await ask(behind);
  for (let retry = 0; retry < retries.count && isRetryable(reply); retry++) {
    onFirstFailure();
    await waitUnlessAborted(retries.delayMs, undefined);
    reply = await ask(behind);
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
