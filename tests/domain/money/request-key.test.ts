import fc from "fast-check";
import { expect, it } from "vitest";
import { isRequestKey } from "~/domain/money/request-key";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";

it("CPP-10 a request key consists of 8 to 64 letters, digits, underscores and hyphens only", () => {
  const some = fc.array(fc.constantFrom(...letters), { minLength: 8, maxLength: 64 });
  fc.assert(fc.property(some, (key) => isRequestKey(key.join(""))));
  fc.assert(
    fc.property(some, fc.constantFrom(..." .:/+=%\n'<é"), fc.nat(64), (key, odd, at) => {
      const text = key.slice(0, 63).join("");
      const place = Math.min(at, text.length);
      return !isRequestKey(text.slice(0, place) + odd + text.slice(place));
    }),
  );
});

it.each([
  ["", false],
  ["a".repeat(7), false],
  ["a".repeat(8), true],
  ["a".repeat(64), true],
  ["a".repeat(65), false],
])("CPP-10 the request key “%s” has a valid length: %s", (key, isOne) => {
  expect(isRequestKey(key)).toBe(isOne);
});
