// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { I18nProvider } from "~/i18n/I18nProvider";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";

const refused = (form: string): FormReply => ({
  form,
  status: "error",
  error: { code: ["bad-code"] },
  initialValue: { code: "123" },
  fields: ["code"],
});

let answer: (reply: FormReply | null) => Promise<void>;
let page: HTMLElement;

function CodeForm({ name, reply }: { readonly name: string; readonly reply: FormReply | null }) {
  const words = { dictionary: "session", keys: { "bad-code": "session:error_code" } } as const;
  const form = useScreenForm<"code">({ name, reply, words });
  return (
    <form {...form.form} data-form={name}>
      <ErrorSummary errors={form.summary} />
      <Field {...form.input("code")} label="Code" />
    </form>
  );
}

function Page() {
  const [reply, setReply] = useState<FormReply | null>(null);
  answer = (next) => act(async () => setReply(next));
  return (
    <I18nProvider lng="en" messages={textsOfDictionaries("en", ["main", "session"])}>
      <CodeForm name="first" reply={reply} />
      <CodeForm name="second" reply={reply} />
    </I18nProvider>
  );
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  return () => act(async () => root.unmount());
});
afterEach(() => page.remove());

/** Names of the forms with an error in the summary, and of those with one at the field. */
const wrong = () =>
  ["[role=alert]", "[aria-invalid=true]"].map((sign) =>
    [...page.querySelectorAll<HTMLElement>(`form:has(${sign})`)].map(
      ({ dataset }) => dataset["form"],
    ),
  );

it("ACS-03 a form has the errors of the last reply alone: those of an earlier one go with it", async () => {
  await answer(refused("first"));
  expect(wrong()).toEqual([["first"], ["first"]]);
  await answer(refused("second"));
  expect(wrong()).toEqual([["second"], ["second"]]);
  await answer(null);
  expect(wrong()).toEqual([[], []]);
});

it("ACS-03 a refused form's summary has the focus, also when the next refusal is the same", async () => {
  await answer(refused("first"));
  expect(document.activeElement?.getAttribute("role")).toBe("alert");
  await answer(refused("first"));
  expect(document.activeElement?.getAttribute("role")).toBe("alert");
});
