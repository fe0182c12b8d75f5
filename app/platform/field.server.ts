import type { z } from "zod";

/** The path of the first field that is wrong, "bets.0.coef"; within a choice of shapes, that of the likeliest (CFG-09). */
export function fieldOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return (issue && pathOf(issue).join(".")) || "(root)";
}

/** The shape that was meant is the one whose complaint lies deepest. */
function pathOf(issue: z.core.$ZodIssue): string[] {
  const here = issue.path.map(String);
  if (issue.code !== "invalid_union") return here;
  const deeper = issue.errors.flatMap(([first]) => (first ? [pathOf(first)] : []));
  const deepest = deeper.reduce((longest, path) => (path.length > longest.length ? path : longest), []);
  return [...here, ...deepest];
}
