import { describe, expect, it } from "vitest";
import { httpStatusWithRemote } from "~/features/remote-pages/rank";
import { screens } from "~/features/screens/catalogue";
import type { RemoteImportance } from "~/features/screens/types";

describe("what a remote's failure means for its page", () => {
  const table: [RemoteImportance, number | undefined, number][] = [
    ["primary", 404, 404],
    ["primary", 503, 503],
    ["primary", 302, 502],
    ["primary", undefined, 502],
    ["essential", 404, 502],
    ["essential", undefined, 502],
    ["regular", 404, 200],
    ["regular", undefined, 200],
  ];
  it.each(table)("REM-16 REM-07 a %s one with %s makes the page %i", (rank, status, expected) => {
    const failed =
      status === undefined ? { state: "error" as const } : { state: "error" as const, status };
    expect(httpStatusWithRemote(rank, failed, 200)).toBe(expected);
  });

  it("REM-10 a wait is no failure, whatever its rank", () => {
    for (const rank of ["primary", "essential", "regular"] as const)
      expect(httpStatusWithRemote(rank, { state: "loading" }, 200)).toBe(200);
  });

  it("REM-16 a screen that is a remote's is nothing without it, but where the shell has a part of its own", () => {
    const others = screens.filter(
      ({ remote, remoteRank }) => remote !== null && remoteRank !== "primary",
    );
    expect(others.map(({ id, remoteRank }) => [id, remoteRank])).toEqual([
      ["info:cookies", "regular"],
    ]);
  });
});
