/**
 * Full covers: systems with lines of every size up to all events, one bet under a name of the trade
 * (CPN-31). Their system value is 100 plus the smallest size: 102 has lines from doubles up, 101 singles too.
 */
const coverBase = 100;

/** The system value of a cover without singles, such as a Yankee. */
export const fullCoverValue = coverBase + 2;

/** The system value of a cover with singles, such as a Lucky 15. */
export const fullCoverWithSinglesValue = coverBase + 1;

/** The fewest events of a cover, and the most of one without singles and of one with them. */
const fewestEvents = 3;
const mostEvents = 8;
const mostEventsWithSingles = 6;

/** Whether a system value is that of a cover. */
export function isCoverValue(value: number): boolean {
  return value === fullCoverValue || value === fullCoverWithSinglesValue;
}

/** The system values of the covers of so many events, without singles first; most numbers have none. */
export function listCoverValues(events: number): number[] {
  if (events < fewestEvents || events > mostEvents) return [];
  return events > mostEventsWithSingles
    ? [fullCoverValue]
    : [fullCoverValue, fullCoverWithSinglesValue];
}

/** The sizes of a system's lines by its system value, ascending: one, or all those of a cover. */
export function lineSizes(value: number, events: number): number[] {
  return isCoverValue(value) ? integersFromTo(value - coverBase, events) : [value];
}

/** The integers from one to another, both included; none if there are none between. */
export function integersFromTo(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
