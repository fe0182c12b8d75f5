import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { formErrors, typedTextsOf, typedValueOf } from "~/features/forms/reply";
import { replyToForm, unreadForm } from "~/features/forms/reply.server";

function sent(fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, text] of fields) form.append(name, text);
  return unreadForm(form);
}
const parts = { form: "ask", kept: ["topic", "text", "password", "numbers"], longest: 5 };

describe("reply to a refused form", () => {
  it("ACS-03 the reply has what was typed in the form's fields, an emptied field and a list among them", () => {
    const reply = replyToForm(
      sent([
        ["topic", ""],
        ["text", "too long a text"],
        ["numbers", "1"],
        ["numbers", "2"],
        ["other", "x"],
      ]),
      [],
      parts,
    );
    expect(typedValueOf(reply, "topic")).toBe("");
    expect(typedValueOf(reply, "text")).toBe("too l");
    expect(typedTextsOf(reply, "numbers")).toEqual(["1", "2"]);
    expect(typedTextsOf(reply, "other")).toBeNull();
    expect(JSON.stringify(reply)).not.toContain("other");
  });

  it("SEC-01 a password, a code and the form's token never travel back, even as fields of the form", () => {
    const secrets = [
      "csrf",
      "password",
      "password_old",
      "password_again",
      "code",
      "answer",
      "token",
    ];
    const reply = replyToForm(
      sent(secrets.map((name) => [name, "s3krt"] as const)),
      [{ field: "password", code: "bad-password" }],
      { ...parts, kept: secrets },
    );
    expect(JSON.stringify(reply)).not.toContain("s3krt");
    expect(formErrors(reply)).toEqual([{ field: "password", code: "bad-password", title: null }]);
  });

  it("ACS-03 the errors of a use case keep its order, and those of a schema have the order of the fields", () => {
    const reply = replyToForm(
      sent([]),
      [
        { field: "topic", code: "required" },
        { field: null, code: "refused", title: "Not now" },
        { field: "numbers", code: "choice" },
      ],
      parts,
    );
    expect(formErrors(reply).map(({ field, title }) => [field, title])).toEqual([
      ["topic", null],
      [null, "Not now"],
      ["numbers", null],
    ]);
    const unread = parseWithZod(new FormData(), {
      schema: z.object({ topic: z.string("required"), numbers: z.string("required") }),
    });
    expect(formErrors(replyToForm(unread, [], parts)).map(({ field }) => field)).toEqual([
      "topic",
      "numbers",
    ]);
    expect(reply).toMatchObject({ form: "ask", status: "error" });
  });
});
