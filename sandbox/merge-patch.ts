import { isDeepStrictEqual } from "node:util";

// Names that could modify the prototype of every object.
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** Thrown when a patch sets a name that patches must not set, such as `__proto__`. */
export class ForbiddenNameError extends Error {
  override readonly name = "ForbiddenNameError";
}

/**
 * JSON merge patch (RFC 7396): objects are merged, null removes, everything else replaces. Does not
 * change its arguments. Throws `ForbiddenNameError` on `__proto__` and the like.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (forbidden.has(name)) throw new ForbiddenNameError(`"${name}" cannot be patched`);
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}

/** Returns the merge patch that turns `from` into `to`; it has only the properties that differ. */
export function patchBetween(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [was, is] = [from[name], to[name]];
    if (isDeepStrictEqual(was, is)) continue;
    patch[name] = isObject(was) && isObject(is) ? patchBetween(was, is) : (is ?? null);
  }
  return patch;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
