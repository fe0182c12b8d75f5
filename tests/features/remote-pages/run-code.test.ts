import { afterEach, expect, it, vi } from "vitest";
import { runCode } from "~/features/remote-pages/assets.client";

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

it("REM-15 an error of grammar in a remote's code is logged and ends there", () => {
  const error = new Reported("Unexpected token '}'");
  const { script } = page((window) => window.dispatchEvent(error));
  const said: string[] = [];
  runCode("information", "}{", (message) => said.push(message));
  expect(error.defaultPrevented).toBe(true);
  expect(said).toEqual(["error in a remote's script remote-code-information.js: Unexpected token '}'"]);
  expect(script.remove).toHaveBeenCalledOnce();
});

it("REM-15 what has been dealt with is not said twice, and later errors of the page are the page's own", () => {
  const known = new Reported("known");
  known.preventDefault();
  const { window } = page((inside) => inside.dispatchEvent(known));
  const said: string[] = [];
  runCode("information", "x", (message) => said.push(message));
  const later = new Reported("later");
  window.dispatchEvent(later);
  expect([said, later.defaultPrevented]).toEqual([[], false]);
});
