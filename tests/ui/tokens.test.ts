import { readFileSync } from "node:fs";
import postcss, { type AtRule, type Container } from "postcss";
import { describe, expect, it } from "vitest";

const sheet = postcss.parse(
  readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8"),
);
const isDarkQuery = (node: AtRule) =>
  node.name === "media" && node.params.includes("prefers-color-scheme: dark");

/** Custom properties of every rule with this selector, in one place of the sheet. */
function tokens(selector: string, inDarkQuery = false): Record<string, string> {
  const found: Record<string, string> = {};
  const places: Container[] = inDarkQuery ? [] : [sheet];
  if (inDarkQuery)
    sheet.walkAtRules((rule) => (isDarkQuery(rule) ? void places.push(rule) : undefined));
  for (const place of places) {
    for (const node of place.nodes ?? []) {
      if (node.type !== "rule" || !node.selectors.includes(selector)) continue;
      node.walkDecls((declaration) => {
        found[declaration.prop] = declaration.value;
      });
    }
  }
  return found;
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["--surface", "--surface-raised", "--surface-sunken"];
const texts = [
  "--ink",
  "--ink-muted",
  "--accent",
  "--up",
  "--down",
  "--live",
  "--warn",
  "--danger",
  "--success",
];
const textPairs: [string, string][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [string, string] => [text, surface])),
  ["--accent-ink", "--accent"],
  ["--accent", "--accent-soft"],
  ["--ink", "--accent-soft"],
  ["--price-ink", "--price"],
  ["--ink-muted", "--price"],
  ["--up", "--price"],
  ["--down", "--price"],
  ["--price-chosen-ink", "--price-chosen"],
  ["--warn", "--warn-soft"],
  ["--ink", "--warn-soft"],
  ["--danger", "--danger-soft"],
  ["--ink", "--danger-soft"],
  ["--success", "--success-soft"],
  ["--ink", "--success-soft"],
  ["--chrome-ink", "--chrome"],
  ["--chrome-ink-muted", "--chrome"],
  ["--chrome-accent", "--chrome"],
  ["--chrome-accent-ink", "--chrome-accent"],
];
const edgePairs: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ["--line-strong", surface],
    ["--focus", surface],
    ["--accent", surface],
    ["--price-chosen", surface],
  ]),
  ["--price-chosen", "--price"],
];

const base = tokens(":root");
const themes: Record<string, Record<string, string>> = {
  light: { ...base, ...tokens('[data-theme="light"]') },
  dark: { ...base, ...tokens('[data-theme="dark"]') },
};
const topEvents = '[data-theme-page="top-events"]';
const ofTopEvents: Record<string, Record<string, string>> = {
  light: { ...themes["light"], ...tokens(`:root:not([data-impaired]) ${topEvents}`) },
  dark: {
    ...themes["dark"],
    ...tokens(`:root[data-theme="dark"]:not([data-impaired]) ${topEvents}`),
  },
};
const impaired: Record<string, Record<string, string>> = {
  light: { ...themes["light"], ...tokens(":root[data-impaired]") },
  dark: { ...themes["dark"], ...tokens(':root[data-impaired][data-theme="dark"]') },
};

function weakPairs(
  theme: Record<string, string> | undefined,
  pairs: [string, string][],
  least: number,
) {
  return pairs
    .map(([one, other]) => ({
      pair: `${one} on ${other}`,
      ratio: contrast(theme?.[one] ?? "", theme?.[other] ?? ""),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)}`);
}

describe("design tokens", () => {
  it.each(["light", "dark"])(
    "ACS-01 LAY-10 text has a contrast of at least 4.5:1 in the %s theme",
    (name) => {
      expect(weakPairs(themes[name], textPairs, 4.5)).toEqual([]);
    },
  );

  it.each(["light", "dark"])(
    "SCR-03 ACS-01 pages of top events have colours of their own, as readable as the site's, in the %s theme",
    (name) => {
      const own = ofTopEvents[name];
      expect(own?.["--accent"]).not.toBe(themes[name]?.["--accent"]);
      expect(weakPairs(own, textPairs, 4.5)).toEqual([]);
      expect(weakPairs(own, edgePairs, 3)).toEqual([]);
    },
  );

  it("SCR-03 pages of top events follow the browser's dark scheme as they follow the chosen one", () => {
    expect(tokens(`:root:not([data-impaired], [data-theme]) ${topEvents}`, true)).toEqual(
      tokens(`:root[data-theme="dark"]:not([data-impaired]) ${topEvents}`),
    );
  });

  it.each(["light", "dark"])(
    "ACS-01 edges of controls have a contrast of at least 3:1 in the %s theme",
    (name) => {
      expect(weakPairs(themes[name], edgePairs, 3)).toEqual([]);
    },
  );

  it.each(["light", "dark"])(
    "LAY-10 text for the visually impaired has a contrast of at least 7:1 in the %s theme",
    (name) => {
      expect(weakPairs(impaired[name], textPairs, 7)).toEqual([]);
      expect(weakPairs(impaired[name], edgePairs, 3)).toEqual([]);
    },
  );

  it("LAY-10 a system preference for dark gives exactly the dark theme", () => {
    expect(tokens(":root:not([data-theme])", true)).toEqual(tokens('[data-theme="dark"]'));
    expect(tokens(":root[data-impaired]:not([data-theme])", true)).toEqual(
      tokens(':root[data-impaired][data-theme="dark"]'),
    );
  });

  it("ACS-01 the contrast formula of the tests gives known ratios", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    // WebAIM's checker gives 4.48 for this grey.
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});
