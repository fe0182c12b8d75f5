import { z } from "zod";
import { Answer } from "../services/http";

// Names by which a patch could reach into every object of the process.
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** A name that no patch may set. */
export class ForbiddenName extends Error {
  override readonly name = "ForbiddenName";
}

/**
 * JSON merge patch (RFC 7396): objects are merged, null removes, everything else replaces. Neither argument is
 * changed. Throws `ForbiddenName` on `__proto__` and its kin.
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

/** As `mergePatch`, for a request: a forbidden name is 400. */
export function merged(target: unknown, patch: unknown): unknown {
  try {
    return mergePatch(target, patch);
  } catch (error) {
    if (error instanceof ForbiddenName) throw new Answer(400, { code: "schema", title: error.message });
    throw error;
  }
}

/** The body of a patch, with every name it has: `z.record` would drop `__proto__` without a word. */
export const patchObject = z.custom<Readonly<Record<string, unknown>>>(isObject, { message: "an object" });

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
