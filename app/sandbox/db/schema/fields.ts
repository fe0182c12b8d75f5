import { bigint } from "drizzle-orm/pg-core";
import type { Minor } from "~/domain/money/amount";

/** Amount in minor units of the row's `iso`. */
export const minorColumn = (name: string) => bigint(name, { mode: "number" }).$type<Minor>();

/** A moment, ms since epoch. */
export const timestampColumn = (name: string) => bigint(name, { mode: "number" });
