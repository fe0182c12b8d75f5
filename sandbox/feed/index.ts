import { builtInTimetable } from "./built-in";
import { readSeason } from "./football-data";
import { createFeed } from "./select";
import type { Feed } from "./types";

const dayMs = 24 * 3_600_000;

/** The built-in feed (SBX-02); its clock starts at the real time. */
export function builtInFeed(): Feed {
  return createFeed(builtInTimetable(), null, []);
}

/**
 * Replays a football-data.co.uk season: its clock starts 24 hours before the first kick-off (SBX-02). The
 * feed's `report` lists what is not used of the files.
 * @throws one-line Error if the path cannot be read, or has no match to offer
 */
export function footballDataFeed(path: string): Feed {
  const { timetable, firstKickOff, report } = readSeason(path);
  return createFeed(timetable, firstKickOff - dayMs, report);
}
