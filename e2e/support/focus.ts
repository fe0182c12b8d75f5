import { expect, type Locator, type Page } from "@playwright/test";

/** Longest way by keyboard that a test goes, in presses. */
const longest = 120;

/** Moves the focus by key presses until it is on `target`; every stop on the way is seen to have it (ACS-02). */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let press = 0; press < longest; press += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusNow);
    expect(stop.isVisible, `focus is visible on ${stop.what}`).toBe(true);
  }
  throw new Error(`not reached by ${longest} presses of ${key}`);
}

/** Runs in the page: what has the focus, and whether an eye can tell. */
function focusNow() {
  const element = document.activeElement;
  if (!element || element === document.body) return { what: "the page itself", isVisible: true };
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const hasOutline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
  return {
    what: element.outerHTML.slice(0, 160),
    isVisible: (hasOutline || style.boxShadow !== "none") && box.width > 0 && box.height > 0,
  };
}
