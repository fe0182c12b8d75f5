import type { PlatformScope } from "../scope.server";

/** Runs `ask` once per request and shares the result between loaders (PLT-10). */
export function oncePerRequest<T>(
  scope: PlatformScope,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  const known = scope.memo.get(key);
  // Each key belongs to one module and has one type.
  if (known !== undefined) return known as Promise<T>;
  const asked = ask();
  scope.memo.set(key, asked);
  return asked;
}

/**
 * Drops answers that this request has memoised, after a change; without keys, all platform answers
 * of this request.
 */
export function dropMemoisedAnswers(scope: PlatformScope, ...keys: readonly string[]) {
  const gone =
    keys.length > 0 ? keys : [...scope.memo.keys()].filter((key) => key.startsWith("platform."));
  for (const key of gone) scope.memo.delete(key);
}
