import type { SiteConfig } from "~/features/settings/site-config";

/** What stays open to somebody who has not confirmed an age yet: what is asked, and what the law wants readable. */
const screensBefore: readonly string[] = ["age-gate", "info:rules", "info:responsiblegaming"];

/**
 * The age that a visitor still has to confirm (POP-05); null = nothing is asked. `confirmed` is the cookie `age`: the
 * age that was confirmed, so that a higher one is asked for anew.
 */
export function ageToConfirm(
  { ageGate, licence }: Pick<SiteConfig, "ageGate" | "licence">,
  isSignedIn: boolean,
  confirmed: string | null,
): number | null {
  if (!ageGate.isOn || licence.ageLimit <= 0 || isSignedIn) return null;
  const age = /^\d{1,3}$/.test(confirmed ?? "") ? Number(confirmed) : 0;
  return age >= licence.ageLimit ? null : licence.ageLimit;
}

/** Whether a screen is behind the gate while it holds; null = an address that is none. */
export function isBehindGate(screen: { readonly id: string } | null): boolean {
  return screen === null || (!screensBefore.includes(screen.id) && !screen.id.startsWith("notice:"));
}
