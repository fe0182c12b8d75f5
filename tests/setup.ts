import fc from "fast-check";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { forgetFile } from "./support/forget";
import { sized } from "./support/size";

// Examples of each property that does not say how many it needs.
fc.configureGlobal({ numRuns: sized(100, 1_000) });

/** An unexpected console.error is a defect: a test that wants one says so with `expectErrors()`. */
let errors: ReturnType<typeof vi.spyOn>;
let allowed = false;

export function expectErrors() {
  allowed = true;
}

beforeEach(() => {
  allowed = false;
  errors = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = errors.mock.calls.slice();
  errors.mockRestore();
  if (!allowed) expect(calls).toEqual([]);
});

afterAll(forgetFile);
