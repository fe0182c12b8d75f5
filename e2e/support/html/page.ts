import type { Cookie } from "@playwright/test";
import { Cookie as JarCookie } from "tough-cookie";
import { type DocumentAnswer, type DocumentRequest, get, HtmlClient } from "./client";
import { HtmlDocument } from "./document";
import { HtmlLocator, type RoleOptions, select } from "./locator";

interface NewCookie extends Partial<Cookie> {
  readonly name: string;
  readonly value: string;
  readonly url?: string;
}

interface PostOptions {
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxRedirects?: number;
}

/** A visitor's browser profile without JavaScript: what Playwright calls a context. */
export class HtmlContext {
  readonly client: HtmlClient;

  constructor(language: string) {
    this.client = new HtmlClient(language);
  }

  async newPage() {
    return new HtmlPage(this);
  }
  /** Another visitor's profile comes from the same "browser". */
  browser() {
    return {
      newContext: async ({ locale = "en-GB" }: { locale?: string } = {}) => new HtmlContext(locale),
    };
  }
  async cookies(): Promise<Cookie[]> {
    const { cookies = [] } = (await this.client.jar.serialize()) ?? {};
    return cookies.map((one) => {
      const cookie = JarCookie.fromJSON(one) ?? new JarCookie();
      const expires = cookie.expiryTime() ?? Number.POSITIVE_INFINITY;
      return {
        name: cookie.key,
        value: cookie.value,
        domain: cookie.domain ?? "",
        path: cookie.path ?? "/",
        expires: Number.isFinite(expires) ? expires / 1000 : -1,
        httpOnly: cookie.httpOnly,
        secure: cookie.secure,
        sameSite: cookie.sameSite === "strict" ? "Strict" : "Lax",
      };
    });
  }
  async addCookies(cookies: readonly NewCookie[]) {
    for (const { name, value, url, domain, path = "/" } of cookies)
      await this.client.jar.setCookie(
        `${name}=${value}; Path=${path}`,
        url ?? `http://${domain}${path}`,
      );
  }
  async clearCookies({ name }: { name?: string } = {}) {
    for (const cookie of await this.cookies())
      if (name === undefined || name === cookie.name)
        await this.client.jar.store.removeCookie(cookie.domain, cookie.path, cookie.name);
  }
  async close() {
    await this.client.close();
  }
}

/**
 * A page without JavaScript, over HTTP alone: it asks for documents, follows links and sends forms as a browser
 * does, and speaks the part of Playwright's language that scenarios need. Style sheets are not read: what only
 * they decide is asked of a real browser (tests tagged `@browser`).
 */
export class HtmlPage {
  #current: HtmlDocument | null = null;
  /** What was asked for, oldest first, and which of it is shown. */
  #history: DocumentRequest[] = [];
  #at = -1;

  constructor(private readonly profile: HtmlContext) {}

