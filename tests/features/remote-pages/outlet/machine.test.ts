import { describe, expect, it } from "vitest";
import {
  mayRetryRemoteManually,
  nextRemoteState,
  type RemoteState,
  retryDelayMs,
} from "~/features/remote-pages/outlet/machine";

const states: readonly RemoteState[] = ["not-exist", "loading", "ready", "error"];

// REM-02, move by move.
const allowed = new Set([
  "not-exist>loading",
  "not-exist>ready",
  "error>loading",
  "error>not-exist",
  "loading>error",
  "loading>ready",
  "loading>not-exist",
  "ready>not-exist",
]);

describe("states of a remote page", () => {
  for (const from of states) {
    for (const to of states) {
      const isAllowed = allowed.has(`${from}>${to}`);
      it(`REM-02 the change of a remote page from ${from} to ${to} is ${isAllowed ? "made" : "refused and logged"}`, () => {
        const log: string[] = [];
        expect(nextRemoteState(from, to, (message) => log.push(message))).toBe(
          isAllowed ? to : from,
        );
        expect(log).toHaveLength(isAllowed ? 0 : 1);
      });
    }
  }
});

describe("retries of a remote page", () => {
  it("REM-03 a remote page is retried after 1000, 2000 and 4000 ms and then no more", () => {
    expect([0, 1, 2, 3, 4].map(retryDelayMs)).toEqual([1000, 2000, 4000, null, null]);
  });

  it("REM-03 a manual retry of a remote page is allowed at once and then at most once a second", () => {
    expect(mayRetryRemoteManually(null, 5)).toBe(true);
    expect(mayRetryRemoteManually(10_000, 10_999)).toBe(false);
    expect(mayRetryRemoteManually(10_000, 11_000)).toBe(true);
  });
});
