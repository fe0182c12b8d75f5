// Bodies and sheets made to hold the process up. None of these tests measures: read so that the work grows with the
// square of the text, each would take minutes and run out of its time.
import { describe, expect, it } from "vitest";
import { cleanBody } from "~/features/remote-pages/clean/body.server";
import { BodyTooComplex } from "~/features/remote-pages/clean/html.server";
import { scopeCss } from "~/features/remote-pages/css/scope.server";
import { mayCssLoadExternalFile } from "~/features/remote-pages/css/values.server";

const options = {
  app: "cyber",
  url: "https://cdn.example/a.css",
  origins: ["https://cdn.example"],
};
const clean = (body: string) => cleanBody(body, "https://bets.example").html;

describe("body that is expensive to parse", () => {
  it("REM-10 a remote body with a tag of 150,000 attributes is refused, 40 attributes are accepted", () => {
    const names = Array.from({ length: 150_000 }, (_, at) => ` a${at}`);
    expect(() => clean(`<p${names.join("")}>x</p>`)).toThrow(BodyTooComplex);
    expect(() => clean(`<p>x</p${names.join("")}>`)).toThrow(BodyTooComplex);
    const usual = names.slice(0, 40).join("");
    expect(clean(`<p${usual}>1</p><p${usual}>2</p>`)).toMatch(
      /^<p a0="" a1="".*>1<\/p><p .*>2<\/p>$/,
    );
  });

  it("REM-10 a very long srcset is processed, and removed when it contains a script address", () => {
    expect(clean(`<img srcset="${"a".repeat(400_000)}">`)).toContain("<img srcset=");
    expect(clean(`<img srcset="${"a".repeat(400_000)} 1x, javascript:x 2x">`)).toBe("<img>");
  });

  it("REM-10 a style with very many comments is processed, closed or not", () => {
    expect(mayCssLoadExternalFile("/* ".repeat(300_000))).toBe(false);
    expect(clean(`<p style="color:red;${"/* ".repeat(200_000)}">x</p>`)).toContain("color:red");
  });

  it("REM-10 very many spaces in a CSS address or selector are processed", () => {
    const blanks = " ".repeat(300_000);
    expect(scopeCss(`.a{background:url(${blanks}x y)}`, options)).toBe(
      '[data-remote="cyber"] .a{}',
    );
    expect(scopeCss(`html${blanks}x{color:red}`, options)).toContain("x{color:red;}");
  });
});

describe("style attribute that hides an address", () => {
  const address = "background:url(//evil.example)";

  it.each([
    ["between texts that look like a comment's ends", `content:"/*";${address};x:"*/"`],
    ["behind a text that a line's end breaks off", `a:"/*\n;${address};b:"*/"`],
    ["behind a text that never ends", `a:";${address}`],
    ["in a comment that a text seems to open", `a:'/*';${address};b:'*/'`],
  ])("REM-11 a style attribute with an address hidden %s is removed", (_name, style) => {
    expect(clean(`<p style="${style.replaceAll('"', "&quot;")}">x</p>`)).toBe("<p>x</p>");
  });

  it("REM-11 an address inside a CSS comment does not count as loading a file", () => {
    expect(mayCssLoadExternalFile("color:red;/* url(x) */width:1px")).toBe(false);
    expect(mayCssLoadExternalFile("font-family:'a b'")).toBe(false);
  });
});

describe("body that reaches beyond its outlet", () => {
  it("REM-11 a remote body loses attributes that open popovers or dialogs", () => {
    const body =
      '<button popovertarget="p" popovertargetaction="show" commandfor="d" command="show-modal">x</button>' +
      '<div id="p" popover="auto">y</div><dialog id="d">z</dialog>';
    expect(clean(body)).toBe('<button>x</button><div id="p">y</div><dialog id="d">z</dialog>');
  });

  it("REM-11 REM-15 remote fields named like DOM properties lose their names and ids", () => {
    for (const name of [
      "parentNode",
      "getAttribute",
      "nodeType",
      "closest",
      "attributes",
      "__proto__",
    ]) {
      expect(
        clean(`<form action="/en"><input name="${name}"><button id="${name}">x</button></form>`),
      ).toBe('<form method="get" action="/en"><input><button>x</button></form>');
    }
    // What fields are called.
    const usual =
      '<input name="action"><input name="amount" id="amount"><select name="children_count"></select>';
    expect(clean(`<form action="/en">${usual}</form>`)).toBe(
      `<form method="get" action="/en">${usual}</form>`,
    );
  });
});
