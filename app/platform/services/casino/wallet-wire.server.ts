import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";

/** The platform's side of a seamless wallet for game servers of providers (CAS-04). `token` is the launch. */
export const walletRequestWire = z.object({ token: z.string().max(1_000) });

const name = z.string().regex(/^[\w.:~-]{1,80}$/);

/** A movement of the game's; it happens once by its transaction. */
export const walletMoveRequestWire = walletRequestWire.extend({
  transaction: name,
  round: name,
  amount: wireAmount,
});

/** The account that is played with. */
export const walletBalanceReplyWire = z.object({ iso: z.string(), balance: wireAmount });

/**
 * The player of a launch. `player` is null for play without money, which has no wallet; `sitting` is the same for all
 * launches of a session, account and game.
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
