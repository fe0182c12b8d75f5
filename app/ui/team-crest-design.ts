/** Patterns of a crest's field. */
export const teamCrestPatterns = ["plain", "pale", "bars", "halves", "sash", "chevron"] as const;

/** How a team's or player's crest is drawn; it follows from the name, so it is always the same. */
export interface TeamCrestDesign {
  readonly pattern: (typeof teamCrestPatterns)[number];
  /** Numbers of two different crest colours in `tokens.css`, counted from 1. */
  readonly field: number;
  readonly charge: number;
}

/** How many crest colours `tokens.css` has: `--crest-1` to `--crest-8`. */
export const crestColourTokenCount = 8;

/**
 * Derives a shape and two colours from the name of a team or a player: the same name always has the same crest (SET-01,
 * team logos).
 */
export function teamCrestFromName(name: string): TeamCrestDesign {
  let hash = 2166136261;
  for (const char of name.normalize("NFC").toLowerCase())
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  // The low bits of a short text's hash are alike: they are mixed once more.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  const field = (hash >>> 8) % crestColourTokenCount;
  const step = 1 + ((hash >>> 16) % (crestColourTokenCount - 1));
  return {
    pattern: teamCrestPatterns[hash % teamCrestPatterns.length] ?? "plain",
    field: field + 1,
    charge: ((field + step) % crestColourTokenCount) + 1,
  };
}

/** Both sides of an event's name ("Arsenal – Leeds"); null where it names no two sides. */
export function splitEventSides(event: string): readonly [home: string, away: string] | null {
  const [home, away, ...rest] = event.split(" – ");
  return home && away && rest.length === 0 ? [home, away] : null;
}
