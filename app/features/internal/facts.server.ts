import type { authorizePage } from "~/features/gate/authorize.server";
import { env } from "~/server/env.server";
import { releaseId } from "~/server/shared/release.server";

/**
 * What an internal visitor sees on a page of his own (SCR-04): how the site sees the connection, to check a VPN, and on the
 * debugger's page, outside production only, the state of the site as well.
 */
export interface InternalFacts {
  readonly connection: {
    /** null = the server does not know it. */
    readonly address: string | null;
    /** Two letters, upper case. */
    readonly country: string;
    readonly languages: readonly string[];
  };
  readonly site: null | {
    readonly environment: string;
    readonly release: string;
    readonly company: string;
    readonly currency: string;
    /** Names of the switches that are on. */
    readonly features: readonly string[];
    /** Remote apps by name; `budgetMs` null = no time limit of their own. */
    readonly remotes: readonly {
      readonly name: string;
      readonly url: string;
      readonly budgetMs: number | null;
    }[];
  };
}

/** The facts of the page that the request is for; the guard has let the visitor in. */
export function internalFacts({
  scope,
  country,
  languages,
  config,
  decision,
}: Awaited<ReturnType<typeof authorizePage>>): InternalFacts {
  const isOfSite = decision.screen.id === "debugger";
  return {
    connection: { address: scope.clientAddress, country: country.toUpperCase(), languages },
    site: isOfSite
      ? {
          environment: env().appEnv,
          release: releaseId,
          company: config.companyName,
          currency: config.currency,
          features: Object.entries(config.features).flatMap(([name, value]) =>
            value === true ? [name] : [],
          ),
          remotes: Object.entries(config.remotes).map(([name, remote]) => ({ name, ...remote })),
        }
      : null,
  };
}
