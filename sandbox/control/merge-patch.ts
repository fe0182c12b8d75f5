import { z } from "zod";
import { ForbiddenNameError, isObject, mergePatch } from "../merge-patch";
import { HttpErrorAnswer } from "../services/http";

/**
 * The target with a merge patch applied, as `mergePatch` returns it; throws a 400 for a forbidden
 * name.
 */
export function mergePatchOrBadRequest(target: unknown, patch: unknown): unknown {
  try {
    return mergePatch(target, patch);
  } catch (error) {
    if (error instanceof ForbiddenNameError)
      throw new HttpErrorAnswer(400, { code: "schema", title: error.message });
    throw error;
  }
}

/** Body of a patch with all its names: `z.record` would silently drop `__proto__`. */
export const patchObjectSchema = z.custom<Readonly<Record<string, unknown>>>(isObject, {
  message: "an object",
});
