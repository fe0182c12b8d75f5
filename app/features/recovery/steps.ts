/** The step that a form of the recovery page posts, by its fields (docs/forms.md). */
export function postedRecoveryStep(form: FormData): "name" | "code" | "password" {
  if (form.has("password")) return "password";
  return form.has("code") ? "code" : "name";
}

/**
 * The token of an e-mailed recovery link, which replaces the code; cut to `longest` characters.
 * null = the address has none.
 */
export function readRecoveryLinkToken({ searchParams }: URL, longest = 256): string | null {
  const token = searchParams.get("token") ?? "";
  return token === "" ? null : token.slice(0, longest);
}
