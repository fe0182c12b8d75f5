import type { LocalizedText } from "../types";
import { englandClubs, scotlandClubs } from "./england";
import { franceClubs } from "./france";
import { germanyClubs, netherlandsClubs } from "./germany";
import { greeceClubs, italyClubs } from "./italy";
import { russiaClubs } from "./russia";
import { portugalClubs, spainClubs } from "./spain";
import { turkeyClubs } from "./turkey";

interface Club {
  readonly name: LocalizedText;
  /** Name in football-data.co.uk files. */
  readonly fileName: string;
}

/** Clubs by the code of their top division, strongest first. */
const clubsByLeague: ReadonlyMap<string, readonly Club[]> = new Map(
  Object.entries({
    E0: englandClubs,
    SC0: scotlandClubs,
    SP1: spainClubs,
    D1: germanyClubs,
    I1: italyClubs,
    F1: franceClubs,
    T1: turkeyClubs,
    P1: portugalClubs,
    N1: netherlandsClubs,
    G1: greeceClubs,
    RUS: russiaClubs,
  }).map(([code, table]) => [code, table.trim().split("\n").map(readClub)]),
);

/** Names of a top division's clubs, strongest first; empty if unknown. */
export function clubNames(code: string): readonly LocalizedText[] {
  return (clubsByLeague.get(code) ?? []).map((club) => club.name);
}

/** Name of a team in a file: English as in the file, other languages if the club is known. */
export function nameOfTeam(code: string, fileName: string): LocalizedText {
  const club = clubsByLeague.get(code)?.find((known) => known.fileName === fileName);
  return club ? { ...club.name, en: fileName } : { en: fileName };
}

function readClub(line: string): Club {
  const [en = "", ru, ar, fileName = en] = line.split("|");
  return { name: { en, ...(ru && { ru }), ...(ar && { ar }) }, fileName };
}
