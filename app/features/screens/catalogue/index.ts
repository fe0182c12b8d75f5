import type { Screen } from "../types";
import { casinoScreens } from "./casino";
import { cyberScreens } from "./cyber";
import { informationScreens } from "./information";
import { modalScreens } from "./modals";
import { noticeScreens } from "./notices";
import { officeScreens } from "./office";
import { gamePaymentAndInternalScreens } from "./other";
import { promoScreens } from "./promo";
import { sportsbookScreens } from "./sportsbook";
import { userScreens } from "./user";

const rows = [
  ...sportsbookScreens,
  ...cyberScreens,
  ...casinoScreens,
  ...officeScreens,
  ...informationScreens,
  ...promoScreens,
  ...userScreens,
  ...modalScreens,
  ...noticeScreens,
  ...gamePaymentAndInternalScreens,
] as const;

type AnyRow = (typeof rows)[number];
/** Every id of the catalogue, as a type without run-time code. */
export type ScreenId = AnyRow["id"];
/** The text of a screen's address pattern as a literal type, by the screen's id. */
export type PatternOf<Id extends ScreenId> = Extract<AnyRow, { readonly id: Id }>["pattern"];

/** The whole catalogue (SCR-01), for the server; browsers use `links.ts`. */
export const screens: readonly Screen[] = rows;

const byId = new Map<string, Screen>(rows.map((row) => [row.id, row]));

/** The screen of an id; throws for an unknown one. */
export function screenById(id: ScreenId): Screen {
  const screen = byId.get(id);
  if (!screen) throw new Error(`No screen "${id}"`);
  return screen;
}
