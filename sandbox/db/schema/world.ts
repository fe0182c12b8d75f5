import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { ConnectionDropMoment, StoredVisitorBlock } from "../columns";
import { timestampColumn } from "./fields";

/**
 * The one row of state that all processes share: clock, site config, block of visitors, secret of
 * tokens. `revision` increases with every change of the fields below.
 */
export const world = pgTable(
  "world",
  {
    id: smallint("id").primaryKey().default(1),
    revision: bigint("revision", { mode: "number" }).notNull(),
    /**
     * Number that increases with each reset; a new one tells all processes to drop their caches.
     */
    era: bigint("era", { mode: "number" }).notNull(),
    /** Offset of the clock from the real time, ms. */
    offsetMs: bigint("offset_ms", { mode: "number" }).notNull(),
    configRevision: bigint("config_revision", { mode: "number" }).notNull(),
    config: jsonb("config").$type<unknown>().notNull(),
    /** What the blocks service replies to every visitor; null = no visitor is blocked. */
    block: jsonb("block").$type<StoredVisitorBlock | null>(),
    tokenSecret: text("token_secret").notNull(),
  },
  (table) => [check("world_one_row", sql`${table.id} = 1`)],
);

export const gameOverrides = pgTable("game_overrides", {
  gameId: bigint("game_id", { mode: "number" }).primaryKey(),
  home: smallint("home"),
  away: smallint("away"),
  status: text("status").$type<"line" | "live" | "finished">(),
  isVoid: boolean("is_void").notNull().default(false),
});

export const marketOverrides = pgTable("market_overrides", {
  marketId: bigint("market_id", { mode: "number" }).primaryKey(),
  gameId: bigint("game_id", { mode: "number" }).notNull(),
  coef: text("coef"),
  isBlocked: boolean("is_blocked"),
});

export const injectedFaults = pgTable("faults", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  path: text("path").notNull(),
  method: text("method"),
  status: smallint("status"),
  delayMs: integer("delay_ms"),
  body: jsonb("body").$type<unknown>(),
  drop: text("drop").$type<ConnectionDropMoment>(),
  timesLeft: integer("times_left").notNull(),
});

/** Analytics events as received. */
export const analyticsEvents = pgTable("events", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  at: timestampColumn("at").notNull(),
  key: text("key").notNull(),
  query: jsonb("query").$type<Record<string, string>>().notNull(),
  event: jsonb("event").$type<unknown>().notNull(),
  /** The event's own number, so that one that is sent again is recorded once. */
  uid: text("uid").unique(),
});
