// Matches strings and comments in one pass, because neither starts inside the other. An open comment ends
// with the text, as in browsers; otherwise every start would be searched to the end again.
const textOrComment =
  /"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|\/\*[\s\S]*?(?:\*\/|$)/g;

/**
 * Whether CSS declarations could load something, or could hide that they do: functions with
 * addresses, open strings, and escapes outside strings, which can spell any name.
 */
export function mayCssLoadExternalFile(text: string): boolean {
  const bare = text.replace(textOrComment, " ");
  return /["'\\]|url\s*\(|image-set\s*\(|image\s*\(|src\s*\(|expression\s*\(|-moz-binding|behavior\s*:/i.test(
    bare,
  );
}
