import fc from "fast-check";
import { html as html5 } from "parse5";
import { describe, expect, it } from "vitest";
import { cleanBody } from "~/features/remote-pages/clean/body.server";
import { BodyTooComplex } from "~/features/remote-pages/clean/html.server";
import { PLACEHOLDER_CSRF } from "~/features/remote-pages/fill/placeholders.server";
import { sized } from "../../../support/size";
import { dangersIn, readInPage } from "../tree";

const own = "https://bets.example";
const clean = (body: string) => cleanBody(body, own).html;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
/** So many forms' addresses are tried. */
const addresses = sized(1_000, 10_000);
const csrf = `<input type="hidden" name="csrf" value="${PLACEHOLDER_CSRF}">`;

describe("body of a remote page", () => {
  it("REM-09 a remote page's body is balanced, so it cannot close elements around it", () => {
    expect(clean("</div></main><p>One<p>Two<b>bold")).toBe(
      "<p></p><p>One</p><p>Two<b>bold</b></p>".slice(7),
    );
    expect(clean("<ul><li>1<li>2</ul>")).toBe("<ul><li>1</li><li>2</li></ul>");
    expect(clean("<div><span></div>")).toBe("<div><span></span></div>");
    expect(clean("<plaintext>rest")).toBe("");
  });

  it.each([
    "<form><div></form><form><button>x</button></form></div>",
    "<table><a>1<tr><td><a>2</table>",
    "<p><button><p><button>x",
    "<a><table><td><a>x",
    "<h1><table><td><h2>x",
  ])("REM-09 cleaning an already cleaned body with invalid nesting changes nothing: %s", (body) => {
    const html = clean(body);
    expect(clean(html)).toBe(html);
  });

  it.each([
    ["<script>alert(1)</script>ok", "ok"],
    ["<scr<script>ipt>alert(1)</script>", "ipt&gt;alert(1)"],
    ["<svg><script>alert(1)</script></svg>", "<svg></svg>"],
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', null],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ""],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      null,
    ],
    ["<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>", null],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>x', "x"],
    [
      "<object data=x></object><embed src=x><base href=//evil.example><meta http-equiv=refresh content=0>",
      "",
    ],
    [
      "<textarea></textarea><img src=x onerror=alert(1)></textarea>",
      '<textarea></textarea><img src="x">',
    ],
    ["<title></title><img src=x onerror=alert(1)>", '<img src="x">'],
    ["<template><script>alert(1)</script></template>", ""],
    ["<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>", "<svg></svg>"],
    [
      "<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>",
      "<svg><a><text>x</text></a></svg>",
    ],
    ["<!--><img src=x onerror=alert(1)>-->", '<img src="x">--&gt;'],
    ["<x<y onclick=alert(1)>text</x<y>", "text"],
    ['<div a"onclick=alert(1) OnClick=alert(1)>x</div>', "<div>x</div>"],
  ])("REM-11 a cleaned body contains no code: %s", (body, expected) => {
    const html = clean(body);
    expect(dangersIn(html)).toEqual([]);
    if (expected !== null) expect(html).toBe(expected);
  });

  it.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java&#10;script:alert(1)",
    "&#106;avascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#1;javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:https://bets.example/1",
  ])("REM-11 a cleaned body has no address that runs code: %s", (address) => {
    expect(clean(`<a href="${address}">x</a>`)).toBe("<a>x</a>");
    expect(clean(`<img src="${address}">`)).toBe("<img>");
    expect(clean(`<svg><use xlink:href="${address}"></use></svg>`)).toBe("<svg><use></use></svg>");
    expect(clean(`<button formaction="${address}">x</button>`)).toBe("<button>x</button>");
  });

  it.each([
    "/en/user/login?returnUrl=%2Fen%2F",
    "/en/registration",
    "/en/office/account",
    "/en/coupon",
  ])(
    "SEO-11 a link of a remote page to %s, which no search engine has, is not followed",
    (href) => {
      expect(clean(`<a rel="next" href="${href}">x</a>`)).toBe(
        `<a href="${href}" rel="nofollow">x</a>`,
      );
      expect(clean('<a rel="next" href="/en/slots?page=2">x</a>')).toBe(
        '<a rel="next" href="/en/slots?page=2">x</a>',
      );
    },
  );

  it("REM-13 a remote page's body keeps its links and readable content", () => {
    const body =
      '<a href="/en/home/line?x=1&amp;y=2#top">Line</a><a href="https://other.example/">Other</a>' +
      '<a href="mailto:help@bets.example">Mail</a><time datetime="2026-01-01">1 Jan</time>' +
      '<svg viewBox="0 0 1 1"><title>Ball</title><path d="M0 0"></path></svg>';
    expect(clean(body)).toBe(body);
  });

  it.each([
    "http-equiv=refresh",
    "name=referrer",
    "NAME=theme-color",
    "charset=utf-7",
    "property=og:title",
  ])("REM-11 a meta element with %s is removed from a remote page's body", (attribute) => {
    expect(clean(`<meta itemprop ${attribute} content="unsafe-url">`)).toBe("");
    const microdata = '<p itemscope=""><meta itemprop="price" content="5"></p>';
    expect(clean(microdata)).toBe(microdata);
  });

  it("REM-11 a remote page's body loses targets, access keys, autofocus and tab order", () => {
    expect(clean('<a href="/en" target="_top" accesskey="s" autofocus tabindex="5">x</a>')).toBe(
      '<a href="/en" tabindex="0">x</a>',
    );
  });

  it("REM-11 a remote page's body loses ids of the shell's landmarks and repeated ids", () => {
    expect(
      clean('<p id="coupon">1</p><p id="bet-7">2</p><p id="bet-7">3</p><p id="__x">4</p>'),
    ).toBe('<p>1</p><p id="bet-7">2</p><p>3</p><p>4</p>');
  });

  it("REM-11 a remote page's body loses outlet attributes and the names of images and forms", () => {
    expect(
      clean(
        '<div data-remote="office" data-name="balance"></div><img name="cookie"><form name="x"></form>',
      ),
    ).toBe('<div data-name="balance"></div><img><form method="get"></form>');
  });

  it("REM-11 style elements are taken out of the body and returned separately", () => {
    const { html, styles } = cleanBody(
      "<p>x</p><style>*{display:none}</style><svg><style>a{}</style></svg>",
      own,
    );
    expect(html).toBe("<p>x</p><svg></svg>");
    expect(styles).toEqual(["*{display:none}", "a{}"]);
  });

  it("REM-11 style attributes that load something are removed, others remain", () => {
    expect(clean('<p style="width:40%">x</p><p style="background:url(//evil.example)">y</p>')).toBe(
      '<p style="width:40%">x</p><p>y</p>',
    );
    expect(clean('<p style="background:u\\72l(//evil.example)">y</p>')).toBe("<p>y</p>");
    expect(clean("<p style=\"background:image-set('//evil.example' 1x)\">y</p>")).toBe("<p>y</p>");
  });
});

