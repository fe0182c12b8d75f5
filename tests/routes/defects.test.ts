import { inspect } from "node:util";
import { expect, it, vi } from "vitest";
import { log } from "~/server/log.server";
import { origin } from "../support/browser";
import { siteOfFile } from "../support/site";

siteOfFile();

it("PLT-09 a defect of a route is logged without the personal data in its error and causes", async () => {
  // Not before the site is open: the module opens the platform of whatever environment there is.
  const { handleError } = await import("~/entry.server");
  const error = vi.spyOn(log, "error").mockReturnValue();
  const cause = Object.assign(new Error("nobody@example.test"), { phone_number: "9000000001" });
  handleError(new Error("no player somebody@example.test", { cause }), {
    request: new Request(`${origin}/en/about`),
    context: {},
  });
  const text = inspect(error.mock.calls, { depth: null });
  error.mockRestore();
  expect(text).toContain("route failed");
  expect(text).toContain("no player");
  expect(text).not.toMatch(/somebody|nobody|9000000001/);
});
