import { describe, expect, it } from "vitest";
import { orLost } from "~/features/session/unanswered";

const lost = { isUnanswered: true } as const;

describe("an answer that a page waits for", () => {
  it("RCK-02 APR-01 is what the server says, and the loss where the browser got none", async () => {
    expect(await orLost(Promise.resolve({ code: "x" }), lost)).toEqual({ code: "x" });
    // What fetch rejects with where the network is gone.
    expect(await orLost(Promise.reject(new TypeError("Failed to fetch")), lost)).toBe(lost);
  });

  it("RCK-02 APR-01 redirects, refusals and faults of our own pass", async () => {
    const away = new Response(null, { status: 302 });
    await expect(orLost(Promise.reject(away), lost)).rejects.toBe(away);
    const fault = new RangeError("ours");
    await expect(orLost(Promise.reject(fault), lost)).rejects.toBe(fault);
  });
});
