import { describe, expect, it } from "vitest";
import { blockReason } from "~/features/blocking/reasons";

describe("block reasons", () => {
  it.each([
    [4, "site-updates"],
    [16, "suspension"],
    [1, "block"],
    [2, "block"],
    [3, "block"],
    [5, "block"],
    [14, "block"],
    [13, "block-ua"],
    [17, "block-ie"],
    [8, "coming-soon"],
    [0, null],
    [6, null],
    [99, null],
  ])("NTC-01 block template %i gives the block reason %s", (templateTypeId, reason) => {
    expect(blockReason({ displayTypeId: 1, templateTypeId }, false)).toBe(reason);
  });

  it("NTC-01 only display type 1 with a template blocks the site", () => {
    for (const displayTypeId of [null, 0, 2])
      expect(blockReason({ displayTypeId, templateTypeId: 4 }, false)).toBeNull();
    expect(blockReason({ displayTypeId: 1, templateTypeId: null }, false)).toBeNull();
  });

  it("NTC-01 the cookie force-geo-off lifts block template 1 and no other", () => {
    expect(blockReason({ displayTypeId: 1, templateTypeId: 1 }, true)).toBeNull();
    for (const templateTypeId of [2, 3, 4, 5, 8, 13, 14, 16, 17]) {
      expect(blockReason({ displayTypeId: 1, templateTypeId }, true)).not.toBeNull();
    }
  });
});
