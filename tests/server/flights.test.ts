import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trackInFlightRequests } from "~/server/in-flight-requests";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request comes; answers what its answer's head says so far, and how the answer ends. */
function come(flights: ReturnType<typeof trackInFlightRequests>) {
  const headers = new Map<string, string>();
  const response = Object.assign(new EventEmitter(), {
    setHeader: (name: string, value: string) => headers.set(name, value),
  });
  flights.handle({} as IncomingMessage, response as unknown as ServerResponse);
  return { headers, land: () => response.emit("close") };
}

/** Whether a wait has ended. */
function ending(wait: Promise<void>) {
  const seen = { isOver: false };
  void wait.then(() => {
    seen.isOver = true;
  });
  return seen;
}

describe("requests in flight at shutdown", () => {
  it("OPS-02 a stopping process waits for requests in flight and then for a quiet period", async () => {
    const flights = trackInFlightRequests(() => undefined);
    const slow = come(flights);
    const quiet = ending(flights.quiet(500, 20_000));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(quiet.isOver).toBe(false);
    slow.land();
    await vi.advanceTimersByTimeAsync(100);
    expect(quiet.isOver).toBe(true);
  });

  it("OPS-02 a stopping process does not wait for a request whose visitor has left", async () => {
    const served: unknown[] = [];
    const flights = trackInFlightRequests((request) => served.push(request));
    flights.handle({} as IncomingMessage, { destroyed: true } as ServerResponse);
    const quiet = ending(flights.quiet(500, 20_000));
    await vi.advanceTimersByTimeAsync(600);
    expect([quiet.isOver, served]).toEqual([true, []]);
  });

  it("OPS-02 a request during the quiet period of a stopping process restarts that period", async () => {
    const flights = trackInFlightRequests(() => undefined);
    const quiet = ending(flights.quiet(500, 20_000));
    await vi.advanceTimersByTimeAsync(400);
    come(flights).land();
    await vi.advanceTimersByTimeAsync(400);
    expect(quiet.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(quiet.isOver).toBe(true);
  });

  it("OPS-02 a stopping process waits only up to its limit, whatever is in flight", async () => {
    const flights = trackInFlightRequests(() => undefined);
    come(flights);
    const quiet = ending(flights.quiet(500, 20_000));
    await vi.advanceTimersByTimeAsync(19_900);
    expect(quiet.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(quiet.isOver).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("OPS-02 a leaving process ends each connection with its next response", () => {
    const flights = trackInFlightRequests(() => undefined);
    expect(come(flights).headers.has("Connection")).toBe(false);
    flights.leave();
    expect(come(flights).headers.get("Connection")).toBe("close");
  });
});
