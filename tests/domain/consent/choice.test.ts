import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceAllowsStorage } from "~/domain/consent/choice";
import { consentChoiceOf, type PostedConsent } from "~/features/consent/form-choice";
import { consentForm } from "~/features/consent/post.server";

/** What the declared form reads of posted fields: the choice, or the field that is refused. */
function read(fields: Readonly<Record<string, string>>) {
  const parsed = consentForm.fields.safeParse(fields);
  return parsed.success
    ? consentChoiceOf(parsed.data as PostedConsent)
    : parsed.error.issues.map(({ path, message }) => `${path.join()}: ${message}`);
}

describe("consent form choice", () => {
  it.each([
    [{ choice: "all" }, "all"],
    [{ choice: "functionality" }, "functionality"],
    [{ choice: "marketing" }, "marketing"],
    [{ choice: "disable" }, "disable"],
    [{ functionality: "1", marketing: "1" }, "all"],
    [{ functionality: "on" }, "functionality"],
    [{ marketing: "on" }, "marketing"],
    [{}, "disable"],
    [{ choice: "disable", functionality: "1", marketing: "1" }, "disable"],
    [{ choice: "all", functionality: "0" }, "all"],
    [{ functionality: "0", marketing: "false" }, "disable"],
    [{ functionality: "", marketing: "off" }, "disable"],
  ])("CNS-01 the consent form %j is read as the choice %s", (fields, choice) => {
    expect(read(fields)).toBe(choice);
  });

  it("CNS-01 a consent form with an unknown choice is read as no choice, whatever its checkboxes contain", () => {
    for (const choice of ["", "ALL", "none", "necessary", "constructor", "all,disable"])
      expect(read({ choice, functionality: "1", marketing: "1" }), choice).toEqual([
        "choice: choice",
      ]);
  });

  it("CNS-01 CNS-04 a checkbox with a text that is neither yes nor no is read as no agreement", () => {
    for (const text of ["maybe", "2", "-1", "ticked"])
      expect(read({ functionality: "1", marketing: text }), text).toEqual(["marketing: choice"]);
  });

  it("CNS-03 CNS-04 a consent form without a choice or checkbox field is read as a refusal", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
        fc.pre(
          !["choice", "functionality", "marketing"].some((name) => Object.hasOwn(fields, name)),
        );
        expect(read(fields)).toBe("disable");
      }),
    );
  });
});

it("CNS-01 CNS-03 optional storage is allowed by its own choice or by all, necessary storage always", () => {
  const classes = ["necessary", "functionality", "marketing"] as const;
  const kept = (choice: Parameters<typeof choiceAllowsStorage>[0]) =>
    classes.filter((name) => choiceAllowsStorage(choice, name));
  expect(
    [null, "disable", "functionality", "marketing", "all"].map((choice) => kept(choice as never)),
  ).toEqual([
    ["necessary"],
    ["necessary"],
    ["necessary", "functionality"],
    ["necessary", "marketing"],
    ["necessary", "functionality", "marketing"],
  ]);
});
