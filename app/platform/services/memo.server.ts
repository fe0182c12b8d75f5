import type { Accounts } from "~/domain/accounts/account";
import type { Limits } from "~/domain/limits/limit";
import type { RegistrationCountry } from "~/domain/registration/types";
import type { SignedInPlayer } from "~/domain/session/player";
import type { SiteConfig } from "~/domain/settings/site-config";
import { memoKey } from "~/server/request-memo.server";
import type { Answer } from "../transport/failure.server";
import type { PlatformScope } from "../transport/scope.server";
import type { SessionCheckResult } from "./auth/client.server";
import type { VisitorBlock } from "./blocks/client.server";
import type { GameRoute } from "./casino/games.server";
import type { ServiceRedirect } from "./redirects/client.server";
import type { TermsStatus } from "./terms/client.server";
import type { StoredPlayerSettings } from "./user/client.server";

/** Answers of the platform that a request asks for once. A change drops those that it makes old. */
export const memoised = {
  accounts: memoKey<Promise<Answer<Accounts>>>("accounts"),
  block: memoKey<Promise<VisitorBlock | null>>("block"),
  config: memoKey<Promise<SiteConfig>>("config"),
  games: memoKey<Promise<readonly GameRoute[] | null>>("games"),
  limits: memoKey<Promise<Answer<Limits>>>("limits"),
  player: memoKey<Promise<Answer<SignedInPlayer>>>("player"),
  playerSettings: memoKey<Promise<Answer<StoredPlayerSettings>>>("player-settings"),
  redirect: memoKey<Promise<ServiceRedirect | null>>("redirect"),
  registrationCountries: memoKey<Promise<Answer<readonly RegistrationCountry[]>>>("countries"),
  session: memoKey<Promise<SessionCheckResult>>("session"),
  terms: memoKey<Promise<TermsStatus | null>>("terms"),
};

type MemoisedAnswer = (typeof memoised)[keyof typeof memoised];

/** Drops answers that this request has memoised, after a change. */
export function dropMemoised({ memo }: PlatformScope, ...answers: readonly MemoisedAnswer[]): void {
  memo.drop(...answers);
}

/** Drops all answers that this request has memoised: another visitor is asking, such as after a sign-in. */
export function dropAllMemoised({ memo }: PlatformScope): void {
  memo.drop(...Object.values(memoised));
}
