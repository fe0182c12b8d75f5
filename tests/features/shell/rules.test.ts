import fc from "fast-check";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { defaultDisplaySettings } from "~/domain/settings/default-display-settings";
import { htmlAttributes } from "~/features/page/html-attributes";
import { brandBookStyle } from "~/features/shell/brand-book";
import {
  notificationsWithinGroupLimits,
  type PageNotification,
} from "~/features/shell/notifications";
import { progressSteps } from "~/features/shell/progress-steps";
import { backToTopThreshold, isUnderHeader } from "~/features/shell/scroll";

const one = (property: string, value: string) => brandBookStyle([{ property, value }]);

describe("brand book", () => {
  it("LAY-09 brand book entries become CSS custom properties with px converted to em", () => {
    expect(
      brandBookStyle([
        { property: "--accent", value: "#0a5c9e" },
        { property: "radius-control", value: "10px" },
        { property: "card-shadow", value: "0 2px 8.5px rgba(0, 0, 0, .5)" },
        { property: "gap", value: "calc(-4px + 1rem)" },
        { property: "body", value: '"Open Sans", system-ui' },
      ]),
    ).toBe(
      ":root{--accent:#0a5c9e;--radius-control:0.625em;--card-shadow:0 0.125em 0.53125em rgba(0, 0, 0, .5);" +
        '--gap:calc(-0.25em + 1rem);--body:"Open Sans", system-ui}',
    );
    expect(brandBookStyle([])).toBe("");
  });

  it.each([
    "red;} body{display:none",
    "</style><script>alert(1)</script>",
    "url(https://evil.example/x)",
    "image-set('x' 1x)",
    "expression(alert(1))",
    "red/*",
    "\\3c script",
    "@import 'x'",
    "rgb(1,2,3",
    "1)",
    '"open',
    "red !important",
    "",
    " ",
    "x".repeat(201),
  ])("LAY-09 an unsafe brand book value is left out: %j", (value) => {
    expect(one("--accent", value)).toBe("");
  });

  it("LAY-09 any brand book yields only declarations of custom properties", () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."(){};:<>/*\"'\\@!#, px1a-") }),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ property: text, value: text })), (book) => {
        const css = brandBookStyle(book);
        if (css === "") return;
        expect(css).not.toMatch(/[<>\\@]/);
        const root = postcss.parse(css);
        expect(root.nodes).toHaveLength(1);
        root.walk((node) =>
          expect(node.type === "rule" || (node.type === "decl" && node.variable)).toBe(true),
        );
      }),
      { numRuns: 500 },
    );
  });

  it("LAY-09 brand book lengths in px are divided by 16", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (pixels) => {
        const em = /:root\{--x:([\d.]+)em\}/.exec(one("x", `${pixels}px`))?.[1];
        expect(Number(em) * 16).toBeCloseTo(pixels, 4);
      }),
    );
  });
});

describe("attributes of the html element", () => {
  it("LAY-10 every display setting is an attribute of the html element", () => {
    expect(htmlAttributes(defaultDisplaySettings, "ru")).toMatchObject({
      lang: "ru",
      dir: "ltr",
      "data-theme": undefined,
    });
    const all = htmlAttributes(
      {
        ...defaultDisplaySettings,
        theme: 1,
        appViewType: 1,
        fontSize: "l",
        isCompact: true,
        isLightVersion: true,
        isVisuallyImpaired: true,
        isLeftHidden: true,
        isRightHidden: true,
      },
      "ar",
    );
    expect(all).toEqual({
      lang: "ar",
      dir: "rtl",
      "data-theme": "dark",
      "data-view": "asian",
      "data-font": "l",
      "data-compact": "",
      "data-light": "",
      "data-impaired": "",
      "data-left-hidden": "",
      "data-right-hidden": "",
    });
    expect(htmlAttributes({ ...defaultDisplaySettings, theme: 0 }, "en")["data-theme"]).toBe(
      "light",
    );
  });
});

describe("page chrome", () => {
  it("LAY-05 the back-to-top link appears after 4 screens on phones and 1 on desktop", () => {
    expect(backToTopThreshold(360, 740)).toBe(2960);
    expect(backToTopThreshold(1440, 900)).toBe(900);
  });

  it("POP-01 a message counts as under the header only while they overlap", () => {
    expect(isUnderHeader({ top: 20, bottom: 90 }, 58)).toBe(true);
    expect(isUnderHeader({ top: 58, bottom: 128 }, 58)).toBe(false);
    expect(isUnderHeader({ top: -120, bottom: -50 }, 58)).toBe(false);
    expect(isUnderHeader({ top: -29, bottom: 53 }, 58)).toBe(true);
    expect(isUnderHeader({ top: -82, bottom: 0 }, 58)).toBe(false);
  });

  it("LAY-11 the progress line starts after 200 ms and is gone 5 s later", () => {
    expect(progressSteps[0]).toEqual({ afterMs: 200, step: 1 });
    expect(progressSteps.at(-1)).toEqual({ afterMs: 5200, step: 0 });
    const moments = progressSteps.map(({ afterMs }) => afterMs);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  });

  it("POP-01 3 messages of the default group and 1 of any other are shown", () => {
    const made = (id: string, group?: string): PageNotification => ({
      id,
      kind: "info",
      text: id,
      ...(group ? { group } : {}),
    });
    const all = [
      made("a"),
      made("b"),
      made("x1", "x"),
      made("c"),
      made("d"),
      made("x2", "x"),
      made("y1", "y"),
    ];
    expect(notificationsWithinGroupLimits(all).map(({ id }) => id)).toEqual([
      "a",
      "b",
      "x1",
      "c",
      "y1",
    ]);
  });
});
