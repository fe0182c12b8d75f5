import { builtInTimetable } from "./built-in";
import { readSeason } from "./football-data";
import { feedOf } from "./select";
import type { Feed } from "./types";

const dayMs = 24 * 3_600_000;

/** The football that is always there (SBX-02); its clock starts with the real time. */
export function builtInFeed(): Feed {
  return feedOf(builtInTimetable(), null, []);
}

/**
 * A season of football-data.co.uk, replayed: its clock starts 24 hours before the first kick-off (SBX-02). What
 * could not be read is in the feed's `report`.
 * @throws Error with one line if the path does not exist or holds no CSV file
 */
export function footballDataFeed(path: string): Feed {
  const { timetable, firstKickOff, report } = readSeason(path);
  return feedOf(timetable, firstKickOff === null ? null : firstKickOff - dayMs, report);
}
