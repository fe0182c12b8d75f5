import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import * as browser from "~sandbox/browser/crypto";

it("CAS-05 the browser's SHA-256 and HMAC give the same digests as Node's", () => {
  const texts = [
    "",
    "a",
    "seed:0",
    "é – 猫",
    "x".repeat(55),
    "x".repeat(56),
    "y".repeat(64),
    "z".repeat(1_000),
  ];
  for (const text of texts) {
    expect(browser.createHash("sha256").update(text).digest("hex")).toBe(
      createHash("sha256").update(text).digest("hex"),
    );
    for (const secret of ["", "secret", "k".repeat(64), "k".repeat(65)])
      expect(browser.createHmac("sha256", secret).update(text).digest("hex")).toBe(
        createHmac("sha256", secret).update(text).digest("hex"),
      );
  }
});
