/** Countries with the safer gambling policy logo, by the platform's country ids (LIM-11). */
const countries: readonly number[] = [1, 66, 126, 228, 120];

export function hasSaferGamblingLogo(countryId: number): boolean {
  return countries.includes(countryId);
}
