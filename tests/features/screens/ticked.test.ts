import { expect, it } from "vitest";
import { isTicked } from "~/features/screens/ticked";

it("TRM-03 CNS-01 POP-05 a box is ticked where it was sent, and not as a no", () => {
  expect(["1", "on", "true", "yes"].map(isTicked)).toEqual([true, true, true, true]);
  for (const no of [null, "", " ", "0", "false", "FALSE", "off", "no", " 0 ", new File([], "on")])
    expect(isTicked(no)).toBe(false);
});
