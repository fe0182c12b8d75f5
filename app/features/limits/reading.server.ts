import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { FailedLimitsReply } from "./reply";
import { readTypedStricterLimits } from "./stricter";
import { readTypedLimits } from "./typed-limits";

/** Writes the chosen reading of ambiguous text into its field; saves nothing (LIM-13). */
export async function refillAmbiguousLimitPosted({
  form,
}: FormPost): Promise<ActionResult<FailedLimitsReply>> {
  const stricter = readTypedStricterLimits(form);
  const typed = [...readTypedLimits(form)].map(([code, { text }]) => [code, text] as const);
  const data =
    stricter.size > 0
      ? {
          kind: "fields" as const,
          errors: [],
          typed: [...stricter],
          isStricter: true as const,
        }
      : { kind: "fields" as const, errors: [], typed };
  return { kind: "stay", status: 200, data };
}
