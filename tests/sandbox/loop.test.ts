import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DueWorkLoop } from "~sandbox/services/loop";
import { expectErrors } from "../setup";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("SBX-01 due work that fails is retried, and the log has the reason without player data", async () => {
  expectErrors();
  const lines = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const stalled = new Error("Connection terminated due to connection timeout", {
    cause: new Error("Connection terminated unexpectedly"),
  });
  const work = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(new DrizzleQueryError("select $1", ["ivan@example.com"], stalled));
  const loop = new DueWorkLoop("settlement", work);
  loop.start();
  await vi.advanceTimersByTimeAsync(2_000);
  await loop.stop();
  expect(work).toHaveBeenCalledTimes(2);
  expect(lines.mock.calls).toEqual([
    [
      "settlement failed and will be tried again: Error: Connection terminated due to connection timeout",
    ],
  ]);
});