  context() {
    return this.profile;
  }
  url() {
    return this.#current?.url.href ?? "about:blank";
  }
  async title() {
    return this.shown.document.title;
  }
  async content() {
    return this.shown.html;
  }
  /** The document that is shown. */
  get shown(): HtmlDocument {
    if (!this.#current) throw new Error("no page has been opened");
    return this.#current;
  }

  /** Opens an address; answers how the document at its end was answered. */
  async goto(address: string) {
    const answer = await this.#go(get(new URL(address, this.#current?.url)));
    return { status: () => answer?.status ?? 0, headers: () => answer?.headers ?? {} };
  }
  async reload() {
    const asked = this.#history[this.#at];
    if (!asked || this.shown.method === "POST")
      throw new Error("this page would ask before it sends a form again");
    await this.#load(get(this.shown.url, asked.from));
  }
  async goBack() {
    await this.#step(-1);
  }
  async goForward() {
    await this.#step(1);
  }

  /** Presses an element, twice where it is pressed twice; shows what that leads to. */
  async press(element: HTMLElement, times = 1) {
    const asked = await this.shown.press(element);
    if (!asked) return;
    // The first of two presses is on its way when the second takes its place: both arrive.
    const early = times > 1 ? this.profile.client.send(asked) : null;
    await this.#go(asked);
    await early;
  }
  async enter(element: HTMLElement) {
    const asked = await this.shown.enter(element);
    if (asked) await this.#go(asked);
  }

  locator(
    selector: string,
    filter: { has?: HtmlLocator; hasText?: string | RegExp } = {},
  ): HtmlLocator {
    return new HtmlLocator(this, () => select(this.shown.document, selector), selector).filter(
      filter,
    );
  }
  readonly #whole = new HtmlLocator(this, () => [this.shown.document.documentElement], "page");
  getByRole(role: string, options?: RoleOptions) {
    return this.#whole.getByRole(role, options);
  }
  getByText(text: string | RegExp, options?: { exact?: boolean }) {
    return this.#whole.getByText(text, options);
  }
  getByLabel(text: string | RegExp, options?: { exact?: boolean }) {
    return this.#whole.getByLabel(text, options);
  }
  click(selector: string) {
    return this.locator(selector).first().click();
  }
  fill(selector: string, value: string) {
    return this.locator(selector).first().fill(value);
  }
  check(selector: string) {
    return this.locator(selector).first().check();
  }
  uncheck(selector: string) {
    return this.locator(selector).first().uncheck();
  }
  selectOption(selector: string, value: string) {
    return this.locator(selector).first().selectOption(value);
  }

  /** Nothing but documents is asked for: there is nothing to hold back. */
  async route() {}
  async unroute() {}
  async close() {
    this.#current = null;
  }

  /** Requests from outside the page, with its browser's cookies. */
  readonly request = {
    get: (address: string, options: PostOptions = {}) =>
      this.#exchange(get(new URL(address)), options),
    post: (address: string, { form = {}, ...options }: PostOptions = {}) => {
      const bytes = Buffer.from(new URLSearchParams(form).toString());
      const body = { type: "application/x-www-form-urlencoded", bytes };
      return this.#exchange({ url: new URL(address), method: "POST", body, from: null }, options);
    },
  };

  async #exchange(asked: DocumentRequest, { headers = {}, maxRedirects = 20 }: PostOptions) {
    const { client } = this.profile;
    const answer =
      maxRedirects === 0 ? await client.send(asked, headers) : await client.navigate(asked);
    return {
      status: () => answer.status,
      ok: () => answer.status >= 200 && answer.status < 300,
      headers: () => answer.headers,
      text: async () => answer.text,
      url: () => answer.url.href,
    };
  }

  async #step(by: number) {
    const asked = this.#history[this.#at + by];
    if (!asked) return;
    this.#at += by;
    if (asked.method === "POST")
      throw new Error("this page would ask before it sends a form again");
    await this.#load(asked);
  }

  async #go(asked: DocumentRequest): Promise<DocumentAnswer | null> {
    const here = this.#current;
    const isSameDocument =
      here &&
      asked.method === "GET" &&
      asked.from &&
      asked.url.hash !== "" &&
      withoutHash(asked.url) === withoutHash(here.url);
    if (isSameDocument) {
      here.goTo(asked.url.hash);
      return null;
    }
    const answer = await this.#load(asked);
    // A form that led on leaves the page it led to, as in a browser's own history.
    const led = answer.method === asked.method ? asked : get(answer.url, asked.from);
    this.#history = [...this.#history.slice(0, this.#at + 1), { ...led, url: answer.url }];
    this.#at = this.#history.length - 1;
    return answer;
  }

  async #load(asked: DocumentRequest): Promise<DocumentAnswer> {
    const answer = await this.profile.client.navigate(asked);
    // Nothing to show: the page stays.
    if (answer.status !== 204) this.#current = new HtmlDocument(answer);
    return answer;
  }
}

const withoutHash = ({ origin, pathname, search }: URL) => `${origin}${pathname}${search}`;
