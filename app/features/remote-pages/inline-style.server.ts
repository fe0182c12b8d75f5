/**
 * Whether CSS declarations could load something or hide what they say: functions that take addresses, and
 * escapes outside quotes, with which any name can be spelled.
 */
export function hasRiskyCss(text: string): boolean {
  const bare = text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g, '""');
  return /\\|url\s*\(|image-set\s*\(|image\s*\(|src\s*\(|expression\s*\(|-moz-binding|behavior\s*:/i.test(
    bare,
  );
}
