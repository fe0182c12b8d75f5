import type { Language } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";

/** Texts of the errors of declared forms. */
const errorKeys = [
  "field_required",
  "field_email",
  "field_number",
  "field_amount",
  "field_choice",
  "field_invalid",
  "form_not_saved",
  "form_unavailable",
  "form_too_often",
] as const;

/**
 * The texts that the shell writes beside a refused form: the heading of the error summary, and a text per error
 * code. A remote's own texts take precedence.
 */
export async function formErrorTexts(lng: Language) {
  const [main, errors] = await Promise.all([serverTexts(lng, "main"), serverTexts(lng, "errors")]);
  const error = (code: string, isOfField: boolean) => {
    const key = `${isOfField ? "field" : "form"}_${code.replaceAll("-", "_")}`;
    const known = errorKeys.find((one) => one === key);
    return errors(known ?? (isOfField ? "field_invalid" : "form_not_saved"));
  };
  return { summary: main("error_summary"), error };
}
