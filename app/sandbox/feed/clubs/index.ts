import type { Named } from "../types";
import { england, scotland } from "./england";
import { france } from "./france";
import { germany, netherlands } from "./germany";
import { greece, italy } from "./italy";
import { russia } from "./russia";
import { portugal, spain } from "./spain";
import { turkey } from "./turkey";

interface Club {
  readonly name: Named;
  /** Name in football-data.co.uk files. */
  readonly fileName: string;
}

/** Clubs by the code of their top division, strongest first. */
const clubsByLeague: ReadonlyMap<string, readonly Club[]> = new Map(
  Object.entries({
    E0: england,
    SC0: scotland,
    SP1: spain,
    D1: germany,
    I1: italy,
    F1: france,
    T1: turkey,
    P1: portugal,
    N1: netherlands,
    G1: greece,
    RUS: russia,
  }).map(([code, table]) => [code, table.trim().split("\n").map(readClub)]),
);

/** Names of a top division's clubs, strongest first; empty if unknown. */
export function clubsOf(code: string): readonly Named[] {
  return (clubsByLeague.get(code) ?? []).map((club) => club.name);
}

/** Name of a team in a file: English as in the file, other languages if the club is known. */
export function nameOfTeam(code: string, fileName: string): Named {
  const club = clubsByLeague.get(code)?.find((known) => known.fileName === fileName);
  return club ? { ...club.name, en: fileName } : { en: fileName };
}

function readClub(line: string): Club {
  const [en = "", ru, ar, fileName = en] = line.split("|");
  return { name: { en, ...(ru && { ru }), ...(ar && { ar }) }, fileName };
}
