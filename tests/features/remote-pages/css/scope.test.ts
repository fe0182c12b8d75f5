import { readFileSync } from "node:fs";
import fc from "fast-check";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { reservedShellFonts, scopeCss } from "~/features/remote-pages/css/scope.server";
import { sized } from "../../../support/size";

const options = {
  app: "cyber",
  url: "https://cdn.example/css/app.css",
  origins: ["https://cdn.example"],
};
const scope = (css: string) => scopeCss(css, options);
const P = '[data-remote="cyber"]';

describe("selectors of remote CSS", () => {
  it.each([
    ["*{display:none}", `${P} *{display:none;}`],
    [".a, .b > c{color:red}", `${P} .a,${P} .b > c{color:red;}`],
    ["html{color:red}", `${P}{color:red;}`],
    ["body.page .a{color:red}", `${P}.page .a{color:red;}`],
    ["html.dark body > .a{color:red}", `${P}.dark > .a{color:red;}`],
    [":root{--x:1px}", `${P}{--x:1px;}`],
    ['body::before{content:"x"}', `${P}::before{content:"x";}`],
    ["htmlx .a{color:red}", `${P} htmlx .a{color:red;}`],
    ['[title="html, body"]{color:red}', `${P} [title="html, body"]{color:red;}`],
    ["@media (min-width:1px){body{color:red}}", `@media (min-width:1px){${P}{color:red;}}`],
    [".a{&:hover{color:red} .b{color:blue}}", `${P} .a{&:hover{color:red;}.b{color:blue;}}`],
  ])("REM-11 a remote CSS selector is limited to its outlet: %s", (css, expected) => {
    expect(scope(css)).toBe(expected);
  });

  it.each([
    "body ~ .x{display:none}",
    "html + *{display:none}",
    ":root body ~ *{display:none}",
    "& ~ *{display:none}",
    "body{& ~ *{display:none}}",
    "body{~ *{display:none}}",
    "+ .x{display:none}",
    "html/**/~/**/*{display:none}",
    "@scope (html){*{display:none}}",
    "@page{margin:9cm}",
    "@property --ink{syntax:'*';inherits:true;initial-value:red}",
    "@namespace svg url(http://www.w3.org/2000/svg)",
    "@counter-style decimal{symbols:x}",
    "@view-transition{navigation:auto}",
  ])("REM-11 a remote CSS rule that would reach out of its outlet is removed: %s", (css) => {
    expect(scope(css)).toMatch(/^(?:\[data-remote="cyber"\]\{\})?$/);
  });

  it("REM-11 a remote CSS rule hidden behind a broken string is removed", () => {
    const css = '.a{content:"x\n} *{display:none} .b{content:"}';
    const written = scope(css) ?? "";
    expect(written).not.toContain("display");
  });

  it.each([
    ".a{width:f(;)}",
    ".a{--x:{color:red}}",
    ".a{width:(]}",
    ".a:is(]{color:red}",
    "@media (}{.a{color:red}}",
  ])("REM-11 a remote CSS rule with unbalanced brackets is removed: %s", (css) => {
    expect(scope(css) ?? "").not.toMatch(/f\(|--x|\]\}|:is|@media/);
  });

  it.each([
    "a\\ {x,body{display:none}}",
    "a\\/**/{x,body{display:none}}",
    "a\\ /**/{x,body{display:none}}",
    "a\\ /**/ {x,body{display:none}}",
    "a,b\\ {}",
    "a\\\\\\ {}",
  ])("REM-11 an escaped remote CSS selector cannot absorb the brace after it: %s", (css) => {
    expect(scope(css) ?? "").not.toMatch(/\\[{,]|display/);
  });

  it("REM-11 a nested remote CSS selector with :not(&) stays within the outlet", () => {
    expect(scope(".a{:not(&){display:none}}")).toBe(`${P} .a{${P} :not(&){display:none;}}`);
  });
});

