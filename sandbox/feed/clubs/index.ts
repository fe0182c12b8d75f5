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
  /** Both names in plain letters. */
  readonly spellings: readonly string[];
}

/** A team of a season file. */
export interface FileTeam {
  readonly name: LocalizedText;
  /** The same for all spellings of the team in its league; part of the ids of its games. */
  readonly key: string;
}

/** Letters that are no letter with an accent, in plain ones. */
const letters: Readonly<Record<string, string>> = {
  ...{ ø: "o", ł: "l", đ: "d", ı: "i" },
  ...{ ß: "ss", æ: "ae", œ: "oe" },
};

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

/**
 * The team that a file names: a known club in any spelling, with its names in other languages, else
 * a team of this name.
 */
export function teamOfFile(code: string, fileName: string): FileTeam {
  const plain = plainTeamName(fileName);
  const club = clubsByLeague.get(code)?.find(({ spellings }) => spellings.includes(plain));
  return club
    ? { name: { ...club.name, en: club.fileName }, key: club.fileName }
    : { name: { en: fileName }, key: plain };
}

/** Letters and digits of a team's name, without case, accents, blanks, signs and "FC". */
export function plainTeamName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[øłđıßæœ]/g, (letter) => letters[letter] ?? letter);
  const short = plain.replace(/(?<![\p{L}\p{N}])(?:a?fc|cf)(?![\p{L}\p{N}])/gu, "");
  return (/\p{L}/u.test(short) ? short : plain).replace(/[^\p{L}\p{N}]/gu, "");
}

function readClub(line: string): Club {
  const [en = "", ru, ar, fileName = en] = line.split("|");
  return {
    name: { en, ...(ru && { ru }), ...(ar && { ar }) },
    fileName,
    spellings: [plainTeamName(en), plainTeamName(fileName)],
  };
}
