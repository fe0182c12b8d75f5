import { distance } from "fastest-levenshtein";
import type { Env, EnvSource } from "./environment.server";
import { environmentVariables } from "./variables.server";

/** A name this near to one of ours is taken for a misspelt one, in changed letters. */
const mostChanges = 2;
const known: readonly string[] = Object.keys(environmentVariables);
/** Names that begin so belong to this product; other prefixes of ours are also used by hosts and editors. */
const ours = /^SANDBOX_/;

/** Lines about the environment for the operator, printed at start. */
export function startNotes({ isDemonstration }: Env, source: EnvSource): readonly string[] {
  const misspelt = Object.keys(source).flatMap((name) => {
    const meant = variableMeantBy(name);
    if (meant === null) return [];
    return [`${name} is not a variable of Touchline${meant ? `; did you mean ${meant}?` : "."}`];
  });
  return [
    ...misspelt,
    ...(isDemonstration
      ? [
          "This is a demonstration: an embedded platform with public passwords and play money. Set PLATFORM_ORIGIN for a real one.",
        ]
      : []),
  ];
}

/** The variable that an unknown name resembles; "" = none, but it looks like ours; null = not ours. */
function variableMeantBy(name: string): string | null {
  if (known.includes(name)) return null;
  const upper = name.toUpperCase();
  const [nearest = ""] = known
    // A short name such as PORT resembles too much.
    .filter((one) => one.length > 5 && distance(one, upper) <= mostChanges)
    .sort((a, b) => distance(a, upper) - distance(b, upper));
  return nearest !== "" || ours.test(upper) ? nearest : null;
}
