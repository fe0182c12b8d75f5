import { describe, expect, it } from "vitest";
import { AmountField } from "~/features/money/AmountField";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { html } from "./render";

const error = { code: "below-minimum", message: "The smallest stake is ₽150." };

/** Ids that `aria-describedby` names, and whether each is in the markup. */
function describedIds(markup: string): Record<string, boolean> {
  const named = [...markup.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids = ""]) =>
    ids.split(" "),
  );
  return Object.fromEntries(named.map((id) => [id, markup.includes(`id="${id}"`)]));
}

describe("fields", () => {
  it("ACS-03 a field in error has its message, its code and the typed value", () => {
    const markup = html(
      <Field name="login" label="Email" hint="As registered" error={error} defaultValue="me@x" />,
    );
    expect(markup).toMatch(/<p[^>]*id="login-error"[^>]*data-code="below-minimum"/);
    expect(markup).toContain('<label class="label" for="login">');
    expect(markup).toContain('value="me@x"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain("Error: ");
    expect(describedIds(markup)).toEqual({ "login-hint": true, "login-error": true });
  });

  it("ACS-03 a field without an error has no error attributes", () => {
    const markup = html(<Field name="login" label="Email" />);
    expect(markup).not.toMatch(/aria-invalid|aria-describedby|data-code/);
  });

  it("ACS-03 every kind of field in error refers to its message and can take the focus", () => {
    const option = [{ value: "1", label: "One" }];
    const views = [
      <AmountField key="a" name="f" label="L" iso="RUB" error={error} />,
      <Checkbox key="c" name="f" label="L" error={error} />,
      <RadioGroup key="r" name="f" legend="L" options={option} value={null} error={error} />,
      <Select key="s" name="f" label="L" options={option} error={error} />,
    ];
    for (const markup of views.map((view) => html(view))) {
      expect(markup).toContain('id="f-error"');
      expect(describedIds(markup)["f-error"]).toBe(true);
      // What the summary links to takes focus.
      expect(markup).toMatch(/<(?:input|select)[^>]*id="f"/);
    }
  });

  it("CPN-09 an amount field is text with a decimal keyboard and a described currency", () => {
    const markup = html(<AmountField name="amount" label="Stake" iso="RUB" defaultValue="1,5" />);
    expect(markup).toMatch(/type="text"[^>]*inputMode="decimal"|inputmode="decimal"/i);
    expect(markup).toContain('value="1,5"');
    expect(describedIds(markup)).toEqual({ "amount-unit": true });
  });

  it("ACS-02 LIM-13 Enter in a form with an ambiguous amount submits by the form's own button", () => {
    const unclear = { code: "amount", message: "Which?" };
    const submit = { name: "intent", value: "save" };
    const markup = html(
      <AmountField
        name="f"
        label="L"
        iso="RUB"
        defaultValue="1.500"
        error={unclear}
        submit={submit}
      />,
    );
    const buttons = markup.match(/<button[^>]*>/g) ?? [];
    expect(buttons).toHaveLength(3);
    expect(buttons[0]).toMatch(/name="intent" value="save".*tabindex="-1"/i);
    expect(buttons[1]).toMatch(/name="reading" value="f=1\.50"/);
    expect(buttons[2]).toMatch(/name="reading" value="f=1500\.00"/);
  });

  it("ACS-05 an amount field without a currency has no empty description", () => {
    const markup = html(<AmountField name="amount" label="Amount" iso={null} />);
    expect(markup).not.toMatch(/aria-describedby|amount-unit/);
  });

  it("ACS-03 an error summary is an alert that takes the focus and links to the fields", () => {
    const markup = html(
      <ErrorSummary
        errors={[
          { field: "amount", ...error },
          { code: "locked", message: "See the bets" },
        ]}
      />,
    );
    expect(markup).toMatch(/role="alert" tabindex="-1" autofocus=""/);
    expect(markup).toContain(
      '<li data-code="below-minimum"><a href="#amount">The smallest stake is ₽150.</a></li>',
    );
    expect(markup).toContain('<li data-code="locked">See the bets</li>');
    expect(html(<ErrorSummary errors={[]} />)).toBe("");
  });

  it("LIM-19 a disabled button has its reason as text", () => {
    const markup = html(<Button disabledReason="Your account is frozen.">Place bet</Button>);
    expect(markup).toMatch(/<button[^>]*disabled=""/);
    expect(Object.values(describedIds(markup))).toEqual([true]);
    expect(markup).toContain("Your account is frozen.");
  });
});
