// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import {
  restoreTypedFields,
  trackSentForms,
  unsentTypedFieldsIn,
} from "~/features/remote-pages/outlet/forms.client";

const filters = (chosen: string) => `
  <form action="/en/office/history" method="get">
    <select name="state"><option value="">All</option><option value="open"${chosen}>Open</option></select>
    <input name="from" type="date"><input name="search" value="Arsenal" id="search">
    <input type="hidden" name="page" value="2">
    <label><input type="radio" name="kind" value="a" checked></label>
    <label><input type="radio" name="kind" value="b"></label>
    <input type="checkbox" name="void"><input type="checkbox" name="void">
  </form>
  <form action="/en/other"><input name="search"></form>`;

let node: HTMLElement;
const field = <T extends HTMLElement = HTMLInputElement>(selector: string) => {
  const found = node.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
};
beforeEach(() => {
  document.body.innerHTML = "<main></main>";
  node = document.querySelector("main") ?? document.body;
  node.innerHTML = filters("");
  trackSentForms(node);
});

/** The same content comes anew, as it does where prices or an account have changed. */
function replaced(html = filters("")) {
  const typed = unsentTypedFieldsIn(node);
  node.innerHTML = html;
  restoreTypedFields(node, typed);
}

it("CPN-19 typed and chosen values, focus and caret survive a content refresh", () => {
  field<HTMLSelectElement>("select").value = "open";
  field('[name="from"]').value = "2026-11-01";
  field('[value="b"]').checked = true;
  field('[name="void"]:nth-of-type(5)').checked = true;
  const search = field("#search");
  search.value = "Arsenal Leeds";
  search.focus();
  search.setSelectionRange(7, 7);
  replaced();
  expect(field<HTMLSelectElement>("select").value).toBe("open");
  expect(field('[name="from"]').value).toBe("2026-11-01");
  expect([field('[value="a"]').checked, field('[value="b"]').checked]).toEqual([false, true]);
  expect(
    [...node.querySelectorAll<HTMLInputElement>('[name="void"]')].map((box) => box.checked),
  ).toEqual([false, true]);
  expect(field("#search").value).toBe("Arsenal Leeds");
  expect(document.activeElement).toBe(field("#search"));
  expect(field("#search").selectionStart).toBe(7);
  expect(field('[action="/en/other"] input').value).toBe("");
});

it("CPN-19 untouched fields take the values of refreshed content, and vanished options are dropped", () => {
  replaced(filters(" selected").replace('value="Arsenal"', 'value="Leeds"'));
  expect(field<HTMLSelectElement>("select").value).toBe("open");
  expect(field("#search").value).toBe("Leeds");
  field<HTMLSelectElement>("select").value = "";
  replaced(
    '<form action="/en/office/history"><select name="state"><option value="won">Won</option></select></form>',
  );
  expect(field<HTMLSelectElement>("select").value).toBe("won");
});

it("CPN-19 submitted values are not restored after a content refresh until edited again", () => {
  const search = field("#search");
  search.value = "Leeds";
  field("form").dispatchEvent(new Event("submit", { bubbles: true }));
  const typed = unsentTypedFieldsIn(node);
  expect(typed).toEqual([]);
  search.dispatchEvent(new Event("input", { bubbles: true }));
  expect(unsentTypedFieldsIn(node)).toHaveLength(1);
});
