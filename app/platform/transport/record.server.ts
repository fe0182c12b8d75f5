const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Builds a record from upstream names. It has no prototype, so that lookups by visitors' input find own
 * entries only, and merging it cannot reach a prototype (SEC-09).
 */
export function recordWithoutPrototype<T, U>(
  source: Readonly<Record<string, T>>,
  translate: (value: T) => U,
): Readonly<Record<string, U>> {
  const made: Record<string, U> = Object.create(null);
  for (const [key, value] of Object.entries(source)) {
    if (!forbidden.has(key)) made[key] = translate(value);
  }
  return made;
}
