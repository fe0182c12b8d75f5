import { bigint } from "drizzle-orm/pg-core";
import type { Minor } from "~/features/money/amount";

/** An amount of the row's own `iso`, in minor units. */
export const minor = (name: string) => bigint(name, { mode: "number" }).$type<Minor>();

/** A moment, ms since epoch. */
export const moment = (name: string) => bigint(name, { mode: "number" });
