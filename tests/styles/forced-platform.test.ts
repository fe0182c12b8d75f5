import postcss from "postcss";
import { expect, it } from "vitest";
import { forcedPlatform } from "../../.config/forced-platform";

const built = (css: string) => postcss([forcedPlatform()]).process(css, { from: undefined }).css;
const flat = (css: string) => built(css).replace(/\s+/g, " ").trim();

it("SCR-14 rules for wide windows do not apply in the mobile version", () => {
  expect(flat("@media (min-width: 1100px) { .a, .b:hover { gap: 1px } :root { --x: 1 } }")).toBe(
    '@media (min-width: 1100px) { :where(:root:not([data-platform="mobile"])) .a, :where(:root:not([data-platform="mobile"])) .b:hover { gap: 1px } :root:where(:not([data-platform="mobile"])) { --x: 1 } }',
  );
});

it("SCR-14 rules for narrow windows apply in the mobile version, whatever the window, in the same place", () => {
  expect(flat("@media (max-width: 1099px) { .a { gap: 1px } } .c { gap: 2px }")).toBe(
    '@media (max-width: 1099px) { .a { gap: 1px } } :where(:root[data-platform="mobile"]) .a { gap: 1px } .c { gap: 2px }',
  );
});

it("rules of other media are left as they are", () => {
  const css = "@media print { .a { gap: 1px } } @media (max-height: 30rem) { .a { gap: 2px } }";
  expect(flat(css)).toBe(css);
});
