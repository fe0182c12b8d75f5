import { isPersonalField } from "./personal-names.server";

/** The text that stands in logs for a masked value. */
export const maskedText = "[masked]";

const secrets: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, maskedText],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${maskedText}`],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, maskedText],
];
/** Maximum length of logged text, characters; the patterns are slow on longer text. */
const longest = 4000;

/** Removes tokens, e-mail addresses and personal query parameters from text. */
export function maskSecretsInText(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const bare = secrets.reduce((left, [pattern, instead]) => left.replace(pattern, instead), short);
  return bare.replace(
    /([?&;]|\b)([\w.-]{2,40})=([^&\s;#"']+)/g,
    (whole, before: string, name: string) =>
      isPersonalField(name) ? `${before}${name}=${maskedText}` : whole,
  );
}
