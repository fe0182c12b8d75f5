import { describe, expect, it } from "vitest";
import type { FormReply } from "~/features/forms/reply";
import { fillRefusedForm } from "~/features/remote-pages/fill/refused-form.server";

const texts = {
  summary: "There is a problem",
  error: (code: string, isOfField: boolean) => `${isOfField ? "field" : "form"}: ${code}`,
};
const search = '<form method="get" action="/en/search"><input name="topic" value="old"></form>';
const form = (inside: string) =>
  `${search}<form method="post" action="/en/office/share-idea"><input type="hidden" name="csrf" value="t0ken">${inside}<button>Send</button></form>`;

const refused = (
  inside: string,
  initialValue: Record<string, string | string[]>,
  more: Partial<FormReply> = {},
) => fillRefusedForm(form(inside), { form: "default", initialValue, ...more }, texts);

describe("refused form of a remote page", () => {
  it("OPS-04 a refused remote form keeps the typed values of every kind of field, other forms are unchanged", () => {
    const filled = refused(
      '<input name="topic"><textarea name="text">draft</textarea><select name="kind"><option value="a" selected>A</option><option value="b">B</option></select><input type="checkbox" name="box"><input type="checkbox" name="two" value="x" checked><input type="radio" name="way" value="1" checked><input type="radio" name="way" value="2">',
      {
        topic: ['"<b>'],
        text: ["\nfirst"],
        kind: ["b"],
        box: ["on"],
        way: ["2"],
        csrf: ["forged"],
      },
    );
    expect(filled).toContain('<input name="topic" value="&quot;&lt;b&gt;">');
    expect(filled).toContain('<textarea name="text">\n\nfirst</textarea>');
    expect(filled).toContain(
      '<option value="a">A</option><option value="b" selected="">B</option>',
    );
    expect(filled).toContain('<input type="checkbox" name="box" checked="">');
    expect(filled).toContain('<input type="checkbox" name="two" value="x">');
    expect(filled).toContain('<input type="radio" name="way" value="2" checked="">');
    expect(filled).toContain('name="csrf" value="t0ken"');
    expect(filled).toContain(search);
  });

  it("ACS-03 a refused remote form shows each error at its field and above the form, in the remote's text if given", () => {
    const filled = refused(
      '<label>Topic <input name="topic" aria-describedby="hint" data-error-required="Say what it is about"></label><input name="mail" id="m">',
      {},
      {
        error: { topic: ["required"], mail: ["email"], "": ["unavailable", "refused"] },
        titles: { refused: "Not <now>" },
      },
    );
    expect(filled).toMatch(
      /<form method="post"[^>]*><div role="alert" data-form-errors="" tabindex="-1" autofocus=""><p>There is a problem<\/p>/,
    );
    expect(filled).toContain('<a href="#field-0">Say what it is about</a>');
    expect(filled).toContain('<a href="#m">field: email</a>');
    expect(filled).toContain('<li data-code="unavailable">form: unavailable</li>');
    expect(filled).toContain('<li data-code="refused">Not &lt;now&gt;</li>');
    expect(filled).toContain('aria-describedby="field-0-error hint"');
    expect(filled).toContain(
      '</label><span id="field-0-error" data-form-error="required">Say what it is about</span>',
    );
    expect(filled).toMatch(/<input name="mail" id="m" aria-invalid="true"[^>]*><span id="m-error"/);
  });

  it("the errors of a refused form appear above a page that no longer has the form", () => {
    const body =
      '<form method="post" action="/en/coupon"><input type="hidden" name="intent" value="add"></form>';
    const reply = { form: "default", error: { "": ["x"] }, initialValue: {} };
    expect(fillRefusedForm(body, reply, texts)).toMatch(
      /^<div role="alert"[^>]*>.*<li data-code="x">.*<\/div><form method="post"/,
    );
  });

  it("of several remote forms with the same intent the posted one shows the errors", () => {
    const form = (id: string) =>
      `<form method="post" action="/en/a"><input type="hidden" name="intent" value="go"><input type="hidden" name="id" value="${id}"></form>`;
    const reply = { form: "go", error: { "": ["x"] }, initialValue: { id: "2" } };
    const filled = fillRefusedForm(form("1") + form("2"), reply, texts);
    expect(filled.indexOf("data-form-errors")).toBeGreaterThan(filled.indexOf('value="1"'));
  });
});
