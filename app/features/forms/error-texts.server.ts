import type { Language } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";

/** Texts of the errors of declared forms that any form may have. */
const errorKeys = [
  "field_required",
  "field_email",
  "field_number",
  "field_amount",
  "field_choice",
  "form_expired",
  "form_not_saved",
  "form_unavailable",
  "form_too_often",
] as const;

/**
 * Texts of the refusals of the calls that declared forms send (`platform/protocol`), for pages that no longer show
 * the form: a remote's own texts are on it.
 */
const refusalKeys = [
  "not_offered",
  "unknown_offer",
  "points",
  "not_pending",
  "unknown_payment",
  "unknown_thread",
  "not_blocked",
  "excluded",
  "account_frozen",
  "key_reused",
  "pending",
  "paid",
  "nothing",
  "account",
  "currency",
  "exists",
  "too_many",
  "main",
  "not_empty",
  "open_bets",
  "pending_payment",
  "not_allowed",
  "advance",
  "changed",
  "closed",
  "funds",
  "limit",
  "below_minimum",
  "above_maximum",
  "amount",
  "picks",
  "too_many_variants",
  "numbers",
  "too_many_lines",
  "draws",
  "sign_in",
  "reality_check",
  "age_gate",
  "checking",
  "session_limit",
  "not_found",
  "fun_over",
  "round_open",
  "round_over",
  "bets_closed",
  "too_soon",
  "seed",
  "age",
  "refused",
  "incomplete",
  "file_empty",
  "file_too_large",
  "file_type",
  "file_active",
  "too_many_files",
  "upload_broken",
] as const;

/**
 * Codes of a field that the page does not show, or shows no more: only another page than this sends such a text
 * in it.
 */
const hiddenFieldCodes = ["required", "choice", "invalid", "too-long", "schema", "json"];

/**
 * The texts that the shell writes beside a refused form: the heading of the error summary, and a text per error
 * code. A remote's own texts take precedence.
 */
export async function formErrorTexts(lng: Language) {
  const [main, errors, refusals] = await Promise.all([
    serverTexts(lng, "main"),
    serverTexts(lng, "errors"),
    serverTexts(lng, "refusals"),
  ]);
  const error = (code: string, isOfField: boolean) => {
    const key = code.replaceAll("-", "_");
    if (!isOfField && hiddenFieldCodes.includes(code)) return refusals("incomplete");
    const known = errorKeys.find((one) => one === `${isOfField ? "field" : "form"}_${key}`);
    if (known) return errors(known);
    const refusal = refusalKeys.find((one) => one === key);
    if (refusal) return refusals(refusal);
    return isOfField ? main("field_invalid") : errors("form_not_saved");
  };
  return { summary: main("error_summary"), error };
}
