// One pass over texts and comments together: what begins inside the one is no beginning of the other. An open comment
// reaches to the end, as it does in browsers; else every other beginning would be sought to the end again.
const textOrComment = /"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|\/\*[\s\S]*?(?:\*\/|$)/g;

/**
 * Whether CSS declarations could load something or hide what they say: functions that take addresses, texts that
 * do not end, and escapes outside texts, with which any name can be spelled.
 */
export function hasRiskyCss(text: string): boolean {
  const bare = text.replace(textOrComment, " ");
  return /["'\\]|url\s*\(|image-set\s*\(|image\s*\(|src\s*\(|expression\s*\(|-moz-binding|behavior\s*:/i.test(
    bare,
  );
}
