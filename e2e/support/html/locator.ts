import { computeAccessibleName } from "dom-accessibility-api";
import { isShown } from "./document";
import type { HtmlPage } from "./page";

type Text = string | RegExp;
interface Filter {
  readonly has?: HtmlLocator;
  readonly hasText?: Text;
}

export interface RoleOptions {
  readonly name?: Text;
  readonly exact?: boolean;
  readonly level?: number;
}

export const squeezed = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

/** Playwright's reading of a text: part of it in any case, the whole where it is exact, or an expression. */
function reads(text: string, wanted: Text, isExact = false): boolean {
  if (wanted instanceof RegExp) return wanted.test(text);
  return isExact
    ? text === squeezed(wanted)
    : text.toLowerCase().includes(squeezed(wanted).toLowerCase());
}

/** Elements that have a role by themselves. */
const tagsOf: Readonly<Record<string, string>> = {
  button: "button, input[type=submit], input[type=button], summary",
  link: "a[href]",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  dialog: "dialog",
  heading: "h1, h2, h3, h4, h5, h6",
  row: "tr",
  rowheader: "th[scope=row]",
  cell: "td",
  status: "output",
  textbox: "input:not([type]), input[type=text], input[type=email], input[type=tel], textarea",
  combobox: "select",
  alert: "[role=alert]",
  list: "ul, ol",
  listitem: "li",
  navigation: "nav",
  main: "main",
};

/** Elements of a page, found anew at every use: the part of Playwright's locators that a scenario needs. */
export class HtmlLocator {
  constructor(
    readonly page: HtmlPage,
    private readonly find: () => Element[],
    private readonly words: string,
  ) {}

  toString() {
    return this.words;
  }

  elements(): Element[] {
    return this.find();
  }

  /** The one element that is meant; throws where there are none or several. */
  one(): HTMLElement {
    const found = this.find();
    const [first] = found;
    if (!first || found.length > 1)
      throw new Error(
        `${found.length} elements for ${this.words} at ${this.page.url()}\n${found
          .slice(0, 5)
          .map((one) => one.outerHTML.slice(0, 150))
          .join("\n")}`,
      );
    return first as HTMLElement;
  }

