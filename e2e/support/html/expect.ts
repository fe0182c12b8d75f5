import { computeAccessibleName } from "dom-accessibility-api";
import { isShown } from "./document";
import { HtmlLocator, squeezed } from "./locator";
import { HtmlPage } from "./page";

type Text = string | RegExp;

/** What an assertion found, and whether that is what it asked for. */
interface Verdict {
  readonly holds: boolean;
  readonly found: unknown;
}

const equals = (found: string, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(found) : found === wanted;
const contains = (found: string, wanted: Text) =>
  wanted instanceof RegExp
    ? wanted.test(found)
    : found.toLowerCase().includes(squeezed(wanted).toLowerCase());

/** Texts of a locator: of its one element, or of all where a list is asked for. */
function texts(
  locator: HtmlLocator,
  wanted: Text | readonly Text[],
  fits: (found: string, one: Text) => boolean,
): Verdict {
  if (typeof wanted === "string" || wanted instanceof RegExp) {
    const found = squeezed(locator.one().textContent);
    return { holds: fits(found, wanted), found };
  }
  const found = locator.elements().map((one) => squeezed(one.textContent));
  return {
    holds: found.length === wanted.length && wanted.every((one, at) => fits(found[at] ?? "", one)),
    found,
  };
}

const of = (holds: boolean, found: unknown = holds): Verdict => ({ holds, found });
const inDocument = (one: Element) => one.ownerDocument.activeElement === one;

/** Playwright's assertions about elements, as far as markup answers them. */
const ofLocator = {
  toBeVisible: (on: HtmlLocator) =>
    of(on.elements().length > 0 && isShown(on.one()), `${on.elements().length} elements`),
  toBeHidden: (on: HtmlLocator) => of(!on.elements().some(isShown)),
  toBeAttached: (on: HtmlLocator) => of(on.elements().length > 0),
  toHaveCount: (on: HtmlLocator, count: number) =>
    of(on.elements().length === count, on.elements().length),
  toHaveAttribute: (on: HtmlLocator, name: string, value?: Text) => {
    const found = on.one().getAttribute(name);
    return of(found !== null && (value === undefined || equals(found, value)), found);
  },
  toHaveValue: (on: HtmlLocator, value: Text) => {
    const found = (on.one() as HTMLInputElement).value;
    return of(equals(found, value), found);
  },
  toHaveText: (on: HtmlLocator, wanted: Text | readonly Text[]) =>
    texts(on, wanted, (found, one) => equals(found, one instanceof RegExp ? one : squeezed(one))),
  toContainText: (on: HtmlLocator, wanted: Text | readonly Text[]) => texts(on, wanted, contains),
  toBeDisabled: (on: HtmlLocator) => of(on.one().matches(":disabled")),
  toBeEnabled: (on: HtmlLocator) => of(!on.one().matches(":disabled")),
  toBeChecked: (on: HtmlLocator) => of((on.one() as HTMLInputElement).checked),
  toBeFocused: (on: HtmlLocator) =>
    of(inDocument(on.one()), on.one().ownerDocument.activeElement?.outerHTML.slice(0, 200)),
  toHaveAccessibleName: (on: HtmlLocator, name: Text) => {
    const found = squeezed(computeAccessibleName(on.one()));
    return of(equals(found, name), found);
  },
};

/** Playwright's assertions about a page. */
const ofPage = {
  toHaveURL: (on: HtmlPage, url: Text) => of(equals(on.url(), url), on.url()),
  toHaveTitle: (on: HtmlPage, title: Text) => {
    const found = on.shown.document.title;
    return of(equals(found, title), found);
  },
};

/** Of Playwright's assertions those that any scenario uses: one that is asked of the wrong thing says so. */
const assertionNames = [...Object.keys(ofLocator), ...Object.keys(ofPage)];

export const isHtml = (value: unknown): value is HtmlLocator | HtmlPage =>
  value instanceof HtmlLocator || value instanceof HtmlPage;

/**
 * Assertions about a page that nothing changes between two presses: each holds at once or not at all. `fail` is
 * told what was asked for and what was found.
 */
export function expectHtml(
  on: HtmlLocator | HtmlPage,
  fail: (message: string) => void,
  about = "",
) {
  const assertions = (on instanceof HtmlPage ? ofPage : ofLocator) as unknown as Readonly<
    Record<string, (on: HtmlLocator | HtmlPage, ...wanted: readonly unknown[]) => Verdict>
  >;
  const check = async (name: string, isNot: boolean, wanted: readonly unknown[]) => {
    const assertion = assertions[name];
    if (!assertion) throw new Error(`no ${name} without a browser: tag the test @browser`);
    const { holds, found } = verdict(() => assertion(on, ...wanted), isNot);
    if (holds !== isNot) return;
    const where = on instanceof HtmlPage ? on.url() : `${on} at ${on.page.url()}`;
    const asked = `${isNot ? "not " : ""}${name}(${wanted.map(String).join(", ")})`;
    fail(`${about} ${where}: ${asked}, found ${JSON.stringify(found)}`);
  };
  const side = (isNot: boolean) =>
    Object.fromEntries(
      assertionNames.map((name) => [name, (...wanted: unknown[]) => check(name, isNot, wanted)]),
    );
  return { ...side(false), not: side(true) };
}

/** Of an element that is not there, or of several, nothing holds, nor its opposite. */
function verdict(look: () => Verdict, isNot: boolean): Verdict {
  try {
    return look();
  } catch (error) {
    return of(isNot, String(error));
  }
}
