/**
 * Everything that asks for attention, the strictest first (POP-13). What a block, maintenance, a ban, changed terms, an
 * ended session or an identification ask is a page of its own; the rest stands over or on a page. The notice about an
 * ad blocker is ours and comes last.
 */
export const popupKinds = [
  "block",
  "maintenance",
  "ban",
  "terms",
  "approval",
  "reality-check",
  "session-end",
  "identification",
  "age-gate",
  "consent",
  "app-update",
  "paybills",
  "convert-account",
  "coupon-reminder",
  "first-deposit-bonus",
  "registration-reminder",
  "new-site",
  "install",
  "ad-blocker",
] as const;
export type PopupKind = (typeof popupKinds)[number];

/** Kinds that need an answer: they come at once, in the place of whatever is shown. */
const needAnswer: ReadonlySet<PopupKind> = new Set(
  popupKinds.slice(0, popupKinds.indexOf("consent") + 1),
);

/** Kinds that sell (POP-13). */
const selling: ReadonlySet<PopupKind> = new Set([
  "coupon-reminder",
  "first-deposit-bonus",
  "registration-reminder",
  "install",
]);

/** What keeps the popups that sell away (POP-13). */
export interface OffersSilence {
  /**
   * Until when they are silent after a limit was lowered, and during and after a break, a time-out or a self-exclusion, ms
   * since epoch; 0 = without end, null = not at all.
   */
  readonly silentUntil: number | null;
  /** The page is about player safety, or a withdrawal. */
  readonly isSafetyPage: boolean;
  /** A form of the page has typed text. */
  readonly hasTypedText: boolean;
}

/** Whether a kind may not be shown now, because it sells (POP-13). */
export function isPopupSilent(
  kind: PopupKind,
  { silentUntil, isSafetyPage, hasTypedText }: OffersSilence,
  now: number,
): boolean {
  if (!selling.has(kind)) return false;
  const isQuietTime = silentUntil !== null && (silentUntil === 0 || now < silentUntil);
  return isQuietTime || isSafetyPage || hasTypedText;
}

/** Times from which each kind is due, ms since epoch; a kind that is absent is not due. */
export type DuePopups = ReadonlyMap<PopupKind, number>;

/**
 * The popup to show now; null = none. Of those that are due and not silent it is the strictest (POP-13). What is `shown`
 * stays until it is no longer due, unless a kind comes that needs an answer.
 */
export function popupToShow(
  due: DuePopups,
  silence: OffersSilence,
  now: number,
  shown: PopupKind | null = null,
): PopupKind | null {
  const possible = popupKinds.filter((kind) => {
    const at = due.get(kind);
    return at !== undefined && at <= now && !isPopupSilent(kind, silence, now);
  });
  const [first = null] = possible;
  const staysShown = shown !== null && possible.includes(shown);
  return staysShown && !(first !== null && needAnswer.has(first)) ? shown : first;
}
