import { fullCoverValue, fullCoverWithSinglesValue, listCoverValues } from "./covers";

const namesByEvents = {
  3: { [fullCoverValue]: "trixie", [fullCoverWithSinglesValue]: "patent" },
  4: { [fullCoverValue]: "yankee", [fullCoverWithSinglesValue]: "lucky_15" },
  5: { [fullCoverValue]: "canadian", [fullCoverWithSinglesValue]: "lucky_31" },
  6: { [fullCoverValue]: "heinz", [fullCoverWithSinglesValue]: "lucky_63" },
  7: { [fullCoverValue]: "super_heinz" },
  8: { [fullCoverValue]: "goliath" },
} as const;

type ValueOf<T> = T extends unknown ? T[keyof T] : never;

/** The trade's name of a full cover, as in the dictionaries' keys. */
export type CoverName = ValueOf<ValueOf<typeof namesByEvents>>;

const coverNames: Readonly<Record<number, Readonly<Record<number, CoverName>>>> = namesByEvents;

/** A full cover of some events: the trade's name, and the system value that makes it of them. */
export interface Cover {
  readonly name: CoverName;
  readonly events: number;
  readonly value: number;
}

/** All full covers, by their number of events (CPN-31). Not in `covers.ts`: a first page needs no names. */
export const covers: readonly Cover[] = [3, 4, 5, 6, 7, 8].flatMap((events) =>
  listCoverValues(events).flatMap((value) => {
    const name = coverName(value, events);
    return name === null ? [] : [{ name, events, value }];
  }),
);

/** The name of the cover that a system value makes of so many events; null = it is no cover of them. */
export function coverName(value: number, events: number): CoverName | null {
  return coverNames[events]?.[value] ?? null;
}
