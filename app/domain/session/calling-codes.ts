/** Facts about the telephone numbers of a calling code. */
export interface CallingCode {
  /** Digits without the plus. */
  readonly code: string;
  /** ISO 3166 regions of the code, the one with the most numbers first. */
  readonly regions: readonly string[];
  /** Minimum and maximum digits of a national number. */
  readonly digits: readonly [least: number, most: number];
  /**
   * Trunk prefix before a national number, not dialled from abroad; "" = a leading zero is part of the
   * number.
   */
  readonly trunk: string;
}

/** Calling codes of the numbering plan (ITU E.164) and their regions. */
const served =
  "1 US CA DO PR JM TT BS BB|7 RU KZ|20 EG|27 ZA|30 GR|31 NL|32 BE|33 FR|34 ES|36 HU|39 IT VA|40 RO|41 CH|43 AT|" +
  "44 GB GG JE IM|45 DK|46 SE|47 NO|48 PL|49 DE|51 PE|52 MX|53 CU|54 AR|55 BR|56 CL|57 CO|58 VE|60 MY|61 AU|62 ID|" +
  "63 PH|64 NZ|65 SG|66 TH|81 JP|82 KR|84 VN|86 CN|90 TR|91 IN|92 PK|93 AF|94 LK|95 MM|98 IR|211 SS|212 MA EH|" +
  "213 DZ|216 TN|218 LY|220 GM|221 SN|222 MR|223 ML|224 GN|225 CI|226 BF|227 NE|228 TG|229 BJ|230 MU|231 LR|" +
  "232 SL|233 GH|234 NG|235 TD|236 CF|237 CM|238 CV|239 ST|240 GQ|241 GA|242 CG|243 CD|244 AO|245 GW|248 SC|" +
  "249 SD|250 RW|251 ET|252 SO|253 DJ|254 KE|255 TZ|256 UG|257 BI|258 MZ|260 ZM|261 MG|262 RE YT|263 ZW|264 NA|" +
  "265 MW|266 LS|267 BW|268 SZ|269 KM|290 SH|291 ER|297 AW|298 FO|299 GL|350 GI|351 PT|352 LU|353 IE|354 IS|" +
  "355 AL|356 MT|357 CY|358 FI|359 BG|370 LT|371 LV|372 EE|373 MD|374 AM|375 BY|376 AD|377 MC|378 SM|380 UA|" +
  "381 RS|382 ME|383 XK|385 HR|386 SI|387 BA|389 MK|420 CZ|421 SK|423 LI|500 FK|501 BZ|502 GT|503 SV|504 HN|" +
  "505 NI|506 CR|507 PA|508 PM|509 HT|590 GP|591 BO|592 GY|593 EC|594 GF|595 PY|596 MQ|597 SR|598 UY|599 CW|" +
  "670 TL|672 NF|673 BN|674 NR|675 PG|676 TO|677 SB|678 VU|679 FJ|680 PW|681 WF|682 CK|683 NU|685 WS|686 KI|" +
  "687 NC|688 TV|689 PF|690 TK|691 FM|692 MH|850 KP|852 HK|853 MO|855 KH|856 LA|880 BD|886 TW|960 MV|961 LB|" +
  "962 JO|963 SY|964 IQ|965 KW|966 SA|967 YE|968 OM|970 PS|971 AE|972 IL|973 BH|974 QA|975 BT|976 MN|977 NP|" +
  "992 TJ|993 TM|994 AZ|995 GE|996 KG|998 UZ";

/**
 * Number of digits of a national number, by calling code, for countries where all numbers have the
 * same length: there a wrong number of digits is an error at once.
 */
const exactDigits: ReadonlyMap<string, number> = new Map([
  ...["1", "7", "90", "91"].map((code) => [code, 10] as const),
  ...["33", "34", "48", "351", "375", "380", "420", "992", "994", "995", "996", "998"].map(
    (code) => [code, 9] as const,
  ),
  ...["374", "373", "965", "974"].map((code) => [code, 8] as const),
]);

const trunks: ReadonlyMap<string, string> = new Map([
  ...["1", "39", "225", "242", "378"].map((code) => [code, ""] as const),
  ["7", "8"],
  ["36", "06"],
  ["375", "80"],
]);

/** Minimum digits of any plan; with its code a number has at most 15 (E.164). */
const leastDigits = 4;
const mostDigits = 15;

/** All calling codes; none is a prefix of another. */
export const callingCodes: readonly CallingCode[] = served.split("|").map((entry) => {
  const [code = "", ...regions] = entry.split(" ");
  const exact = exactDigits.get(code);
  const digits = [exact ?? leastDigits, exact ?? mostDigits - code.length] as const;
  return { code, regions, digits, trunk: trunks.get(code) ?? "0" };
});

const byCode: ReadonlyMap<string, CallingCode> = new Map(
  callingCodes.map((entry) => [entry.code, entry]),
);

/** The calling code with these digits; undefined where there is none. */
export function findCallingCode(digits: string): CallingCode | undefined {
  return byCode.get(digits);
}

/** The calling code at the start of an international number's digits. */
export function callingCodeAtStart(digits: string): CallingCode | undefined {
  return (
    byCode.get(digits.slice(0, 1)) ??
    byCode.get(digits.slice(0, 2)) ??
    byCode.get(digits.slice(0, 3))
  );
}

/** The calling code of a region (ISO 3166, any case). */
export function callingCodeOfRegion(region: string): CallingCode | undefined {
  const name = region.toUpperCase();
  return callingCodes.find(({ regions }) => regions.includes(name));
}