describe("forms of a remote page", () => {
  it("REM-13 a remote form that posts to this site gets the CSRF token as its first child", () => {
    const inside = '<button name="bet" value="1">1.85</button>';
    for (const action of [
      'action="/en/coupon"',
      'action="?x=1"',
      "",
      `action="${own}/en/coupon"`,
    ]) {
      expect(clean(`<form method=POST ${action}>${inside}</form>`)).toMatch(
        new RegExp(`^<form method="post"[^>]*>${csrf}<button `),
      );
    }
  });

  it("REM-13 a remote search form gets no CSRF token", () => {
    expect(clean('<form action="/en/search"><input name="q"></form>')).toBe(
      '<form method="get" action="/en/search"><input name="q"></form>',
    );
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "http://bets.example/",
    "javascript:x",
  ])(
    "REM-11 a remote form that would leave the site has no effect and no CSRF token: %s",
    (action) => {
      const html = clean(`<form method="post" action="${action}"><button>x</button></form>`);
      expect(html).toBe('<form method="dialog"><button>x</button></form>');
      expect(
        clean(`<form method="post" action="/en"><button formaction="${action}">x</button></form>`),
      ).toBe(`<form method="post" action="/en">${csrf}<button>x</button></form>`);
    },
  );

  it(`SEC-01 REM-11 a remote form has the CSRF token only if it posts to a page of this site: ${addresses} addresses`, () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "\\",
        "/\\",
        "%5C",
        "%2F",
        "..",
        ".",
        "@",
        ":",
        "?",
        "#",
        "\t",
        "\n",
        " ",
        "\0",
      ),
      fc.constantFrom(
        "https:",
        "http:",
        "javascript:",
        "data:",
        "blob:",
        "HTTPS:",
        "bets.example",
        "evil.example",
      ),
      fc.constantFrom(
        "en",
        "ru",
        "coupon",
        "office/responsible",
        "user/login",
        "remote/betting",
        "sandbox/reset",
      ),
      fc.constantFrom(
        "https://bets.example",
        "https://bets.example:444",
        "//bets.example",
        "http://bets.example",
      ),
      fc.string({ maxLength: 3 }),
    );
    const address = fc
      .array(piece, { minLength: 1, maxLength: 7 })
      .map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(address, fc.constantFrom("/en/about", "/ru/office/history"), (action, page) => {
        const html = clean(`<form method="post" action="${escaped(action)}"></form>`);
        if (!html.includes(PLACEHOLDER_CSRF)) return;
        const sent = new URL(action.replaceAll("\0", "\ufffd"), `${own}${page}`);
        expect(sent.origin).toBe(own);
        expect(sent.pathname).toMatch(/^\/[a-z]{2}(?:\/|$)/);
        expect(sent.pathname).not.toMatch(/\/\/|%5c/i);
      }),
      { numRuns: addresses },
    );
  });

  it("REM-11 a remote form cannot set its own CSRF token or add fields to forms of the shell", () => {
    expect(clean('<form method="post" action="/en"><input name="csrf" value="x"></form>')).toBe(
      `<form method="post" action="/en">${csrf}</form>`,
    );
    expect(
      clean('<input form="place" name="amount"><form id="f"></form><input form="f" name="q">'),
    ).toBe('<input name="amount"><form method="get" id="f"></form><input form="f" name="q">');
    // A form that is taken out, or loses its id, is no form to refer to.
    expect(clean('<input form="f" name="q"><noscript><form id="f"></form></noscript>')).toBe(
      '<input name="q">',
    );
    expect(clean('<p id="f">x</p><form id="f"></form><input form="f" name="q">')).toBe(
      '<p id="f">x</p><form method="get"></form><input name="q">',
    );
    expect(clean("<button formmethod=post formaction=/en>x</button>")).toBe(
      '<button formaction="/en">x</button>',
    );
  });
});

