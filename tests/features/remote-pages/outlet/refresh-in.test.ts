import { expect, it } from "vitest";
import { refreshDelayMs } from "~/features/remote-pages/outlet/machine";

it("CAS-07 a remote body is reloaded at its earliest valid refresh time, at least 500 ms later", () => {
  expect(refreshDelayMs([])).toBeNull();
  expect(refreshDelayMs(["12000", "3400", undefined])).toBe(3_400);
  expect(refreshDelayMs(["0"])).toBe(500);
  for (const text of ["-1", "1e3", "", "soon", "86400000"])
    expect(refreshDelayMs([text])).toBeNull();
  expect(refreshDelayMs(["86400000", "9000"])).toBe(9_000);
});
