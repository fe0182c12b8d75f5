import { expect, it } from "vitest";
import { z } from "zod";
import { declaredScreenForms } from "~/features/screen-forms/registry.server";
import { screenById } from "~/features/screens/catalogue";

interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

function fieldText(name: string, field: FieldSchema, isRequired: boolean): string {
  const { minLength: least, maxLength: most } = field;
  const facts = [
    field.enum?.map((value) => `\`${value}\``).join(", "),
    least !== undefined && least > 1 ? `at least ${least} characters` : undefined,
    most !== undefined ? `at most ${most} characters` : undefined,
    isRequired ? undefined : "optional",
  ].filter((fact) => fact !== undefined);
  return `\`${name}\`${facts.length > 0 ? ` (${facts.join("; ")})` : ""}`;
}

it("docs/declared-forms.md matches the declared forms (`npm test -- tests/docs -u` rewrites it)", async () => {
  const rows = declaredScreenForms.map(({ screen, intent, fields, further, rule }) => {
    const schema = z.toJSONSchema(fields, { io: "input" });
    const required = schema.required ?? [];
    const texts = Object.entries(schema.properties ?? {}).map(([name, field]) =>
      fieldText(name, field as FieldSchema, required.includes(name)),
    );
    if (further) texts.push(`names like \`${further.source.replaceAll("|", "\\|")}\``);
    const limit = rule ? `${rule.subject.points} in ${rule.subject.seconds} s` : "none";
    return `| \`/{lng}/${screenById(screen).pattern}\` | \`${intent}\` | ${texts.join(" · ")} | ${limit} |`;
  });
  const text = [
    "# Declared forms",
    "",
    "Forms whose action follows from one declaration (`app/features/screen-forms/registry.server.ts`), written by a",
    "test. Each also takes `csrf`, answers 303, or 422 with its errors by field and what was typed. `default` is sent",
    "without `intent`. The limit counts posts of one player.",
    "",
    "| path | `intent` | fields | limit |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../docs/declared-forms.md");
});
