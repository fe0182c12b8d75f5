import { beforeEach, describe, expect, it, vi } from "vitest";

type Lifecycle = typeof import("~/server/lifecycle.server");
let life: Lifecycle;

beforeEach(async () => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, "__touchlineLife");
  life = await import("~/server/lifecycle.server");
});

describe("process lifecycle", () => {
  it("OPS-02 every drain listener is called once, even if another one throws", () => {
    const told: string[] = [];
    life.onDrain(() => {
      throw new Error("broken");
    });
    const leave = life.onDrain(() => told.push("left before"));
    life.onDrain(() => told.push("a stream"));
    leave();
    life.enterPhase("ready");
    expect(told).toEqual([]);
    life.enterPhase("draining");
    life.enterPhase("draining");
    expect(told).toEqual(["a stream"]);
  });

  it("OPS-02 a drain listener added while draining is called at once, and the process is never ready again", () => {
    life.enterPhase("draining");
    const told: string[] = [];
    life.onDrain(() => told.push("late"));
    life.enterPhase("ready");
    expect(told).toEqual(["late"]);
    expect(life.processPhase()).toBe("draining");
  });
});
