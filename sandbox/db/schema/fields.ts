import { bigint } from "drizzle-orm/pg-core";
import type { Minor } from "~/domain/money/amount";

/** A column for an amount in minor units of the row's currency, or of the coupon's that the row belongs to. */
export const minorColumn = (name: string) => bigint(name, { mode: "number" }).$type<Minor>();

/** A column for a moment, ms since epoch. */
export const timestampColumn = (name: string) => bigint(name, { mode: "number" });
