import type { Screen } from "../types";
import { casino } from "./casino";
import { cyber } from "./cyber";
import { information } from "./information";
import { modals } from "./modals";
import { notices } from "./notices";
import { office } from "./office";
import { other } from "./other";
import { promo } from "./promo";
import { sportsbook } from "./sportsbook";
import { user } from "./user";

const rows = [
  ...sportsbook,
  ...cyber,
  ...casino,
  ...office,
  ...information,
  ...promo,
  ...user,
  ...modals,
  ...notices,
  ...other,
] as const;

type AnyRow = (typeof rows)[number];
/** Every id of the catalogue, as a type without run-time code. */
export type ScreenId = AnyRow["id"];
/** A screen's pattern, as a type. */
export type PatternOf<Id extends ScreenId> = Extract<AnyRow, { readonly id: Id }>["pattern"];

/** The whole catalogue (SCR-01), for the server; browsers use `links.ts`. */
export const screens: readonly Screen[] = rows;

const byId = new Map<string, Screen>(rows.map((row) => [row.id, row]));

/** The screen of an id; throws for an unknown one. */
export function screenOf(id: ScreenId): Screen {
  const screen = byId.get(id);
  if (!screen) throw new Error(`No screen "${id}"`);
  return screen;
}
