import { describe, expect, it } from "vitest";
import {
  isPlacementWindowOver,
  placementDeadline,
} from "~/features/coupon/placing/placement-window";

describe("the time of a placement", () => {
  it("CPP-11 may be judged for eight seconds, less than its call takes", () => {
    expect(placementDeadline(1_500_000)).toBe(1_508_000);
  });

  it("CPP-11 can arrive no more when its time, a lock's wait and the clocks' difference are over", () => {
    const sentAt = 1_500_000;
    // 8 s to be judged, 3 s behind a lock, 2 s between clocks.
    expect(
      [0, 8_000, 12_999, 13_000, 60_000].map((ms) => isPlacementWindowOver(sentAt, sentAt + ms)),
    ).toEqual([...[false, false, false], ...[true, true]]);
  });
});
