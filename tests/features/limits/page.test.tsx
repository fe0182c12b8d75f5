import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import type { FormReply } from "~/features/forms/reply";
import type { ResponsibleData } from "~/features/limits/page.server";
import { ResponsiblePage } from "~/features/limits/ResponsiblePage";
import { buildLimitsView } from "~/features/limits/view";
import { PageContextProvider } from "~/features/page/page-context";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { limitFor } from "../../support/limit";
import { html } from "../../ui/render";

const now = Date.parse("2026-03-07T12:00:00Z");
const held = limitFor({ code: 20, value: 100_000, startedAt: now });
const raise = limitFor({
  ...{ code: 20, value: 300_000, startedAt: now },
  ...{ state: "PENDING", needsApproval: true },
});
const facts = {
  ...{ csrf: "token-1", here: "/en/office/responsible" },
  paths: { home: "/en/", coupon: "/", couponSettings: "/", login: "/", history: "/" },
};
const data: ResponsibleData = {
  view: buildLimitsView({
    ...{ limits: [held, raise], choices: { iso: "RUB", values: new Map() } },
    ...{ isBySection: false, delayMs: 86_400_000, now },
  }),
  ...{
    chosen: null,
    news: null,
    hasOpenKnowledgeTest: false,
    delayHours: 24,
    reasons: [],
    reasonId: null,
  },
  ...{
    hasPolicyLogo: false,
    helplines: [],
    ageMark: "18+",
    key: "key-1",
    constraints: { save: {}, stricter: {} },
    timeStyle: { timeZone: 0, is12h: false },
  },
};

/** The page after a post. */
const shown = (reply: FormReply | null) =>
  html(
    <PageContextProvider page={facts}>
      <ResponsiblePage
        messages={textsOfDictionaries("en", ["limits", "main"])}
        data={data}
        reply={reply}
      />
    </PageContextProvider>,
  );

/** A form's markup, and the buttons that are its own: those in it without another's name, those elsewhere with its. */
function formsOf(markup: string) {
  return (markup.match(/<form.*?<\/form>/gs) ?? []).map((form) => {
    const id = /^<form[^>]* id="([^"]*)"/.exec(form)?.[1];
    const inside = (form.match(/<button[^>]*>/g) ?? []).filter(
      (button) => !button.includes(" form="),
    );
    const outside = (markup.match(/<button[^>]*>/g) ?? []).filter(
      (button) => id !== undefined && button.includes(` form="${id}"`),
    );
    return { form, buttons: [...inside, ...outside] };
  });
}

it("LIM-03 LIM-12 ACS-02 Enter in a limit field saves the limits, even beside a button that cancels a raise", () => {
  const forms = formsOf(shown(null));
  const limits = forms.find(({ form }) => form.includes('name="limit-20"'));
  expect(limits?.buttons).toHaveLength(1);
  expect(limits?.buttons[0]).toContain('name="intent" value="save"');
  const cancel = forms.find(({ buttons }) =>
    buttons.some((button) => button.includes('value="cancel"')),
  );
  expect(cancel?.buttons).toHaveLength(1);
  expect(cancel?.form).toContain('name="csrf" value="token-1"');
  expect(cancel?.form).toContain('name="key" value="key-1"');
  expect(cancel?.form).toContain('action="/en/office/responsible"');
});

/** Text, id of the error's text, and the error's code of a field. */
function fieldOn(markup: string, name: string) {
  const { document } = new JSDOM(markup).window;
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  const error = document.getElementById(`${name}-error`);
  return {
    text: field?.value,
    code: error?.getAttribute("data-code") ?? null,
    isDescribed: ids.includes(`${name}-error`),
    isInvalid: field?.getAttribute("aria-invalid") === "true",
  };
}

it("LIM-03 LIM-13 a refused limits form shows the typed text with its error, other fields are as typed", () => {
  const markup = shown({
    form: "save",
    status: "error",
    error: { "limit-1": ["amount"] },
    initialValue: { "limit-1": "lots", "limit-2": "7" },
    fields: ["limit-1", "limit-2", "limit-3"],
  });
  const untouched = { code: null, isDescribed: false, isInvalid: false };
  expect(fieldOn(markup, "limit-1")).toEqual({
    ...{ text: "lots", code: "amount", isDescribed: true, isInvalid: true },
  });
  expect(fieldOn(markup, "limit-2")).toEqual({ text: "7", ...untouched });
  expect(fieldOn(markup, "limit-3")).toEqual({ text: "", ...untouched });
  // A field that could not be typed in still shows the value in force.
  expect(fieldOn(markup, "limit-20")).toEqual({ text: "1000", ...untouched });
  expect(markup).toContain('<a href="#limit-1">');
});

it("LIM-07 LIM-03 a refused stricter value is shown with its error, and the field beside it is unchanged", () => {
  const markup = shown({
    form: "stricter",
    status: "error",
    error: { "stricter-20": ["not_stricter"] },
    initialValue: { "stricter-20": "5000" },
    fields: ["stricter-20"],
  });
  expect(fieldOn(markup, "stricter-20")).toEqual({
    ...{ text: "5000", code: "not_stricter", isDescribed: true, isInvalid: true },
  });
  expect(fieldOn(markup, "limit-20")).toMatchObject({ text: "1000", code: null });
});
