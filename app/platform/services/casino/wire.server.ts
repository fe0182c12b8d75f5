import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";

/** The sections that the casino has (CFG-06). */
export const casinoSectionsReplyWire = z.object({
  listAvailablePartitions: z.array(z.string()),
  success: z.boolean(),
});

/** Every game (CFG-10); `oldRoute` is where a game used to be. */
export const allGamesReplyWire = z.object({
  games: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      route: z.string().nullable(),
      oldRoute: z.string().nullable(),
      categories: z.array(z.string()),
      tagId: z.number().int().nullable(),
    }),
  ),
});

/** A game by its id or its route. */
const game = z.string().min(1).max(80);
const mode = z.enum(["fun", "real"]);

/** A game to open; `accountId` is for play for money. */
export const launchRequestWire = z.object({
  game,
  mode,
  accountId: z.number().int().nullable(),
});

/**
 * `token` is that of a session for fun, or of a launch that the wallet knows; `accountId` is the
 * account of play for money.
 */
export const launchReplyWire = z.object({
  mode,
  accountId: z.number().int().nullable(),
  token: z.string().nullable(),
});

/** A round, or its next step: the fields of the game's form, each with all its values. */
export const playRequestWire = z.object({
  game,
  mode,
  accountId: z.number().int().nullable(),
  token: z.string().max(100).nullable(),
  fields: z.record(z.string().max(40), z.array(z.string().max(40)).max(100)),
});

/** A round that was played; `id` is its name in the game's address. */
export const playReplyWire = z.object({
  id: z.string(),
  key: z.string(),
  accountId: z.number().int().nullable(),
  stake: wireAmount,
  win: wireAmount,
  state: z.enum(["open", "closed"]),
});

/** Why nothing was played; `title` says it in the request's language. */
export const playRefusalWire = z.object({
  code: z.string(),
  title: z.string().optional(),
  field: z.string().optional(),
  bound: wireAmount.optional(),
  waitMs: z.number().optional(),
});

/** Another pair of seeds; `clientSeed` null = a random one. */
export const seedsRequestWire = z.object({
  clientSeed: z.string().max(64).nullable(),
  token: z.string().max(100).nullable(),
});

/** A game to add to the player's favourites, or to remove. */
export const gameFavouriteRequestWire = z.object({ game, isFavourite: z.boolean() });

/** Reply to a change of seeds or favourites, which has no other result. */
export const gameActionReplyWire = z.object({ success: z.boolean() });
