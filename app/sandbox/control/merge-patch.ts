import { z } from "zod";
import { Answer } from "../services/http";

// Names that could modify the prototype of every object.
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** A name that patches must not set. */
export class ForbiddenName extends Error {
  override readonly name = "ForbiddenName";
}

/**
 * JSON merge patch (RFC 7396): objects are merged, null removes, everything else replaces. Does not change
 * its arguments. Throws `ForbiddenName` on `__proto__` and the like.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (forbidden.has(name)) throw new ForbiddenName(`"${name}" cannot be patched`);
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}

/** As `mergePatch`, for a request: a forbidden name is a 400. */
export function merged(target: unknown, patch: unknown): unknown {
  try {
    return mergePatch(target, patch);
  } catch (error) {
    if (error instanceof ForbiddenName)
      throw new Answer(400, { code: "schema", title: error.message });
    throw error;
  }
}

/** Body of a patch with all its names: `z.record` would silently drop `__proto__`. */
export const patchObject = z.custom<Readonly<Record<string, unknown>>>(isObject, {
  message: "an object",
});

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
