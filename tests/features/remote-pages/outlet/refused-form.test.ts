// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type { FormReply } from "~/features/forms/reply";
import type { ClientFragment } from "~/features/remote-pages/fragment";
import { type OutletDom, openOutletDom } from "~/features/remote-pages/outlet/dom.client";

const boxes = [1, 2, 3].map(
  (number) => `<label><input type="checkbox" name="numbers" value="${number}">${number}</label>`,
);
const form = `<form method="post" action="/en/lotto/keno" data-error-many="Too many">
  ${boxes.join("")}<input name="stake" id="stake"><button name="intent" value="default">Buy</button></form>`;
const fragment = (body: string) =>
  ({
    body,
    styles: [],
    styleHrefs: [],
    scripts: [],
    code: null,
    title: null,
  }) as unknown as ClientFragment;
const refused: FormReply = {
  form: "default",
  status: "error",
  error: { numbers: ["many"] },
  initialValue: { numbers: ["1", "2", "3"], stake: "20" },
  words: { summary: "Not bought", errors: ["Too many"] },
};

const page = { app: "third-party", path: "/en/lotto/keno" };
let node: HTMLElement;
let outlet: OutletDom;
const checked = () =>
  [...node.querySelectorAll<HTMLInputElement>("[name=numbers]")].map((box) => box.checked);
const third = () => node.querySelector<HTMLInputElement>('[value="3"]');
const comesAnew = (draw: number) =>
  outlet.show(page, fragment(`${form}<p>Draw ${draw}</p>`), true, new AbortController().signal);

beforeEach(async () => {
  document.body.innerHTML = `<div></div><main>${form}</main>`;
  node = document.querySelector("main") ?? document.body;
  outlet = openOutletDom(
    node,
    document.querySelector("div") ?? document.body,
    page.path,
    () => undefined,
  );
  node.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true }));
  outlet.refuse(refused);
  await vi.waitFor(() => expect(node.querySelector("[data-form-errors]")).not.toBeNull());
});

it("ACS-03 REM-13 a correction after a refused form survives a content refresh, and so does the error", async () => {
  expect(checked()).toEqual([true, true, true]);
  const box = third();
  box?.focus();
  box?.click();
  const stake = node.querySelector<HTMLInputElement>("#stake");
  stake?.focus();
  await comesAnew(2);
  expect(checked()).toEqual([true, true, false]);
  expect(node.querySelector("[data-form-errors]")?.textContent).toContain("Too many");
  expect(document.activeElement?.id).toBe("stake");
});

it("ACS-03 focus on the errors of a refused form survives a content refresh", async () => {
  await comesAnew(2);
  expect(checked()).toEqual([true, true, true]);
  expect(document.activeElement).toBe(node.querySelector("[data-form-errors]"));
});

it("ACS-02 ACS-03 focus on an error link or on a button without an id survives a content refresh", async () => {
  node.querySelector<HTMLElement>("[data-form-errors] a")?.focus();
  await comesAnew(2);
  expect(document.activeElement).toBe(node.querySelector("[data-form-errors] a"));
  node.querySelector<HTMLElement>("button")?.focus();
  await comesAnew(3);
  expect(document.activeElement).toBe(node.querySelector("button"));
});

it("CPN-19 chosen files stay chosen after a content refresh", async () => {
  const upload = (draw: number) =>
    fragment(
      `<form method="post" action="/en/office"><input type="file" name="paper"></form>${draw}`,
    );
  const show = (draw: number) =>
    outlet.show(page, upload(draw), true, new AbortController().signal);
  await show(1);
  const files = Object.create(FileList.prototype, {
    length: { value: 1 },
    0: { value: new File(["x"], "passport.png") },
  }) as FileList;
  const field = () => node.querySelector<HTMLInputElement>("input") as HTMLInputElement;
  const put: FileList[] = [];
  Object.defineProperty(field(), "files", { value: files });
  Object.defineProperty(field(), "value", { value: "C:\\fakepath\\passport.png" });
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "files");
  Object.defineProperty(HTMLInputElement.prototype, "files", {
    configurable: true,
    get: () => null,
    set: (value: FileList) => void put.push(value),
  });
  await show(2);
  if (descriptor) Object.defineProperty(HTMLInputElement.prototype, "files", descriptor);
  expect(put).toEqual([files]);
});

it("CPP-11 REM-13 an order whose answer was lost keeps its key when its form comes anew with another, and one that was refused does not", async () => {
  const orderForm = (key: string, offer = "boost-5") =>
    `<form method="post" action="/en/promo"><input type="hidden" name="offer" value="${offer}"><input type="hidden" name="key" value="${key}"><button name="intent" value="buy">Buy</button></form>`;
  const forms = (key: string) => `${orderForm(`other-${key}`, "boost-10")}${orderForm(key)}`;
  const show = (key: string) =>
    outlet.show(page, fragment(forms(key)), true, new AbortController().signal);
  const shown = () =>
    [...node.querySelectorAll<HTMLInputElement>('[name="key"]')].map(({ value }) => value);
  const reply = (code: string): FormReply => ({
    form: "buy",
    status: "error",
    error: { "": [code] },
    fields: ["offer", "key"],
    initialValue: { offer: "boost-5", key: "first" },
    words: { summary: "Not sure", errors: ["Press again"] },
  });
  await show("first");
  outlet.refuse(reply("checking"));
  await vi.waitFor(() => expect(node.querySelector("[data-form-errors]")).not.toBeNull());
  await show("second");
  expect(shown()).toEqual(["other-second", "first"]);
  outlet.refuse(reply("points"));
  await show("third");
  expect(shown()).toEqual(["other-third", "third"]);
});
