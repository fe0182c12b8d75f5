import fc from "fast-check";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { forgetFile } from "./support/forget";
import { sized } from "./support/size";

// Examples of each property that does not say how many it needs.
fc.configureGlobal({ numRuns: sized(100, 1_000) });

/** An unexpected console.error is a defect: a test that wants one says so with `expectErrors()`. */
let errors: ReturnType<typeof vi.spyOn>;
let allowed = false;

/** Errors of this test are expected: they are kept from the terminal, where they would look like failures. */
export function expectErrors() {
  allowed = true;
  errors.mockImplementation(() => {});
}

/**
 * Whether a line says that a sandbox of this worker, lent to no test perhaps, could not reach the database for a while: it
 * tries again a second later, and the test that runs meanwhile is not to blame.
 */
const isStall = ([line]: unknown[]) =>
  /will be tried again: Error: (?:Connection terminated due to connection timeout|timeout exceeded when trying to connect)$/.test(
    String(line),
  );

beforeEach(() => {
  allowed = false;
  errors = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = errors.mock.calls.slice();
  errors.mockRestore();
  if (!allowed) expect(calls.filter((call: unknown[]) => !isStall(call))).toEqual([]);
});

afterAll(forgetFile);
