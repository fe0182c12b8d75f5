/** A winning category: how many matches are guessed, and its part of the pool in percent. */
export interface TotoCategory {
  readonly hits: number;
  readonly percent: number;
}

/** A section of the toto (LOT-02): what its draws are made of. The first category wins the jackpot. */
export interface TotoSection {
  readonly slug: "football15" | "football" | "hockey" | "basketball" | "correct-score";
  /** The slug of the sport. */
  readonly sport: string;
  readonly matches: number;
  /** Outcomes that can be marked for a match. */
  readonly outcomes: readonly string[];
  readonly categories: readonly TotoCategory[];
  /**
   * Most matches of a draw that may be void; with more the draw is void and all stakes are
   * returned.
   */
  readonly mostVoid: number;
}

const winners = ["1", "X", "2"] as const;
/** Correct scores that can be marked for a match; any other score is marked as `other`. */
const scores = [
  "1:0",
  "2:0",
  "2:1",
  "3:0",
  "3:1",
  "3:2",
  "0:0",
  "1:1",
  "2:2",
  "3:3",
  "0:1",
  "0:2",
  "1:2",
  "0:3",
  "1:3",
  "2:3",
  "other",
] as const;
const eight: readonly TotoCategory[] = [
  { hits: 8, percent: 50 },
  { hits: 7, percent: 30 },
  { hits: 6, percent: 20 },
];

export const totoSections: readonly TotoSection[] = [
  {
    slug: "football15",
    sport: "football",
    matches: 15,
    outcomes: winners,
    categories: [
      { hits: 15, percent: 40 },
      { hits: 14, percent: 20 },
      { hits: 13, percent: 15 },
      { hits: 12, percent: 15 },
      { hits: 11, percent: 10 },
    ],
    mostVoid: 5,
  },
  {
    slug: "football",
    sport: "football",
    matches: 8,
    outcomes: winners,
    categories: eight,
    mostVoid: 2,
  },
  {
    slug: "hockey",
    sport: "ice-hockey",
    matches: 8,
    outcomes: winners,
    categories: eight,
    mostVoid: 2,
  },
  {
    slug: "basketball",
    sport: "basketball",
    matches: 8,
    outcomes: ["1", "2"],
    categories: [
      { hits: 8, percent: 70 },
      { hits: 7, percent: 30 },
    ],
    mostVoid: 2,
  },
  {
    slug: "correct-score",
    sport: "football",
    matches: 5,
    outcomes: scores,
    categories: [
      { hits: 5, percent: 60 },
      { hits: 4, percent: 25 },
      { hits: 3, percent: 15 },
    ],
    mostVoid: 1,
  },
];

export function findTotoSection(slug: string): TotoSection | null {
  return totoSections.find((section) => section.slug === slug) ?? null;
}

/**
 * The outcome of a section that a final score gives: "1", "X", "2" or a score. Null = void, which
 * counts as guessed.
 */
export function totoOutcome(
  { slug, outcomes }: TotoSection,
  final: { readonly home: number; readonly away: number } | null,
): string | null {
  if (!final) return null;
  const { home, away } = final;
  if (slug === "correct-score") {
    const score = `${home}:${away}`;
    return outcomes.includes(score) ? score : "other";
  }
  if (home === away) return "X";
  return home > away ? "1" : "2";
}
