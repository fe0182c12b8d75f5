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

// Strings, functions with what is in them (one level of nesting), numbers with units, or a name.
const part =
  /"[^"]*"|'[^']*'|[\w-]+\((?:[^()]|\([^()]*\))*\)|[+-]?(?:\d*\.)?\d[\w%.]*|-?[a-z_][\w-]*|--[\w-]+/gi;

/** A value of `animation` or `animation-name` that names this app's own keyframes (REM-11). */
export function writeKeyframesUse(value: string, app: string): string {
  return value.replace(part, (word) => {
    const isName = /^[a-z_-]/i.test(word) && !word.endsWith(")") && !keywords.has(word.toLowerCase());
    if (/^["']/.test(word)) return `${app}-${word.slice(1, -1)}`;
    return isName ? `${app}-${word}` : word;
  });
}
