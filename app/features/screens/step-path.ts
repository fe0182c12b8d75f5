import { screenById } from "./catalogue";
import { fitsAsReturnUrl } from "./returnUrl";

/** A page that comes before the requested one: age or terms to confirm, reality check, identification. */
type Step = "confirm" | "reality-check" | "age-gate" | "office:identification";

/**
 * The address of a page that the visitor must answer first, such as the age gate. `returnUrl` is
 * the path of the requested page; home's path is left out.
 */
export function blockingStepPath(
  step: Step,
  lng: string,
  returnUrl: string,
  query: Record<string, string> = {},
): string {
  const params = new URLSearchParams(query);
  if (returnUrl !== `/${lng}/` && fitsAsReturnUrl(returnUrl)) params.set("returnUrl", returnUrl);
  const page = `/${lng}/${screenById(step).pattern}`;
  return params.size > 0 ? `${page}?${params}` : page;
}

/**
 * The address for confirming changed terms (TRM-02). `isRequired`: the platform refused a call until then, so
 * the page shows even if the terms do not count as changed yet (PLT-05).
 */
export function termsConfirmationPath(lng: string, returnUrl: string, isRequired: boolean): string {
  return blockingStepPath("confirm", lng, returnUrl, isRequired ? { required: "1" } : {});
}
