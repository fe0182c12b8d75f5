/**
 * Font families of the shell (`styles/tokens.css`), lower case. A font's name applies to the whole document,
 * so a remote's Arial would replace the shell's.
 */
export const reservedShellFonts: ReadonlySet<string> = new Set([
  "system-ui",
  "-apple-system",
  "segoe ui",
  "roboto",
  "noto sans",
  "noto sans arabic",
  "helvetica neue",
  "arial",
  "sans-serif",
]);

/**
 * Whether the declarations inside an `@font-face` rule name only plain font families, none of which
 * is the shell's.
 */
export function isFontFaceNameAllowed(inside: string): boolean {
  const families = [...inside.matchAll(/(?:^|;)font-family:([^;]*)/gi)].map(([, name = ""]) =>
    name
      .replace(/["']|!important/g, "")
      .replace(/\s+/g, " ")
      .trim()
      .toLowerCase(),
  );
  return families.every((name) => !name.includes("\\") && !reservedShellFonts.has(name));
}
