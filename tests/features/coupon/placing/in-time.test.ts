import { describe, expect, it } from "vitest";
import {
  isPlacementWindowOver,
  placementDeadline,
} from "~/features/coupon/placing/placement-window";

describe("placement deadline", () => {
  it("CPP-11 a placement must be decided within eight seconds of being sent", () => {
    expect(placementDeadline(1_500_000)).toBe(1_508_000);
  });

  it("CPP-11 a placement can no longer arrive 13 seconds after it was sent", () => {
    const sentAt = 1_500_000;
    // 8 s to be judged, 3 s behind a lock, 2 s between clocks.
    expect(
      [0, 8_000, 12_999, 13_000, 60_000].map((ms) => isPlacementWindowOver(sentAt, sentAt + ms)),
    ).toEqual([...[false, false, false], ...[true, true]]);
  });
});
