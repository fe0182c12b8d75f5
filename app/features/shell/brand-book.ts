interface BrandProperty {
  readonly property: string;
  readonly value: string;
}

const functions = new Set([
  "rgb",
  "rgba",
  "hsl",
  "hsla",
  "hwb",
  "lab",
  "lch",
  "oklab",
  "oklch",
  "color-mix",
  "var",
  "calc",
  "min",
  "max",
  "clamp",
  "linear-gradient",
  "radial-gradient",
  "cubic-bezier",
  "translate",
  "scale",
  "rotate",
]);

/**
 * The brand book of site config as custom properties of `:root`, px divided by 16 as em (LAY-09). Properties
 * that could break out of their declaration are left out, because the text is in a style element.
 */
export function brandBookStyle(brandBook: readonly BrandProperty[]): string {
  const declarations = brandBook.flatMap(({ property, value }) => {
    const name = customProperty(property);
    return name !== null && isPlainValue(value) ? [`${name}:${emOf(value.trim())}`] : [];
  });
  return declarations.length === 0 ? "" : `:root{${declarations.join(";")}}`;
}

function customProperty(property: string): string | null {
  const name = property.trim().replace(/^-*/, "");
  return /^[a-z][a-z0-9_-]{0,63}$/i.test(name) ? `--${name}` : null;
}

/**
 * Whether a CSS value has only words, numbers, colours, known functions and plain quoted words:
 * nothing that loads something, escapes a character or ends a rule. At most 200 characters.
 */
function isPlainValue(value: string): boolean {
  if (value.trim() === "" || value.length > 200) return false;
  if (!/^[\w\s#%.,+\-*/()"']+$/.test(value) || /\/\*|\*\//.test(value)) return false;
  const bare = value.replace(/"[\w .-]*"|'[\w .-]*'/g, "");
  if (/["']/.test(bare)) return false;
  for (const [, name = ""] of bare.matchAll(/([\w-]*)\(/g)) {
    if (name !== "" && !functions.has(name.toLowerCase())) return false;
  }
  return areParenthesesPaired(bare);
}

function areParenthesesPaired(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function emOf(value: string): string {
  return value.replace(/(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))px\b/gi, (_, pixels: string) => {
    const em = Number(pixels) / 16;
    return `${Number(em.toFixed(6))}em`;
  });
}
