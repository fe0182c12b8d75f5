import { call } from "../../transport/call.server";
import type { Failure } from "../../transport/failure.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { casinoCalls } from "./calls.server";
import { playRefusalWire } from "./wire.server";

/**
 * Source of the stakes: money of an account (null = the active one), or credits of a fun session.
 */
export type PlayFunds =
  | { readonly mode: "real"; readonly accountId: number | null }
  | { readonly mode: "fun"; readonly token: string };

/**
 * Why the platform refused a round or another call about games, in its own words where it has some.
 */
export interface GameRefusal {
  readonly code: string;
  readonly title: string | null;
  readonly field: string | null;
}

/** Why a call about games had no result. `unknown`: a round may have been played; its page shows it. */
export type GameFailure =
  | { readonly kind: "refused"; readonly refusal: GameRefusal }
  | { readonly kind: "sign-in" }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

export type PlayResult =
  | { readonly kind: "played"; readonly id: string; readonly accountId: number | null }
  | GameFailure;

/** An order to play: a game by id or route, its form's fields, and the key under which it is played once. */
export interface PlayOrder {
  readonly game: string;
  readonly table: PlayFunds;
  readonly key: string;
  readonly fields: Readonly<Record<string, string[]>>;
}

/**
 * Opens a game: returns the token of a fun session, or the account that real play takes stakes
 * from.
 */
export async function launchGame(
  scope: PlatformScope,
  order: {
    readonly game: string;
    readonly mode: "fun" | "real";
    readonly accountId: number | null;
  },
): Promise<{ readonly kind: "open"; readonly table: PlayFunds } | GameFailure> {
  const reply = await call(scope, casinoCalls.launch, { as: asPlayerOf(order.mode), json: order });
  if (!reply.ok) return failed(reply.failure);
  const { mode, accountId, token } = reply.data;
  if (mode === "real") return { kind: "open", table: { mode, accountId } };
  return token === null ? { kind: "unsent" } : { kind: "open", table: { mode, token } };
}

/** Plays a round or a step of one. Sent once; the same key is the same round. */
export async function playGame(scope: PlatformScope, order: PlayOrder): Promise<PlayResult> {
  const { game, table, key, fields } = order;
  const json = { game, fields, ...wireTable(table) };
  const headers = { [wireHeaders.idempotencyKey]: key };
  const reply = await call(scope, table.mode === "real" ? casinoCalls.play : playForFun, {
    as: asPlayerOf(table.mode),
    ...{ json, headers },
  });
  if (table.mode === "real")
    dropMemoised(scope, memoised.accounts, memoised.player, memoised.limits);
  if (!reply.ok) return failed(reply.failure);
  return { kind: "played", id: reply.data.id, accountId: reply.data.accountId };
}

/**
 * Begins another pair of seeds for fair play, the server's and the player's; `clientSeed` null = a
 * random one (CAS-05).
 */
export async function changeGameSeeds(
  scope: PlatformScope,
  table: PlayFunds,
  clientSeed: string | null,
): Promise<{ readonly kind: "done" } | GameFailure> {
  const { token } = wireTable(table);
  const reply = await call(scope, casinoCalls.seeds, {
    as: asPlayerOf(table.mode),
    json: { clientSeed, token },
  });
  return reply.ok ? { kind: "done" } : failed(reply.failure);
}

/** Adds a game to the player's favourites, or removes it (CAS-11). */
export async function setGameFavourite(
  scope: PlatformScope,
  game: string,
  isFavourite: boolean,
): Promise<{ readonly kind: "done" } | GameFailure> {
  const reply = await call(scope, casinoCalls.favourite, { json: { game, isFavourite } });
  return reply.ok ? { kind: "done" } : failed(reply.failure);
}

/** A round for fun moves no money. */
const playForFun = {
  ...casinoCalls.play,
  name: "casino.play-fun",
  kind: "effect",
  timeoutMs: 5_000,
} as const;

/** Fun play is nobody's, also where a player is signed in. */
const asPlayerOf = (mode: PlayFunds["mode"]) => (mode === "real" ? "bearer" : "none");

function wireTable(table: PlayFunds) {
  return table.mode === "real"
    ? { mode: table.mode, accountId: table.accountId, token: null }
    : { mode: table.mode, accountId: null, token: table.token };
}

function failed(failure: Failure): GameFailure {
  const move = moneyCallFailure(failure, playRefusalWire);
  if (move.kind !== "said") return move;
  const { code, title = null, field = null } = move.said;
  return { kind: "refused", refusal: { code, title, field } };
}
