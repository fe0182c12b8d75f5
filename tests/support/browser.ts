import type { AppLoadContext } from "@remix-run/node";
import { isRouteErrorResponse, type StaticHandlerContext } from "@remix-run/router";
import { remoteBodiesOfRequest } from "~/features/remote-pages/fill/document.server";
import type { loader as rootLoader } from "~/root";
import type { loader as activationLoader } from "~/routes/activation";
import type { loader as confirmLoader } from "~/routes/confirm";
import type { loader as cookiesLoader } from "~/routes/cookies";
import type { loader as couponLoader } from "~/routes/coupon";
import type { loader as couponSettingsLoader } from "~/routes/coupon-settings";
import type { loader as deduceLoader } from "~/routes/deduce";
import type { loader as deviceCodeLoader } from "~/routes/device-code";
import type { loader as identificationLoader } from "~/routes/identification";
import type { loader as internalLoader } from "~/routes/internal";
import type { loader as lngLoader } from "~/routes/lng";
import type { loader as loginLoader } from "~/routes/login";
import type { loader as onpayLoader } from "~/routes/onpay";
import type { loader as passwordResetLoader } from "~/routes/password-reset";
import type { loader as printLoader } from "~/routes/print-coupon";
import type { loader as receiptLoader } from "~/routes/receipt";
import type { loader as rechargeLoader } from "~/routes/recharge";
import type { loader as registrationLoader } from "~/routes/registration";
import type { loader as responsibleLoader } from "~/routes/responsible";
import type { loader as approvalLoader } from "~/routes/responsible-approval";
import type { loader as screenLoader } from "~/routes/screen";
import type { loader as securityLoader } from "~/routes/security";
import type { loader as settingsLoader } from "~/routes/settings";
import type { loader as slipLoader } from "~/routes/slip";
import type { loader as stopNewsletterLoader } from "~/routes/stop-newsletter";
import type { loader as subscribeLoader } from "~/routes/subscribe";
import { findFileInsteadOfPage } from "~/server/download.server";
import { flushCookies } from "~/server/pending-cookies.server";
import { requestScope } from "~/server/request-scope.server";
import type { UploadedFilesOrRefusal } from "~/server/uploads";
import { isResource, query, resource, thrown } from "./router";

/** Where the site is, for its visitors. */
export const origin = "http://shop.test";

/** What loaders give, without the status that some wrap around it. */
type Loaded<T extends (...args: never[]) => unknown> =
  Awaited<ReturnType<T>> extends infer R ? (R extends { readonly data: infer D } ? D : R) : never;

interface LoaderData {
  readonly root: Loaded<typeof rootLoader>;
  readonly "routes/lng": Loaded<typeof lngLoader>;
  readonly "routes/slip": Loaded<typeof slipLoader>;
  readonly home: Loaded<typeof screenLoader>;
  readonly screen: Loaded<typeof screenLoader>;
  readonly "routes/login": Loaded<typeof loginLoader>;
  readonly accountverify: Loaded<typeof activationLoader>;
  readonly activatefast: Loaded<typeof activationLoader>;
  readonly "routes/password-reset": Loaded<typeof passwordResetLoader>;
  readonly "routes/recharge": Loaded<typeof rechargeLoader>;
  readonly "routes/deduce": Loaded<typeof deduceLoader>;
  readonly "routes/onpay": Loaded<typeof onpayLoader>;
  readonly "routes/receipt": Extract<Loaded<typeof receiptLoader>, { readonly unread: null }>;
  readonly "routes/print-coupon": Loaded<typeof printLoader>;
  readonly "routes/confirm": Loaded<typeof confirmLoader>;
  readonly "routes/identification": Loaded<typeof identificationLoader>;
  readonly "routes/device-code": Loaded<typeof deviceCodeLoader>;
  readonly "routes/registration": Loaded<typeof registrationLoader>;
  readonly "routes/responsible": Loaded<typeof responsibleLoader>;
  readonly "routes/responsible-approval": Loaded<typeof approvalLoader>;
  readonly "routes/security": Loaded<typeof securityLoader>;
  readonly "routes/stop-newsletter": Loaded<typeof stopNewsletterLoader>;
  readonly "routes/subscribe": Loaded<typeof subscribeLoader>;
  readonly "routes/settings": Loaded<typeof settingsLoader>;
  readonly "routes/cookies": Loaded<typeof cookiesLoader>;
  readonly "routes/coupon": Loaded<typeof couponLoader>;
  readonly "routes/coupon-settings": Loaded<typeof couponSettingsLoader>;
  readonly "internal-vpn": Loaded<typeof internalLoader>;
  readonly debugger: Loaded<typeof internalLoader>;
}

