import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { describe, expect, it } from "vitest";
import { NoAnswerError } from "~/features/network/no-answer-error";
import { failedPostEnd, replyOrFallback } from "~/features/network/post-end";
import { RejectedUnreadError } from "~/features/network/rejected-unread";

const lost = { isUnanswered: true } as const;
const refusedWith = (status: number) => new ErrorResponse(status, "", null);

describe("failed request", () => {
  it("CPP-11 a failed request is lost when the site may have handled it, refused on a client error, neither on a redirect", () => {
    // What fetch rejects with where the network is gone, what stands for a stranger's answer, and what a broken body makes.
    for (const error of [
      new TypeError("Failed to fetch"),
      new NoAnswerError("HTML"),
      new Error("Unable to decode"),
    ])
      expect(failedPostEnd(error)).toBe("lost");
    for (const status of [500, 502, 503, 504])
      expect(failedPostEnd(refusedWith(status))).toBe("lost");
    for (const status of [400, 403, 404, 413, 429]) {
      expect(failedPostEnd(refusedWith(status))).toBe("refused");
      expect(failedPostEnd(new RejectedUnreadError(status))).toBe("refused");
    }
    expect(failedPostEnd(new Response(null, { status: 302 }))).toBeNull();
  });

  it("RCK-02 APR-01 a failed request yields the fallback reply, and a redirect is passed on", async () => {
    expect(await replyOrFallback(Promise.resolve({ code: "x" }), lost)).toEqual({ code: "x" });
    expect(await replyOrFallback(Promise.reject(new TypeError("Failed to fetch")), lost)).toBe(
      lost,
    );
    expect(await replyOrFallback(Promise.reject(new RejectedUnreadError(413)), lost)).toBe(lost);
    const away = new Response(null, { status: 302 });
    await expect(replyOrFallback(Promise.reject(away), lost)).rejects.toBe(away);
  });
});
