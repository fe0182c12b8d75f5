/** A reason for a self-exclusion, offered by the platform (LIM-08). */
export interface ExclusionReason {
  readonly id: number;
  readonly text: string;
}

/** The reason with an id, or the first one if none matches (LIM-08); null where none is offered. */
export function findExclusionReasonId(
  reasons: readonly ExclusionReason[],
  id: number | null | undefined,
): number | null {
  return (reasons.find((reason) => reason.id === id) ?? reasons[0])?.id ?? null;
}
