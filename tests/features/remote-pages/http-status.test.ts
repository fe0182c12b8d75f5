import { describe, expect, it } from "vitest";
import { httpStatusWithRemote } from "~/features/remote-pages/http-status";
import { screens } from "~/features/screens/catalogue";
import type { RemoteImportance } from "~/features/screens/types";

describe("page status after a remote failure", () => {
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
  it.each(table)(
    "REM-16 REM-07 a failed %s remote with status %s gives the page status %i",
    (rank, status, expected) => {
      const failed =
        status === undefined ? { state: "error" as const } : { state: "error" as const, status };
      expect(httpStatusWithRemote(rank, failed, 200)).toBe(expected);
    },
  );

  it("REM-10 a remote that is still loading does not change the page status", () => {
    for (const rank of ["primary", "essential", "regular"] as const)
      expect(httpStatusWithRemote(rank, { state: "loading" }, 200)).toBe(200);
  });

  it("REM-16 every remote screen has a primary remote, except the cookies page", () => {
    const others = screens.filter(
      ({ remote, remoteRank }) => remote !== null && remoteRank !== "primary",
    );
    expect(others.map(({ id, remoteRank }) => [id, remoteRank])).toEqual([
      ["info:cookies", "regular"],
    ]);
  });
});
