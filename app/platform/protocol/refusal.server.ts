import type { z } from "zod";

/** A status of refusals, with the codes that it comes with; `body` where it says more than a code. */
export interface RefusalsOfStatus {
  readonly status: number;
  readonly codes: readonly (string | number)[];
  readonly body?: z.ZodType;
}

/** Describes a refusal of a call: one HTTP status with its codes. */
export function defineRefusal(
  status: number,
  ...codes: readonly (string | number)[]
): RefusalsOfStatus {
  return { status, codes };
}

/**
 * Describes a refusal of a call: one HTTP status with its codes, and the schema of a body that says
 * more.
 */
export function defineRefusalWithBody(
  body: z.ZodType,
  status: number,
  ...codes: readonly (string | number)[]
): RefusalsOfStatus {
  return { status, codes, body };
}
