import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { takeTurn } from "~/ui/turn.client";

afterEach(() => vi.unstubAllGlobals());

type Held = (lock: object | null) => Promise<unknown> | null;

/** One lock as the Web Locks specification has it: in the order of asking, or not at all where that is asked for. */
function oneLock() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const run = async (hold: Held) => {
    isHeld = true;
    try {
      return await hold({});
    } finally {
      isHeld = false;
      waiting.shift()?.();
    }
  };
  return {
    request(_name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, hold: Held) {
      if (!isHeld && waiting.length === 0) return run(hold);
      if (options.ifAvailable) return Promise.resolve(hold(null));
      return new Promise((resolve, reject) => {
        const grant = () => resolve(run(hold));
        waiting.push(grant);
        options.signal?.addEventListener("abort", () => {
          const at = waiting.indexOf(grant);
          if (at < 0) return;
          waiting.splice(at, 1);
          reject(new DOMException("gone", "AbortError"));
        });
      });
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a turn among tabs", () => {
  it("RCK-01 is one tab's at a time, and never nobody's while a tab waits for it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 3 }), { maxLength: 30 }), async (steps) => {
        vi.stubGlobal("navigator", { locks: oneLock() });
        const tabs = new Map<number, { giveUp: () => void; isOn: boolean }>();
        for (const tab of steps) {
          const known = tabs.get(tab);
          if (known) {
            known.giveUp();
            tabs.delete(tab);
          } else {
            const own = { giveUp: (): void => undefined, isOn: false };
            tabs.set(tab, own);
            own.giveUp = takeTurn("turn", () => {
              own.isOn = true;
            });
          }
          await settled();
          expect([...tabs.values()].filter(({ isOn }) => isOn)).toHaveLength(tabs.size > 0 ? 1 : 0);
        }
        for (const { giveUp } of tabs.values()) giveUp();
      }),
    );
  });

  it("RCK-01 says whether another tab had it before", async () => {
    vi.stubGlobal("navigator", { locks: oneLock() });
    const begun: boolean[] = [];
    const first = takeTurn("turn", (hasWaited) => begun.push(hasWaited));
    await settled();
    takeTurn("turn", (hasWaited) => begun.push(hasWaited));
    await settled();
    expect(begun).toEqual([false]);
    first();
    await settled();
    expect(begun).toEqual([false, true]);
  });

  it("RCK-01 is every tab's where the browser has no locks", () => {
    vi.stubGlobal("navigator", {});
    const begin = vi.fn();
    takeTurn("turn", begin);
    expect(begin).toHaveBeenCalledWith(false);
  });
});
