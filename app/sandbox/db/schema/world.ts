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
import type { FaultDrop, StoredBlock } from "../columns";
import { moment } from "./fields";

/** One row: what holds for every process on this database. `revision` moves with every change of anything below. */
export const world = pgTable(
  "world",
  {
    id: smallint("id").primaryKey().default(1),
    revision: bigint("revision", { mode: "number" }).notNull(),
    /** Moves with a reset: what processes remember of the time before is void. */
    era: bigint("era", { mode: "number" }).notNull(),
    /** The clock: real time plus this, ms. */
    offsetMs: bigint("offset_ms", { mode: "number" }).notNull(),
    configRevision: bigint("config_revision", { mode: "number" }).notNull(),
    config: jsonb("config").$type<unknown>().notNull(),
    /** What the blocks service answers; null = nothing is blocked. */
    block: jsonb("block").$type<StoredBlock | null>(),
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

export const faults = pgTable("faults", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  path: text("path").notNull(),
  status: smallint("status"),
  delayMs: integer("delay_ms"),
  body: jsonb("body").$type<unknown>(),
  drop: text("drop").$type<FaultDrop>(),
  timesLeft: integer("times_left").notNull(),
});

/** Analytics events as they were received. */
export const events = pgTable("events", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  at: moment("at").notNull(),
  key: text("key").notNull(),
  query: jsonb("query").$type<Record<string, string>>().notNull(),
  event: jsonb("event").$type<unknown>().notNull(),
});
