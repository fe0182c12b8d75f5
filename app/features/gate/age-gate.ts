import { ageLimitOfCountry } from "~/domain/settings/licence";
import type { SiteConfig } from "~/domain/settings/site-config";

/** Screens open before the age is confirmed: the gate itself and legally required information. */
const screensBefore: readonly string[] = ["age-gate", "info:rules", "info:responsiblegaming"];

/**
 * The age that a visitor still has to confirm (POP-05); null = none. `confirmed` is the cookie `age` with the
 * confirmed age, so that a higher one is asked for again; `country` is the visitor's.
 */
export function ageToConfirm(
  { ageGate, licence }: Pick<SiteConfig, "ageGate" | "licence">,
  isSignedIn: boolean,
  confirmed: string | null,
  country: string,
): number | null {
  const limit = ageLimitOfCountry(licence, country);
  if (!ageGate.isOn || limit <= 0 || isSignedIn) return null;
  const age = /^\d{1,3}$/.test(confirmed ?? "") ? Number(confirmed) : 0;
  return age >= limit ? null : limit;
}

/** Whether the gate covers a screen; null = an address without a screen. */
export function isCoveredByAgeGate(screen: { readonly id: string } | null): boolean {
  return (
    screen === null || (!screensBefore.includes(screen.id) && !screen.id.startsWith("notice:"))
  );
}
