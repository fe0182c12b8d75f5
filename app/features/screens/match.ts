import { screens } from "./catalogue";
import { decodePath } from "./decode-path";
import { parsePattern } from "./pattern";
import {
  addScreenToPatternTree,
  createPatternNode,
  findPatternEnd,
  optionalParamVariants,
  readPathParams,
} from "./pattern-tree";
import type { Screen, ScreenMatch } from "./types";

/** Builds a function that finds the screen of a path; throws if two rows match the same address. */
export function createScreenMatcher(
  rows: readonly Screen[],
): (path: readonly string[]) => ScreenMatch | null {
  const root = createPatternNode();
  for (const screen of rows) {
    if (screen.pattern.startsWith("?")) continue;
    for (const segments of optionalParamVariants(parsePattern(screen.pattern)))
      addScreenToPatternTree(root, screen, segments);
  }
  return (raw) => {
    const path = decodePath(raw);
    const leaf = path && findPatternEnd(root, path, 0);
    return leaf ? { screen: leaf.screen, params: readPathParams(leaf, path), path } : null;
  };
}

/** The screen of a path (raw segments after the language), or null (SCR-01, SCR-11). */
export const matchScreen = createScreenMatcher(screens);
