import { expect as playwright } from "@playwright/test";
import { expectHtml, isHtml } from "./html/expect";

type Expect = typeof playwright;

/** An `expect` that also understands pages over plain HTTP and their elements. */
const understanding = (base: Expect): Expect => {
  const fail = (message: string) => base(message, message).toBe("");
  return new Proxy(base, {
    apply: (target, self, args) =>
      isHtml(args[0]) ? expectHtml(args[0], fail, args[1]) : Reflect.apply(target, self, args),
    get: (target, name) =>
      name === "soft" ? understanding(target.soft as Expect) : Reflect.get(target, name),
  });
};

/** Playwright's `expect` for both kinds of page. */
export const expect = understanding(playwright);
