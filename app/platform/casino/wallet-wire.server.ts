import { z } from "zod";
import { wireAmount } from "../wire.server";

/**
 * The platform's side of a seamless wallet for game servers of providers (CAS-04), under `/wallet-api/v1`; all of it is
 * our decision. The shell makes none of these calls. `token` is the launch.
 */
export const walletCallWire = z.object({ token: z.string().max(1_000) });

const name = z.string().regex(/^[\w.:~-]{1,80}$/);

/** `POST debit`, `POST credit`, `POST rollback`; each movement happens once by its transaction. */
export const walletMoveWire = walletCallWire.extend({
  transaction: name,
  round: name,
  amount: wireAmount,
});

/** `POST balance`: the account that is played with. */
export const walletAccountWire = z.object({ iso: z.string(), balance: wireAmount });

/**
 * `POST authenticate`. `player` is null of play without money, which has no wallet; `sitting` is the same for all launches
 * of a session, account and game.
 */
export const walletPlayerWire = walletAccountWire.extend({
  player: z.number().nullable(),
  game: z.number(),
  mode: z.enum(["real", "fun"]),
  sitting: z.string(),
});

/** What became of a movement; `known`: it had happened, with the same round and amount. */
export const walletMovedWire = walletAccountWire.extend({
  transaction: z.string(),
  result: z.enum(["done", "known", "void", "conflict"]),
});
