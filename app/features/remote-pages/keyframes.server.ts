const keywords = new Set([
  "none",
  "initial",
  "inherit",
  "unset",
  "revert",
  "revert-layer",
  "auto",
  "infinite",
  "normal",
  "reverse",
  "alternate",
  "alternate-reverse",
  "forwards",
  "backwards",
  "both",
  "running",
  "paused",
  "ease",
  "ease-in",
  "ease-out",
  "ease-in-out",
  "linear",
  "step-start",
  "step-end",
  "replace",
  "add",
  "accumulate",
  "important",
]);

// A string, a function with its arguments (one level of nesting), a number with its unit, or a name.
const part =
  /"[^"]*"|'[^']*'|[\w-]+\((?:[^()]|\([^()]*\))*\)|[+-]?(?:\d*\.)?\d[\w%.]*|-?[a-z_][\w-]*|--[\w-]+/gi;

/** A value of `animation` or `animation-name` with this app's prefix on keyframes names (REM-11). */
export function prefixKeyframesNames(value: string, app: string): string {
  return value.replace(part, (word) => {
    const isName =
      /^[a-z_-]/i.test(word) && !word.endsWith(")") && !keywords.has(word.toLowerCase());
    if (/^["']/.test(word)) return `${app}-${word.slice(1, -1)}`;
    return isName ? `${app}-${word}` : word;
  });
}
