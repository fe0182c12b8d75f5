import { listCoverValues } from "./covers";

/** The names of the covers by number of events, in the order of `listCoverValues`. */
const namesByEvents = {
  3: ["trixie", "patent"],
  4: ["yankee", "lucky_15"],
  5: ["canadian", "lucky_31"],
  6: ["heinz", "lucky_63"],
  7: ["super_heinz"],
  8: ["goliath"],
} as const;

/** The trade's name of a full cover, as in the dictionaries' keys (CPN-31). */
export type CoverName = (typeof namesByEvents)[keyof typeof namesByEvents][number];

const coverNames: Readonly<Record<number, readonly CoverName[]>> = namesByEvents;

/** A full cover of some events: the trade's name, and the system value that makes it of them. */
export interface Cover {
  readonly name: CoverName;
  readonly events: number;
  readonly value: number;
}

/** All full covers, by their number of events. */
export function listCovers(): Cover[] {
  return Object.keys(coverNames)
    .map(Number)
    .flatMap((events) =>
      listCoverValues(events).flatMap((value) => {
        const name = coverName(value, events);
        return name === null ? [] : [{ name, events, value }];
      }),
    );
}

/** The name of the cover that a system value makes of so many events; null = it is no cover of them. */
export function coverName(value: number, events: number): CoverName | null {
  return coverNames[events]?.[listCoverValues(events).indexOf(value)] ?? null;
}
