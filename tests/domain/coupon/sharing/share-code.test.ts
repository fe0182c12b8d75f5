import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  encodeShareCode,
  formatShareCode,
  parseShareCode,
} from "~/domain/coupon/sharing/share-code";

const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });

describe("coupon share code", () => {
  it("CPN-21 a share code encodes 40 bits as 8 digits of Crockford's base 32", () => {
    // 0xFFFFFFFFFF, 0x0123456789 and 1 in the alphabet of Crockford's description.
    expect(encodeShareCode(Uint8Array.of(255, 255, 255, 255, 255))).toBe("ZZZZZZZZ");
    expect(encodeShareCode(Uint8Array.of(0x01, 0x23, 0x45, 0x67, 0x89))).toBe("04HMASW9");
    expect(encodeShareCode(Uint8Array.of(0, 0, 0, 0, 1))).toBe("00000001");
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        expect(encodeShareCode(one) === encodeShareCode(other)).toBe(
          Buffer.from(one).equals(Buffer.from(other)),
        );
      }),
    );
  });

  it("CPN-21 a share code is read in any case, with hyphens, spaces and look-alike letters", () => {
    fc.assert(
      fc.property(bytes, (any) => {
        const code = encodeShareCode(any);
        expect(parseShareCode(code)).toBe(code);
        expect(parseShareCode(` ${formatShareCode(code).toLowerCase()} `)).toBe(code);
        expect(parseShareCode(code.replaceAll("0", "O").replaceAll("1", "l"))).toBe(code);
      }),
    );
    expect(parseShareCode("oil0-1234")).toBe("01101234");
    expect(formatShareCode("7KQ2M9XD")).toBe("7KQ2-M9XD");
  });

  it.each([
    "",
    "7KQ2M9X",
    "7KQ2M9XDD",
    "7KQ2M9XU",
    "7KQ2M9X!",
    "٧KQ2M9XD",
    `7KQ2M9XD${" ".repeat(80)}`,
  ])("CPN-21 %j is rejected as a share code", (text) => {
    expect(parseShareCode(text)).toBeNull();
  });
});
