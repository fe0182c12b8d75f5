import type { PhoneMask } from "./types";

/** A mask as an example to read: "9## ###-##-##" becomes "9__ ___-__-__". */
export function phoneMaskExample({ mask }: PhoneMask): string {
  return mask.replaceAll("#", "_");
}
