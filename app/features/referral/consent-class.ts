import type { ConsentClass } from "~/domain/consent/choice";
import type { SiteConfig } from "~/domain/settings/site-config";
import { referralCookies } from "./referral";

const names: readonly string[] = referralCookies;

/** The class of what is stored: of referral cookies the one that site config gives them (REF-02). */
export function consentClassOf(
  { name, class: own }: { readonly name: string; readonly class: ConsentClass },
  { referral }: Pick<SiteConfig, "referral">,
): ConsentClass {
  return names.includes(name) ? referral.consentClass : own;
}