/** An answer as a browser gets it; of a page what its loaders gave, before it becomes HTML. */
export class Page {
  constructor(
    readonly url: URL,
    readonly status: number,
    readonly headers: Headers,
    /** The lines of `Set-Cookie`. */
    readonly setCookies: readonly string[],
    private readonly context: StaticHandlerContext | null,
    /** Bodies of its remote pages, by app. */
    readonly bodies: ReadonlyMap<string, { readonly content: string }>,
    private readonly response: Response | null,
  ) {}

  /** Path and query. */
  get path(): string {
    return this.url.pathname + this.url.search;
  }

  /** Where it leads, as a path where it stays on this site; null = nowhere. */
  get location(): string | null {
    const to = this.headers.get("location");
    return to?.startsWith(`${origin}/`) ? to.slice(origin.length) : to;
  }

  /** A loader's data; throws where the route gave none. */
  data<Id extends keyof LoaderData>(id: Id): LoaderData[Id] {
    const data: unknown = this.context?.loaderData[id];
    if (data === undefined || data === null) {
      throw new Error(
        `${this.path}: no data of ${id} (status ${this.status}, location ${this.location})`,
      );
    }
    return data as LoaderData[Id];
  }

  /** Names of the routes that gave data. */
  get loaded(): string[] {
    return Object.entries(this.context?.loaderData ?? {}).flatMap(([id, data]) =>
      data == null ? [] : [id],
    );
  }

  /** What the shell shows, the coupon and its messages included. */
  get shell(): LoaderData["routes/lng"] & LoaderData["routes/slip"] {
    return { ...this.data("routes/lng"), ...this.data("routes/slip") };
  }

  get coupon(): LoaderData["routes/slip"]["coupon"] {
    return this.data("routes/slip").coupon;
  }

  /** What the action gave back with the form. */
  get reply(): unknown {
    return Object.values(this.context?.actionData ?? {})[0] ?? null;
  }

  /** What the error boundary would get: the body of a thrown answer, or the error. */
  get error(): unknown {
    const error: unknown = Object.values(this.context?.errors ?? {})[0] ?? null;
    return isRouteErrorResponse(error) ? error.data : error;
  }

  /** Title and robots of its head. */
  head(id: "home" | "screen" | "routes/login" = "screen"): { title?: string; robots?: string } {
    const tags = this.data(id).head;
    const found: { title?: string; robots?: string } = {};
    for (const tag of tags) {
      if ("title" in tag) found.title = tag.title;
      if ("name" in tag && tag.name === "robots") found.robots = tag.content;
    }
    return found;
  }

  async text(): Promise<string> {
    return (await this.response?.clone().text()) ?? "";
  }

  /** The body of a picture or another file. */
  async bytes(): Promise<Buffer> {
    return Buffer.from((await this.response?.clone().arrayBuffer()) ?? new ArrayBuffer(0));
  }
}

export type Fields = Readonly<Record<string, string>>;

/** A request as a browser sends it; `target` is its path and query. */
export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
}

