const dayMs = 86_400_000;
/** How long the text is valid, ms; less than a year is recommended (RFC 9116). */
const validMs = 180 * dayMs;

/** `security.txt` (RFC 9116): whom to tell of a weakness. It expires at the start of a day, so that it is the same all day. */
export function securityText({ origin, now }: { readonly origin: string; readonly now: number }) {
  const expires = new Date(Math.floor((now + validMs) / dayMs) * dayMs).toISOString();
  return [
    `Contact: ${origin}/en/contacts`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, ru, ar, es, tr",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
