/** Countries whose players see the mark of the policy on safer gambling, by the platform's country ids (LIM-11). */
const countries: readonly number[] = [1, 66, 126, 228, 120];

/** Whether the policy's mark is shown to a player of a country (LIM-11). */
export function hasPolicyLogo(countryId: number): boolean {
  return countries.includes(countryId);
}
