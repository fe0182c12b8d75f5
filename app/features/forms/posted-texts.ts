/** The texts of a form by name; of a name that comes twice the first. */
export function postedTexts(form: FormData): Readonly<Record<string, string>> {
  const texts = [...form].filter((one): one is [string, string] => typeof one[1] === "string");
  return Object.fromEntries(texts.reverse());
}
