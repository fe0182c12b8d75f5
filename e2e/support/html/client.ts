import { CookieJar } from "tough-cookie";
import { Agent, request } from "undici";

/** Which page a request comes from, and what that page's referrer policy lets it say. */
export interface Referrer {
  readonly url: URL;
  readonly policy: string;
}

/** A document that a browser asks for. */
export interface DocumentRequest {
  readonly url: URL;
  readonly method: "GET" | "POST";
  readonly body: { readonly type: string; readonly bytes: Buffer } | null;
  /** null = typed into the address bar. */
  readonly from: Referrer | null;
}

/** The answer at the end of all redirects. */
export interface DocumentAnswer {
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** How the document was asked for, after redirects. */
  readonly method: "GET" | "POST";
}

export const get = (url: URL, from: Referrer | null = null): DocumentRequest => ({
  url,
  method: "GET",
  body: null,
  from,
});

/** As Chromium. */
const mostRedirects = 20;
const patienceMs = 60_000;

/** One browser profile over HTTP: its cookies, its connections and the headers that a browser sends by itself. */
export class HtmlClient {
  readonly jar = new CookieJar(undefined, { rejectPublicSuffixes: false });
  // A connection for each request: one that is kept may be closed by the server as the next request is sent, which a
  // browser sends again by itself.
  readonly #agent = new Agent({
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
    pipelining: 0,
  });

  constructor(private readonly language: string) {}

  /** Asks for a document and follows its redirects as a browser does (Fetch, "HTTP-redirect fetch"). */
  async navigate(asked: DocumentRequest): Promise<DocumentAnswer> {
    let next = asked;
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const answer = await this.send(next);
      const to = answer.headers["location"];
      if (to === undefined || ![301, 302, 303, 307, 308].includes(answer.status)) return answer;
      next = redirected(next, answer.status, to);
    }
    throw new Error(`more than ${mostRedirects} redirects at ${next.url}`);
  }

  /** One exchange: sends the cookies of the address, keeps those of the answer. */
  async send(
    asked: DocumentRequest,
    more: Readonly<Record<string, string>> = {},
  ): Promise<DocumentAnswer> {
    const { url, method, body } = asked;
    const cookie = await this.jar.getCookieString(url.href);
    const {
      statusCode,
      headers,
      body: reply,
    } = await request(url, {
      dispatcher: this.#agent,
      method,
      headers: {
        ...this.#headersOf(asked),
        ...(cookie === "" ? {} : { cookie }),
        ...(body ? { "content-type": body.type } : {}),
        ...more,
      },
      body: body?.bytes ?? null,
    });
    const lines = headers["set-cookie"] ?? [];
    for (const line of typeof lines === "string" ? [lines] : lines)
      await this.jar.setCookie(line, url.href, { ignoreError: true });
    const flat = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return {
      url,
      status: statusCode,
      headers: Object.fromEntries(flat),
      text: await reply.text(),
      method,
    };
  }

  close(): Promise<void> {
    return this.#agent.close();
  }

  #headersOf({ url, method, from }: DocumentRequest): Record<string, string> {
    const site =
      from === null ? "none" : from.url.origin === url.origin ? "same-origin" : "cross-site";
    const referer = from && refererOf(from, url);
    return {
      "upgrade-insecure-requests": "1",
      "user-agent":
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
      accept:
        "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
      "accept-language": this.language,
      "cache-control": method === "POST" ? "max-age=0" : "no-cache",
      "sec-fetch-site": site,
      "sec-fetch-mode": "navigate",
      "sec-fetch-user": "?1",
      "sec-fetch-dest": "document",
      ...(referer ? { referer } : {}),
      ...(method === "POST" ? { origin: originOf(from) } : {}),
    };
  }
}

function redirected(sent: DocumentRequest, status: number, to: string): DocumentRequest {
  const url = new URL(to, sent.url);
  if (url.hash === "") url.hash = sent.url.hash;
  const isKept = status === 307 || status === 308 || sent.method === "GET";
  return isKept ? { ...sent, url } : { ...sent, url, method: "GET", body: null };
}

/** What `Referer` says (Referrer Policy, "Determine request's Referrer"); null = nothing. */
function refererOf({ url, policy }: Referrer, to: URL): string | null {
  const isSame = url.origin === to.origin;
  const whole = `${url.origin}${url.pathname}${url.search}`;
  if (policy === "no-referrer") return null;
  if (policy === "origin" || policy === "strict-origin") return `${url.origin}/`;
  if (policy === "same-origin") return isSame ? whole : null;
  return isSame || policy === "unsafe-url" ? whole : `${url.origin}/`;
}

/** What `Origin` says of a post. */
function originOf(from: Referrer | null): string {
  return from === null || from.policy === "no-referrer" ? "null" : from.url.origin;
}