/** A browser without JavaScript: keeps cookies, sends forms as pages make them, follows redirects when told to. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** The token of the page last seen. */
  csrf = "";
  /** False: forms are sent without the field `csrf`. */
  sendsToken = true;
  /** Where the visitor comes from, as the server in front of the routes finds out; absent = unknown. */
  visitor: { readonly clientAddress?: string; readonly country?: string } = {};

  /** `onSend` is told of every request. */
  constructor(
    private readonly headers: Fields = {},
    private readonly onSend?: (sent: Sent) => void,
  ) {}

  /** Another tab, or this one where an answer never reached it: the cookies and the token of this moment. */
  copy(): Browser {
    const copy = new Browser();
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    copy.csrf = this.csrf;
    return copy;
  }

  /** Asks for a document and stays where it answers. */
  get(path: string, headers: Fields = {}): Promise<Page> {
    return this.send(path, { headers: { accept: "text/html", ...headers } });
  }

  /** Asks for a document and follows where it leads. */
  async open(path: string, headers: Fields = {}): Promise<Page> {
    return this.follow(await this.get(path, headers));
  }

  /** Asks for the data of some routes, as a client navigation does. */
  data(path: string, ...routes: readonly string[]): Promise<Page> {
    return this.send(path, { headers: { accept: "*/*" } }, routes);
  }

  /** Asks for a resource, as a script of the page does. */
  fetch(path: string, headers: Fields = {}): Promise<Page> {
    return this.send(path, { headers: { accept: "*/*", ...headers } });
  }

  /** Sends a form with the token of the page last seen, and stays at the answer. */
  async post(path: string, fields: Fields | URLSearchParams, headers: Fields = {}): Promise<Page> {
    return this.send(path, await this.form(fields, { accept: "text/html", ...headers }));
  }

  /** Sends a form and follows where it leads. */
  async submit(path: string, fields: Fields, headers: Fields = {}): Promise<Page> {
    return this.follow(await this.post(path, fields, headers));
  }

  /** Sends a form by script: only the action runs, redirects come back as they are. */
  async postData(path: string, fields: Fields, headers: Fields = {}): Promise<Page> {
    return this.send(path, await this.form(fields, { accept: "*/*", ...headers }), []);
  }

  /** Sends a form with files, as the server hands them on once it has read them. */
  async upload(path: string, fields: Fields, upload: UploadedFilesOrRefusal): Promise<Page> {
    const init = await this.form(fields, { accept: "text/html" });
    return this.send(path, init, undefined, upload);
  }

  async signIn(login = "demo@example.test", password = "demo", fields: Fields = {}): Promise<Page> {
    await this.get("/en/user/login");
    return this.submit("/en/user/login", { login, password, save: "1", ...fields });
  }

  private async follow(first: Page): Promise<Page> {
    let page = first;
    for (let hops = 0; page.location?.startsWith("/") === true; hops++) {
      if (hops === 10) throw new Error(`redirects without end at ${page.path}`);
      page = await this.get(page.location);
    }
    return page;
  }

  /** Parameters instead of an object may name a field several times, as checkboxes do. */
  private async form(fields: Fields | URLSearchParams, headers: Fields): Promise<RequestInit> {
    const sent = new URLSearchParams(fields);
    if (this.csrf === "" && !sent.has("csrf")) await this.get("/en/about");
    if (!this.sendsToken) sent.delete("csrf");
    else if (!sent.has("csrf")) sent.set("csrf", this.csrf);
    return {
      method: "POST",
      headers: { origin, "sec-fetch-site": "same-origin", ...headers },
      body: sent,
    };
  }

  private async send(
    path: string,
    init: RequestInit,
    only?: readonly string[],
    upload?: UploadedFilesOrRefusal,
  ): Promise<Page> {
    const url = new URL(path, origin);
    const headers = new Headers({ ...this.headers, ...init.headers });
    for (const name of dropped(init.headers)) headers.delete(name);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie !== "") headers.set("cookie", cookie);
    const request = new Request(url, { ...init, headers });
    this.onSend?.({
      method: request.method,
      target: only ? dataTarget(url, request.method === "GET" ? only : []) : path,
      headers: [...request.headers],
      body: init.body === undefined ? null : String(init.body),
    });
    const context = { ...this.visitor, ...(upload ? { upload } : {}) };
    const page = isResource(url.pathname)
      ? answered(url, await resource(request, context), context, request)
      : await asked(url, request, context, only);
    this.keep(page);
    return page;
  }

  private keep(page: Page) {
    for (const line of page.setCookies) {
      const [pair = "", ...attributes] = line.split(";");
      const at = pair.indexOf("=");
      const name = pair.slice(0, at);
      const isGone = attributes.some((text) => /^\s*max-age=0\s*$/i.test(text));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(at + 1));
    }
    if (page.loaded.includes("routes/slip")) this.csrf = page.data("routes/slip").csrf;
  }
}

/** The address that single fetch asks for a page's data. */
function dataTarget({ pathname, search }: URL, routes: readonly string[]): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : "/_root";
  const wanted = routes.length > 0 ? `_routes=${encodeURIComponent(routes.join(","))}` : "";
  const query = [search.slice(1), wanted].filter((part) => part !== "").join("&");
  return `${path}.data${query === "" ? "" : `?${query}`}`;
}

/** A header set to "" is one that this browser does not send. */
const dropped = (headers: RequestInit["headers"]) =>
  [...new Headers(headers)].filter(([, value]) => value === "").map(([name]) => name);

async function asked(
  url: URL,
  request: Request,
  context: AppLoadContext,
  only?: readonly string[],
): Promise<Page> {
  const result = await query(request, context, only);
  if (result instanceof Response) return answered(url, result, context, request);
  const file = findFileInsteadOfPage(requestScope(context, request));
  if (file) return answered(url, file, context, request);
  const headers = new Headers();
  // Remix sends the headers of what was thrown with the error's page, and `entry.server` the waiting cookies.
  for (const response of thrown(context)) {
    for (const [name, value] of response.headers) headers.set(name, value);
  }
  flushCookies(requestScope(context, request), headers);
  return new Page(
    url,
    result.statusCode,
    headers,
    headers.getSetCookie(),
    result,
    remoteBodiesOfRequest(context),
    null,
  );
}

function answered(url: URL, response: Response, context: AppLoadContext, request: Request): Page {
  const headers = new Headers(response.headers);
  flushCookies(requestScope(context, request), headers);
  return new Page(url, response.status, headers, headers.getSetCookie(), null, new Map(), response);
}
