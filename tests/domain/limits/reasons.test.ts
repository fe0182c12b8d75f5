import { expect, it } from "vitest";
import { exclusionReasonIdOrFirst } from "~/domain/limits/reasons";

it("LIM-08 an unknown exclusion reason falls back to the first one offered, or to none without any", () => {
  const reasons = [
    { id: 4, text: "time" },
    { id: 2, text: "money" },
  ];
  const found = [2, 4, 99, 0, Number.NaN, null, undefined].map((id) =>
    exclusionReasonIdOrFirst(reasons, id),
  );
  expect(found).toEqual([2, 4, 4, 4, 4, 4, 4]);
  expect(exclusionReasonIdOrFirst([], 2)).toBeNull();
});
