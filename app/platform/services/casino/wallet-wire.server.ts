import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";

/**
 * The platform's side of a seamless wallet for game servers of providers (CAS-04), under `/wallet-api/v1`; all of it is
 * our decision. The shell makes none of these calls. `token` is the launch.
 */
export const walletRequestWire = z.object({ token: z.string().max(1_000) });

const name = z.string().regex(/^[\w.:~-]{1,80}$/);

/** `POST debit`, `POST credit`, `POST rollback`; each movement happens once by its transaction. */
export const walletMoveRequestWire = walletRequestWire.extend({
  transaction: name,
  round: name,
  amount: wireAmount,
});

/** Reply of `POST balance`: the account that is played with. */
export const walletBalanceReplyWire = z.object({ iso: z.string(), balance: wireAmount });

/**
 * `POST authenticate`. `player` is null for play without money, which has no wallet; `sitting` is the same for
 * all launches of a session, account and game.
 */
export const walletAuthenticateReplyWire = walletBalanceReplyWire.extend({
  player: z.number().nullable(),
  game: z.number(),
  mode: z.enum(["real", "fun"]),
  sitting: z.string(),
});

/**
 * Reply to a movement of a game server; `known`: the movement had happened before, with the same
 * round and amount.
 */
export const walletMoveReplyWire = walletBalanceReplyWire.extend({
  transaction: z.string(),
  result: z.enum(["done", "known", "void", "conflict"]),
});
