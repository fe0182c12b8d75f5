type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const rules = new Map<string, Intl.PluralRules>();

/** A count with its noun in the right plural form; `{n}` is the number. */
export function plural(locale: string, n: number, forms: Forms): string {
  let rule = rules.get(locale);
  if (!rule) {
    rule = new Intl.PluralRules(locale);
    rules.set(locale, rule);
  }
  return (forms[rule.select(n)] ?? forms.other).replace("{n}", String(n));
}
