// Bodies and sheets made to hold the process up. None of these tests measures: read so that the work grows with the
// square of the text, each would take minutes and run out of its time.
import { describe, expect, it } from "vitest";
import { cleanBody } from "~/features/remote-pages/clean.server";
import { BodyTooComplex } from "~/features/remote-pages/frugal-tokenizer.server";
import { mayCssLoadExternalFile } from "~/features/remote-pages/inline-style.server";
import { scopeCss } from "~/features/remote-pages/scope-css.server";

const options = {
  app: "cyber",
  url: "https://cdn.example/a.css",
  origins: ["https://cdn.example"],
};
const clean = (body: string) => cleanBody(body, "https://bets.example").html;

describe("a body that is cheap to send and dear to read", () => {
  it("REM-10 a tag with more attributes than any has is refused", () => {
    const names = Array.from({ length: 150_000 }, (_, at) => ` a${at}`);
    expect(() => clean(`<p${names.join("")}>x</p>`)).toThrow(BodyTooComplex);
    expect(() => clean(`<p>x</p${names.join("")}>`)).toThrow(BodyTooComplex);
    const usual = names.slice(0, 40).join("");
    expect(clean(`<p${usual}>1</p><p${usual}>2</p>`)).toMatch(
      /^<p a0="" a1="".*>1<\/p><p .*>2<\/p>$/,
    );
  });

  it("REM-10 a set of pictures is read once", () => {
    expect(clean(`<img srcset="${"a".repeat(400_000)}">`)).toContain("<img srcset=");
    expect(clean(`<img srcset="${"a".repeat(400_000)} 1x, javascript:x 2x">`)).toBe("<img>");
  });

  it("REM-10 comments in a style are read once, closed or not", () => {
    expect(mayCssLoadExternalFile("/* ".repeat(300_000))).toBe(false);
    expect(clean(`<p style="color:red;${"/* ".repeat(200_000)}">x</p>`)).toContain("color:red");
  });

  it("REM-10 so are the blanks of an address and of a selector", () => {
    const blanks = " ".repeat(300_000);
    expect(scopeCss(`.a{background:url(${blanks}x y)}`, options)).toBe(
      '[data-remote="cyber"] .a{}',
    );
    expect(scopeCss(`html${blanks}x{color:red}`, options)).toContain("x{color:red;}");
  });
});

describe("a style that hides what it says", () => {
  const address = "background:url(//evil.example)";

  it.each([
    ["between texts that look like a comment's ends", `content:"/*";${address};x:"*/"`],
    ["behind a text that a line's end breaks off", `a:"/*\n;${address};b:"*/"`],
    ["behind a text that never ends", `a:";${address}`],
    ["in a comment that a text seems to open", `a:'/*';${address};b:'*/'`],
  ])("REM-11 loads nothing: %s", (_name, style) => {
    expect(clean(`<p style="${style.replaceAll('"', "&quot;")}">x</p>`)).toBe("<p>x</p>");
  });

  it("REM-11 a comment that has an address in it is no reason to refuse", () => {
    expect(mayCssLoadExternalFile("color:red;/* url(x) */width:1px")).toBe(false);
    expect(mayCssLoadExternalFile("font-family:'a b'")).toBe(false);
  });
});

describe("a body that reaches over its outlet", () => {
  it("REM-11 cannot open what lies above the page", () => {
    const body =
      '<button popovertarget="p" popovertargetaction="show" commandfor="d" command="show-modal">x</button>' +
      '<div id="p" popover="auto">y</div><dialog id="d">z</dialog>';
    expect(clean(body)).toBe('<button>x</button><div id="p">y</div><dialog id="d">z</dialog>');
  });

  it("REM-11 REM-15 cannot hide from scripts what a form is and where it stands", () => {
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
