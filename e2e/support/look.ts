import { layoutFaults, startWalk, stuckShare, walkFaults } from "./look-in-page";
import { expect, type Shop } from "./shop";

/** px: what a finger needs (design), and what a pointer does (WCAG 2.5.8). */
const least = { finger: 44, pointer: 24 };
/** A phone, and a window of 1280×1024 at 400 %. */
const phone = { width: 320, height: 640 };
const zoomed = { width: 320, height: 256 };
/** What sticks leaves two thirds of the window to the page. */
const mostStuck = 1 / 3;
/** Longest way through a page by keyboard, in presses, and how many of them are sent together. */
const longest = 500;
const atOnce = 10;

/** Nothing is cut off, overlaps, scrolls sideways or is too small to press, in the window as it is (ACS-05). */
export async function expectWhole(shop: Shop, where: string) {
  // A page that has just been answered is in the document before its sheets are: what it shows then is no look.
  await shop.page.waitForLoadState("load");
  const { width } = shop.page.viewportSize() ?? { width: 0 };
  const faults = await shop.page.evaluate(
    layoutFaults,
    width < 1100 ? least.finger : least.pointer,
  );
  expect.soft(faults, `${where}, ${width} px wide`).toEqual([]);
}

/** On a phone's 320 px and at 400 % zoom the page is whole, and the keyboard comes by all of it (ACS-02, ACS-05). */
export async function expectWholeWhenNarrow(shop: Shop, where: string) {
  await shop.page.setViewportSize(phone);
  await expectWhole(shop, where);
  await shop.page.setViewportSize(zoomed);
  await expectWhole(shop, `${where}, at 400 %`);
  expect
    .soft(await shop.page.evaluate(stuckShare), `what sticks on ${where}, at 400 %`)
    .toBeLessThan(mostStuck);
  await expectWayByKeyboard(shop, where);
}

/** Tab comes by everything that can be used, in the page's order, each stop seen to have the focus (ACS-02). */
async function expectWayByKeyboard(shop: Shop, where: string) {
  const { page } = shop;
  if (!(await page.evaluate(startWalk))) return;
  let faults: string[] | null = null;
  for (let presses = 0; faults === null && presses < longest; presses += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => page.keyboard.down("Tab")));
    faults = await page.evaluate(walkFaults);
  }
  await page.keyboard.up("Tab");
  expect.soft(faults, `the keyboard's way through ${where}`).toEqual([]);
}
