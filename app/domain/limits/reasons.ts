/** A reason for a self-exclusion, offered by the platform (LIM-08). */
export interface ExclusionReason {
  readonly id: number;
  readonly text: string;
}

/**
 * The id of the reason for a self-exclusion: the given one if it is offered, else that of the first
 * offered one (LIM-08); null where none is offered.
 */
export function exclusionReasonIdOrFirst(
  reasons: readonly ExclusionReason[],
  id: number | null | undefined,
): number | null {
  return (reasons.find((reason) => reason.id === id) ?? reasons[0])?.id ?? null;
}
