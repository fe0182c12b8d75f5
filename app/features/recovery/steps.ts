/** The step that a form of the recovery page posts, by its fields (docs/forms.md). */
export function postedStep(form: FormData): "name" | "code" | "password" {
  if (form.has("password")) return "password";
  return form.has("code") ? "code" : "name";
}

/** The token of a mail's link, which stands for the code; null = none. */
export function linkToken({ searchParams }: URL): string | null {
  const token = searchParams.get("token") ?? "";
  return token === "" ? null : token.slice(0, 256);
}
