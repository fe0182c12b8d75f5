import { expect, it } from "vitest";
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
    timeStyle: { timeZone: 0, is12h: false },
  },
};

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
  const forms = formsOf(
    html(
      <PageContextProvider page={facts}>
        <ResponsiblePage
          messages={textsOfDictionaries("en", ["limits", "main"])}
          data={data}
          reply={null}
        />
      </PageContextProvider>,
    ),
  );
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
