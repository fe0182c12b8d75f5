import type { z } from "zod";

/** Path of the first wrong field, "bets.0.coef"; in a union, of the likeliest variant (CFG-09). */
export function firstInvalidField(error: z.ZodError): string {
  const [issue] = error.issues;
  return (issue && pathOf(issue).join(".")) || "(root)";
}

/**
 * Path of the field that an issue is about. In a union it is that of the likeliest variant, the one
 * whose issue lies deepest.
 */
function pathOf(issue: z.core.$ZodIssue): string[] {
  const here = issue.path.map(String);
  if (issue.code !== "invalid_union") return here;
  const deeper = issue.errors.flatMap(([first]) => (first ? [pathOf(first)] : []));
  const deepest = deeper.reduce(
    (longest, path) => (path.length > longest.length ? path : longest),
    [],
  );
  return [...here, ...deepest];
}
