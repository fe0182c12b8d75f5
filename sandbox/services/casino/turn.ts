import type { Limit } from "~/domain/limits/limit";
import type { Db } from "../../db/open";
import type { casinoRounds } from "../../db/schema";
import type { PostedFields } from "../../games/engine";
import type { CatalogueGame } from "../../games/game";
import type { lockAccount } from "../coupons/own-account";
import type { SandboxServices } from "../sandbox-services";
import type { TokenClaims } from "../tokens";
import type { PlayRefusal } from "./refusal";

export type RoundRow = typeof casinoRounds.$inferSelect;

export type RoundPlayResult =
  | { readonly ok: true; readonly isNew: boolean; readonly round: RoundRow }
  | PlayRefusal;

export interface PlayRoundRequest {
  readonly gameId: number;
  readonly accountId: number;
  readonly fields: PostedFields;
}

export interface RoundTransaction {
  readonly services: SandboxServices;
  readonly tx: Db;
  readonly claims: TokenClaims;
  readonly key: string;
  readonly order: PlayRoundRequest;
  readonly game: CatalogueGame;
  readonly own: NonNullable<Awaited<ReturnType<typeof lockAccount>>>;
  readonly limits: readonly Limit[];
  readonly now: number;
}
