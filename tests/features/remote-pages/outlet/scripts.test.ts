import { afterEach, expect, it, vi } from "vitest";
import {
  addFragmentScripts,
  releaseFragmentScripts,
  runRemoteCode,
  stopRemoteScriptErrors,
} from "~/features/remote-pages/outlet/scripts.client";

afterEach(() => void vi.unstubAllGlobals());

/** An error as browsers report it: one of grammar names the document, not the code. */
class Reported extends Event {
  readonly filename = "https://bets.example/en/about";

  constructor(readonly message: string) {
    super("error", { cancelable: true });
  }
}

/** As much of a page as code needs; `run` is what happens while its script is put in. */
function page(run: (window: EventTarget) => void) {
  const window = new EventTarget();
  const script = { remove: vi.fn(), nonce: "", textContent: "" };
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", {
    createElement: () => script,
    querySelector: () => null,
    head: { append: () => run(window) },
  });
  return { window, script };
}

it("REM-15 a syntax error in remote code is logged and not reported further", () => {
  const error = new Reported("Unexpected token '}'");
  const { script } = page((window) => window.dispatchEvent(error));
  const said: string[] = [];
  runRemoteCode("information", "}{", (message) => said.push(message));
  expect(error.defaultPrevented).toBe(true);
  expect(said).toEqual([
    "error in a remote's script remote-code-information.js: Unexpected token '}'",
  ]);
  expect(script.remove).toHaveBeenCalledOnce();
});

it("REM-15 an already handled error is not logged again, and later errors are left to the page", () => {
  const known = new Reported("known");
  known.preventDefault();
  const { window } = page((inside) => inside.dispatchEvent(known));
  const said: string[] = [];
  runRemoteCode("information", "x", (message) => said.push(message));
  const later = new Reported("later");
  window.dispatchEvent(later);
  expect([said, later.defaultPrevented]).toEqual([[], false]);
});

/** A promise that nobody has caught, as browsers report it: its reason is all there is to go by. */
class Lost extends Event {
  constructor(readonly reason: unknown) {
    super("unhandledrejection", { cancelable: true });
  }
}

/** An error whose stack names a script. */
function thrownBy(script: string): Error {
  const error = new Error("no prices");
  error.stack = `Error: no prices\n    at load (${script}:3:7)`;
  return error;
}

it("REM-15 an unhandled rejection in remote scripts or code is logged, any other is left to the page", async () => {
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", {
    baseURI: "https://bets.example/en/",
    createElement: () => Object.assign(new EventTarget(), { remove: () => {} }),
    querySelector: () => null,
    head: { append: (script: EventTarget) => script.dispatchEvent(new Event("load")) },
  });
  const said: string[] = [];
  const stop = stopRemoteScriptErrors((message) => said.push(message));
  const lose = (reason: unknown) => {
    const event = new Lost(reason);
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const script = "https://bets.example/remotes/assets/betting.js";
  expect(lose(thrownBy(script))).toBe(false);
  await addFragmentScripts(["/remotes/assets/betting.js"], () => {});
  expect(lose(thrownBy(script))).toBe(true);
  expect(lose(thrownBy("remote-code-betting.js"))).toBe(true);
  expect(lose(thrownBy("https://bets.example/assets/entry.js"))).toBe(false);
  expect(lose("no error at all")).toBe(false);
  stop();
  expect(lose(thrownBy("remote-code-betting.js"))).toBe(false);
  releaseFragmentScripts(["/remotes/assets/betting.js"]);
  expect(said).toEqual([
    `promise lost in a remote's script ${script}: Error: no prices`,
    "promise lost in a remote's script remote-code-betting.js: Error: no prices",
  ]);
});
