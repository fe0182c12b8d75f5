import { expect, it } from "vitest";
import { isTicked } from "~/features/screens/ticked";

it("TRM-03 CNS-01 POP-05 a checkbox counts as ticked when its value was sent and is not a spelling of no", () => {
  expect(["1", "on", "true", "yes"].map(isTicked)).toEqual([true, true, true, true]);
  for (const no of [null, "", " ", "0", "false", "FALSE", "off", "no", " 0 ", new File([], "on")])
    expect(isTicked(no)).toBe(false);
});