describe("arbitrary remote bodies", () => {
  const tags = [
    "a",
    "b",
    "i",
    "p",
    "div",
    "form",
    "button",
    "table",
    "tbody",
    "tr",
    "td",
    "caption",
    "ul",
    "li",
    "dl",
    "dt",
    "select",
    "option",
    "optgroup",
    "h1",
    "h2",
    "svg",
    "path",
    "title",
    "desc",
    "math",
    "mtext",
    "mglyph",
    "style",
    "script",
    "noscript",
    "template",
    "textarea",
    "pre",
    "nobr",
    "input",
    "img",
    "ruby",
    "rt",
    "font",
    "frameset",
    "foreignObject",
    "body",
    "html",
    "iframe",
    "xmp",
    "plaintext",
    "hr",
    "br",
    "col",
    "colgroup",
    "label",
    "x-y",
  ];
  const attrs = [
    "",
    " onclick=alert(1)",
    ' href="javascript:alert(1)"',
    ' id="x"',
    ' form="x"',
    ' title="</style><img onerror=1>"',
    " method=post",
    ' action="//evil.example"',
    ' style="color:red"',
    ' data-bet="1&quot;2"',
    " color=red",
    ' title="&lt;script&gt;"',
    " OnLoad=1 srcdoc=x",
    ' xlink:href="data:x"',
    ' name="csrf"',
    " type=hidden",
  ];
  const piece = fc.oneof(
    fc
      .tuple(fc.constantFrom(...tags), fc.constantFrom(...attrs))
      .map(([tag, attr]) => `<${tag}${attr}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.constantFrom(
      "text",
      "\n",
      " ",
      "&amp;lt;",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "&#13;",
      "\r",
      "\u0000",
      '"',
      "'",
      "<",
    ),
    fc.string({ maxLength: 6 }),
  );
  const body = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(""));

  it("REM-09 REM-11 any cleaned body is stable under cleaning and contains nothing dangerous", () => {
    fc.assert(
      fc.property(body, (text) => {
        const html = clean(text);
        expect(clean(html)).toBe(html);
        expect(dangersIn(html)).toEqual([]);
      }),
      { numRuns: sized(5_000, 40_000) },
    );
  });

  it("REM-09 REM-11 any cleaned body with odd nesting is stable under cleaning", () => {
    const odd = [
      "form",
      "div",
      "p",
      "table",
      "tr",
      "td",
      "a",
      "b",
      "button",
      "li",
      "ul",
      "select",
      "option",
      "h1",
      "dl",
      "dd",
    ];
    const tag = fc.constantFrom(...odd.flatMap((name) => [`<${name}>`, `</${name}>`]), "x");
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 14 }), (tags) => {
        const html = clean(tags.join(""));
        expect(clean(html)).toBe(html);
      }),
      { numRuns: sized(1_000, 4_000) },
    );
  });

  it("REM-13 every posting form of any cleaned body gets exactly one CSRF token", () => {
    fc.assert(
      fc.property(body, (text) => {
        const html = clean(text);
        const posts = readInPage(html).filter(
          // A "form" within a drawing is none: it sends nothing.
          ({ tagName, namespaceURI, attrs }) =>
            tagName === "form" &&
            namespaceURI === html5.NS.HTML &&
            attrs.some(({ name, value }) => name === "method" && value === "post"),
        );
        expect(html.split(PLACEHOLDER_CSRF).length - 1).toBe(posts.length);
      }),
      { numRuns: sized(500, 1_000), examples: [["<svg><form method=post>"]] },
    );
  });
});

describe("expensive remote bodies", () => {
  it("REM-10 a remote body of 2 MB is refused", () => {
    expect(() => clean("<p>x</p>".repeat(250_000))).toThrow(BodyTooComplex);
  });

  it("REM-10 a remote body with excessive nesting or multiplying elements is refused", () => {
    expect(() => clean("<div>".repeat(5_000))).toThrow(BodyTooComplex);
    const many = Array.from({ length: 150 }, (_, at) => `<b id=${at}>`).join("");
    expect(() => clean(`<p>${many}</p>${"<p>x".repeat(20_000)}`)).toThrow(BodyTooComplex);
  });

  it("REM-10 a remote body with a list of 5,000 prices is accepted", () => {
    const row =
      '<li><a href="/en/line/1">A – B</a><button name="bet" value="1:2:1::1.85" data-bet="1:2:1:">1.85</button></li>';
    const html = clean(`<ul>${row.repeat(5_000)}</ul>`);
    expect(html.split("<li>").length - 1).toBe(5_000);
  });
});
