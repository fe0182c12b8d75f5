const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/**
 * A table made from names that upstream chose: without a prototype, so that looking a visitor's word up finds
 * nothing but what was put in, and merging it elsewhere reaches no prototype (SEC-09).
 */
export function bareRecord<T, U>(
  source: Readonly<Record<string, T>>,
  translate: (value: T) => U,
): Readonly<Record<string, U>> {
  const made: Record<string, U> = Object.create(null);
  for (const [key, value] of Object.entries(source)) {
    if (!forbidden.has(key)) made[key] = translate(value);
  }
  return made;
}
