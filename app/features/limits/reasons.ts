/** A reason that the platform offers for a self-exclusion (LIM-08). */
export interface ExclusionReason {
  readonly id: number;
  readonly text: string;
}

/** The reason of an id, or the first where none matches (LIM-08); null where none is offered. */
export function matchingReason(
  reasons: readonly ExclusionReason[],
  id: number | null | undefined,
): number | null {
  return (reasons.find((reason) => reason.id === id) ?? reasons[0])?.id ?? null;
}
