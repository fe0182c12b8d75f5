/** Crockford's base 32 without I, L, O and U; 8 digits are 40 bits. */
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;

/** The code of 5 bytes (40 bits), which must be random to be unguessable (CPN-21). */
export function encodeShareCode(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 5)) bits = bits * 256n + BigInt(byte);
  let code = "";
  for (let at = 0; at < length; at++, bits >>= 5n) code = digits.charAt(Number(bits & 31n)) + code;
  return code;
}

/** Parses a typed code, or null: case, spaces and hyphens are ignored, O is 0, I and L are 1. */
export function parseShareCode(text: string): string | null {
  if (text.length > 64) return null;
  const code = text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return code.length === length && [...code].every((digit) => digits.includes(digit)) ? code : null;
}

/** A code in two halves for reading: "7KQ2-M9XD". */
export function formatShareCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}
