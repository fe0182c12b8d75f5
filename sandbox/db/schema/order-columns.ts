import { integer, text } from "drizzle-orm/pg-core";
import { players } from "./players";

/**
 * Columns of an order of a player that moves money: the player's key, under which it is done once (each table has the
 * two unique together), and a digest of the request, by which a repeat is told from another order under the key.
 */
export const orderColumns = () => ({
  playerId: integer("player_id")
    .notNull()
    .references(() => players.id),
  key: text("key").notNull(),
  fingerprint: text("fingerprint").notNull(),
});