describe("names and addresses in remote CSS", () => {
  it("REM-11 remote keyframes and their uses get the remote's prefix", () => {
    expect(
      scope("@keyframes spin{from{opacity:0}to{opacity:1}}.a{animation:spin 1s ease-in infinite}"),
    ).toBe(
      `@keyframes cyber-spin{from{opacity:0;}to{opacity:1;}}${P} .a{animation:cyber-spin 1s ease-in infinite;}`,
    );
    expect(scope('.a{animation-name:spin,none,"fade"}')).toBe(
      `${P} .a{animation-name:cyber-spin,none,cyber-fade;}`,
    );
    expect(scope(".a{animation:2s cubic-bezier(.1,.2,.3,1) .5s both slide-in}")).toBe(
      `${P} .a{animation:2s cubic-bezier(.1,.2,.3,1) .5s both cyber-slide-in;}`,
    );
  });

  it("REM-11 remote CSS layers get the remote's prefix", () => {
    expect(scope("@layer base, theme;@layer base{.a{color:red}}")).toBe(
      `@layer remote-cyber-base,remote-cyber-theme;@layer remote-cyber-base{${P} .a{color:red;}}`,
    );
  });

  it("REM-11 LAY-09 remote CSS cannot redefine the fonts of the shell", () => {
    const [, families = ""] =
      /--body:([^;]*);/.exec(readFileSync("app/styles/tokens.css", "utf8")) ?? [];
    const names = families.split(",").map((name) => name.replaceAll('"', "").trim().toLowerCase());
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !reservedShellFonts.has(name))).toEqual([]);
    for (const family of [
      "Arial",
      "'Segoe UI' !important",
      "-apple-system",
      '"\\41 rial"',
      "X;font-family:Roboto",
    ])
      expect(scope(`@font-face{font-family:${family};src:url(/f.woff2)}`)).toBe("");
  });

  it("REM-11 addresses in remote CSS become absolute when their origin is allowed", () => {
    expect(scope(".a{background:url(../i/a@2x.png) no-repeat}")).toBe(
      `${P} .a{background:url("https://cdn.example/i/a@2x.png") no-repeat;}`,
    );
    expect(scope("@font-face{font-family:X;src:url('/f.woff2') format('woff2')}")).toBe(
      "@font-face{font-family:X;src:url(\"https://cdn.example/f.woff2\") format('woff2');}",
    );
    expect(scope(".a{fill:url(#g)}")).toBe(`${P} .a{fill:url("#g");}`);
  });

  it.each([
    "@import url(https://evil.example/x.css);",
    "@import 'https://evil.example/x.css';",
    "@font-face{font-family:X;src:url(https://evil.example/f.woff2)}",
    ".a{background:url(https://evil.example/x.png)}",
    ".a{background:url(//evil.example/x.png)}",
    ".a{background:URL( 'https://evil.example/x.png' )}",
    ".a{background:u\\72l(https://evil.example/x.png)}",
    ".a{background:url(data:image/svg+xml,x)}",
    ".a{background:image-set('https://evil.example/x.png' 1x)}",
    ".a{background:image-set(url(/ok.png) 1x,'https://evil.example/x.png' 2x)}",
    ".a{--x:url(https://evil.example/x.png)}",
    ".a{width:expression(alert(1))}",
    ".a{behavior:url(/x.htc)}",
    ".a{background:url(https://user:pass@cdn.example/x.png)}",
    '.a{content:"a" url(https://cdn.example/?"}*{display:none})}',
  ])("REM-11 remote CSS loads nothing from another origin or by another function: %s", (css) => {
    const written = scope(css) ?? "";
    expect(written).not.toMatch(/evil|data:|user:pass|import|expression|htc|display/);
  });

  it("REM-11 a string in remote CSS cannot end its style element", () => {
    const written = scope('.a{content:"</style><script>alert(1)</script><!--"}') ?? "";
    expect(written).not.toMatch(/<[/!]/);
    expect(written).toContain("\\3c /style>");
  });

  it("REM-11 incomplete or oversized remote CSS is rejected as a whole", () => {
    expect(scope(".a{color:red")).toBeNull();
    expect(scope(`.a{color:red}${" ".repeat(1_000_001)}`)).toBeNull();
  });
});

describe("arbitrary remote CSS", () => {
  const token = fc.oneof(
    fc.constantFrom(
      "html",
      "body",
      ":root",
      "*",
      ".a",
      "#b",
      "&",
      "~",
      "+",
      ">",
      " ",
      ",",
      "{",
      "}",
      ";",
      ":",
      "(",
      ")",
      "[",
      "]",
      '"',
      "'",
      "/*",
      "*/",
      "\\",
      "\n",
      "@media x",
      "@layer",
      "@supports",
      "@import",
      ":not(",
      ":is(",
      "::before",
      "url(",
      "color:red",
      "display:none",
      "<!--",
      "-->",
      "</style>",
      "|",
      "||",
      "@",
      "!important",
      "\\68 tml",
    ),
    fc.string({ maxLength: 3 }),
  );

  it("REM-11 in any remote CSS every outer selector is under the outlet and no text ends the style element", () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 20 }), (tokens) => {
        const written = scope(tokens.join("")) ?? "";
        expect(written).not.toMatch(/<[/!]/);
        postcss.parse(written).walkRules((rule) => {
          let outer: postcss.Node | undefined = rule.parent;
          while (outer && outer.type === "atrule") outer = outer.parent;
          if (outer?.type !== "root") return;
          for (const selector of rule.selectors) {
            expect(selector.startsWith(P)).toBe(true);
            expect(selector.slice(P.length)).not.toMatch(/^\s*[~+]/);
          }
        });
      }),
      { numRuns: sized(5_000, 40_000) },
    );
  });
});