  locator(selector: string | HtmlLocator, filter: Filter = {}): HtmlLocator {
    const inner =
      typeof selector === "string"
        ? this.#derived(
            () => unique(this.find().flatMap((root) => select(root, selector))),
            ` ${selector}`,
          )
        : this.#derived(() => {
            const roots = this.find();
            return selector
              .find()
              .filter((one) => roots.some((root) => root !== one && root.contains(one)));
          }, ` ${selector}`);
    return inner.filter(filter);
  }

  filter({ has, hasText }: Filter): HtmlLocator {
    if (!has && hasText === undefined) return this;
    return this.#derived(
      () =>
        this.find().filter(
          (one) =>
            (!has || has.find().some((inner) => inner !== one && one.contains(inner))) &&
            (hasText === undefined || reads(squeezed(one.textContent), hasText)),
        ),
      ` with ${has ?? hasText}`,
    );
  }

  getByRole(role: string, { name, exact = false, level }: RoleOptions = {}): HtmlLocator {
    const tags = role === "heading" && level ? `h${level}` : tagsOf[role];
    if (!tags) throw new Error(`the role ${role} is not known here`);
    return this.#derived(
      () =>
        unique(
          this.find().flatMap((root) => select(root, `[role="${role}"], :is(${tags}):not([role])`)),
        )
          .filter(isShown)
          .filter(
            (one) => name === undefined || reads(squeezed(computeAccessibleName(one)), name, exact),
          ),
      ` ${role} "${name ?? ""}"`,
    );
  }

  getByText(text: Text, { exact = false }: { exact?: boolean } = {}): HtmlLocator {
    const holds = (one: Element) => reads(squeezed(one.textContent), text, exact);
    return this.#derived(
      () =>
        unique(this.find().flatMap((root) => select(root, "*")))
          .filter((one) => !one.matches("head, head *, script, style, noscript") && holds(one))
          .filter((one) => ![...one.children].some(holds)),
      ` text "${text}"`,
    );
  }

  getByLabel(text: Text, { exact = false }: { exact?: boolean } = {}): HtmlLocator {
    return this.#derived(
      () =>
        unique(
          this.find().flatMap((root) =>
            select(root, "input, select, textarea, button, [aria-label], [aria-labelledby]"),
          ),
        ).filter((one) => reads(squeezed(computeAccessibleName(one)), text, exact)),
      ` labelled "${text}"`,
    );
  }

  first() {
    return this.nth(0);
  }
  last() {
    return this.nth(-1);
  }
  nth(index: number): HtmlLocator {
    return this.#derived(
      () => this.find().slice(index, index === -1 ? undefined : index + 1),
      ` nth ${index}`,
    );
  }
  or(other: HtmlLocator): HtmlLocator {
    return this.#derived(() => inOrder(unique([...this.find(), ...other.find()])), ` or ${other}`);
  }

  async all(): Promise<HtmlLocator[]> {
    return this.find().map((_, index) => this.nth(index));
  }
  async count() {
    return this.find().length;
  }

  async click({ trial = false, clickCount = 1 }: { trial?: boolean; clickCount?: number } = {}) {
    const element = this.one();
    if (!isShown(element)) throw new Error(`${this.words} is not shown, so it cannot be pressed`);
    if (element.closest("[inert]"))
      throw new Error(`${this.words} is inert, so it cannot be pressed`);
    if (element.matches(":disabled"))
      throw new Error(`${this.words} is disabled, so it cannot be pressed`);
    if (!trial) await this.page.press(element, clickCount);
  }
  dblclick() {
    return this.click({ clickCount: 2 });
  }

  async fill(value: string) {
    const element = this.one() as HTMLInputElement;
    if (!isShown(element)) throw new Error(`${this.words} is not shown, so nothing can be typed`);
    if (element.matches(":disabled, [readonly]"))
      throw new Error(`nothing can be typed into ${this.words}`);
    if (element.matches("select")) throw new Error(`${this.words} is a list: use selectOption`);
    element.focus();
    element.value = value;
  }
  async setInputFiles(file: { name: string; mimeType: string; buffer: Buffer }) {
    const field = this.one();
    if (!field.matches("input[type=file]")) throw new Error(`${this.words} takes no files`);
    const { name, mimeType, buffer } = file;
    this.page.shown.attach(field, [new File([new Uint8Array(buffer)], name, { type: mimeType })]);
  }
  async check() {
    if (!(this.one() as HTMLInputElement).checked) await this.click();
  }
  async uncheck() {
    if ((this.one() as HTMLInputElement).checked) await this.click();
  }
  async selectOption(wanted: string | { readonly label: string }) {
    const list = this.one() as HTMLSelectElement;
    if (list.matches(":disabled")) throw new Error(`${this.words} is disabled`);
    const option = [...list.options].find((one) =>
      typeof wanted === "string"
        ? one.value === wanted || squeezed(one.label) === wanted
        : squeezed(one.label) === wanted.label,
    );
    if (!option || option.disabled)
      throw new Error(`${this.words} has no option ${JSON.stringify(wanted)}`);
    option.selected = true;
  }
  async press(key: string) {
    if (key !== "Enter") throw new Error(`no key ${key} without a browser: tag the test @browser`);
    await this.page.enter(this.one());
  }
  async focus() {
    this.one().focus();
  }

  async getAttribute(name: string) {
    return this.one().getAttribute(name);
  }
  async inputValue() {
    return (this.one() as HTMLInputElement).value;
  }
  async textContent() {
    return this.one().textContent;
  }
  async innerHTML() {
    return this.one().innerHTML;
  }
  async isVisible() {
    const found = this.find();
    if (found.length > 1) this.one();
    return found.some(isShown);
  }
  async isDisabled() {
    return this.one().matches(":disabled");
  }
  async evaluate<R>(look: (element: never, argument: never) => R, argument?: unknown): Promise<R> {
    return look(this.one() as never, argument as never);
  }
  async evaluateAll<R>(
    look: (elements: never, argument: never) => R,
    argument?: unknown,
  ): Promise<R> {
    return look(this.find() as never, argument as never);
  }

  #derived(find: () => Element[], words: string) {
    return new HtmlLocator(this.page, find, `${this.words}${words}`);
  }
}

/** Playwright's selectors: CSS with `:visible`, `:text("…")` at its end and `>> nth=`, or XPath. */
export function select(root: Element | Document, selector: string): Element[] {
  const document = root.ownerDocument ?? (root as Document);
  const [, rest = selector, nth] = /^(.*?) >> nth=(\d+)$/.exec(selector) ?? [];
  if (nth !== undefined) return select(root, rest).slice(Number(nth), Number(nth) + 1);
  if (selector.startsWith("xpath=")) {
    const found = document.evaluate(selector.slice(6), root, null, 7, null);
    return Array.from(
      { length: found.snapshotLength },
      (_, at) => found.snapshotItem(at) as Element,
    );
  }
  const [, withText = selector, text] = /^(.*):(?:has-)?text\("([^"]*)"\)$/.exec(selector) ?? [];
  if (text !== undefined)
    return select(root, withText).filter((one) => reads(squeezed(one.textContent), text));
  const shownOnly = /:visible\b/.test(selector);
  const found = [...root.querySelectorAll(selector.replaceAll(":visible", ""))];
  return shownOnly ? found.filter(isShown) : found;
}

const unique = (elements: readonly Element[]) => [...new Set(elements)];
const inOrder = (elements: Element[]) =>
  elements.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
