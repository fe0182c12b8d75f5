import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect, type Page } from "@playwright/test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

export interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

interface Axe {
  run(
    context: { readonly exclude: readonly Element[] },
    options: unknown,
  ): Promise<{
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

/** Which rules are asked: all, what colours decide alone, or all but that. */
export type Rules = "all" | "contrast" | "markup";

/**
 * Rules of WCAG 2.2 A and AA, and of best practice, that the page as it stands breaks, but for parts of it marked as
 * seen. The slip's foot is looked at behind its bets: what it half covers now scrolls clear of it.
 */
export async function violationsOf(page: Page, rules: Rules = "all"): Promise<Violation[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (asked) => {
    const feet = [...document.querySelectorAll<HTMLElement>("[data-foot]")];
    for (const foot of feet) foot.style.position = "static";
    const { axe } = globalThis as unknown as { axe: Axe };
    const standard = {
      type: "tag",
      values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    };
    const { violations } = await axe.run(
      { exclude: [...document.querySelectorAll("[data-seen]")] },
      {
        runOnly: asked === "contrast" ? { type: "rule", values: ["color-contrast"] } : standard,
        rules: { "color-contrast": { enabled: asked !== "markup" } },
        resultTypes: ["violations"],
        // Of what is loaded before, no rule of these needs the sheets.
        preload: { assets: ["media"] },
      },
    );
    for (const foot of feet) foot.style.position = "";
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes
        .slice(0, 3)
        .map((node) => `${node.html.slice(0, 200)} — ${node.failureSummary ?? ""}`),
    }));
  }, rules);
}

/** That there is none of them, but for rules that a page cannot be held to. */
export function expectNone(
  violations: readonly Violation[],
  where: string,
  without: readonly string[] = [],
): void {
  expect(
    violations.filter(({ id }) => !without.includes(id)),
    `axe on ${where}`,
  ).toEqual([]);
}

/** The worker's browser, and the one page in which it shows markup to axe. */
let worker: { readonly browser: Browser; page: Promise<Page> | null } | null = null;

/** Names the browser that markup is looked at in. */
export function lookWith(browser: Browser) {
  if (worker?.browser !== browser) worker = { browser, page: null };
}

/**
 * As `violationsOf`, for a page that runs no scripts: axe needs timers, so it looks at the same markup in a page
 * that has them. Scripts are left out of it, and what `noscript` holds is shown. Its colours are those of the page
 * with scripts, and looked at there.
 */
export async function violationsOfMarkup(html: string, address: string): Promise<Violation[]> {
  if (!worker) throw new Error("no browser to look with");
  worker.page ??= worker.browser
    .newContext({
      javaScriptEnabled: true,
      bypassCSP: true,
      viewport: { width: 1440, height: 900 },
    })
    .then((context) => context.newPage());
  const page = await worker.page;
  const markup = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<\/?noscript[^>]*>/g, "");
  const { origin } = new URL(address);
  if (!page.url().startsWith(origin)) await page.goto(`${origin}/robots.txt`);
  await page.setContent(markup, { waitUntil: "load" });
  return violationsOf(page, "markup");
}
