import { screenOf } from "./catalogue";

/** A page that comes before the one a player asked for: an age or terms to confirm, a reality check, an identification. */
type Step = "confirm" | "reality-check" | "age-gate" | "office:identification";

/** Where a step is taken; `returnUrl` is the page, a path, that the player was going to. From none one goes on to home. */
export function stepPath(
  step: Step,
  lng: string,
  returnUrl: string,
  query: Record<string, string> = {},
): string {
  const params = new URLSearchParams(query);
  if (returnUrl !== `/${lng}/`) params.set("returnUrl", returnUrl);
  const page = `/${lng}/${screenOf(step).pattern}`;
  return params.size > 0 ? `${page}?${params}` : page;
}

/**
 * Where changed terms are confirmed (TRM-02). `isRequired`: a call was refused until then, so the page is shown although the
 * terms may not count as changed yet (PLT-05).
 */
export function confirmPath(lng: string, returnUrl: string, isRequired: boolean): string {
  return stepPath("confirm", lng, returnUrl, isRequired ? { required: "1" } : {});
}
