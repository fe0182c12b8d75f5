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

/** What a field accepts. */
function acceptedText(field: FieldSchema, isRequired: boolean): string {
  const { minLength: least, maxLength: most } = field;
  const facts = [
    field.enum?.map((value) => `\`${value}\``).join(", "),
    least !== undefined && least > 1 ? `at least ${least} characters` : undefined,
    most !== undefined ? `at most ${most} characters` : undefined,
    isRequired ? undefined : "optional",
  ].filter((fact) => fact !== undefined);
  return facts.length > 0 ? facts.join("; ") : "required";
}

/** The table's rows of a form: one for each field, the first with the intent and the limit. */
function rowsOf({ intent, fields, further, rule }: (typeof declaredScreenForms)[number]): string[] {
  const schema = z.toJSONSchema(fields, { io: "input" });
  const required = schema.required ?? [];
  const cells = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `\`${name}\` | ${acceptedText(field as FieldSchema, required.includes(name))}`,
  );
  if (further)
    cells.push(
      `names like \`${further.source.replaceAll("|", "\\|")}\` | checked by the form's own rules`,
    );
  if (cells.length === 0) cells.push("– | –");
  const limit = rule ? `${rule.subject.points} in ${rule.subject.seconds} s` : "none";
  return cells.map((cell, at) =>
    at === 0 ? `| \`${intent}\` | ${limit} | ${cell} |` : `| | | ${cell} |`,
  );
}

it("docs/declared-forms.md matches the declared forms (`npm test -- tests/docs -u` rewrites it)", async () => {
  const rowsByPath = new Map<string, string[]>();
  for (const form of declaredScreenForms) {
    const path = `/{lng}/${screenById(form.screen).pattern}`;
    rowsByPath.set(path, [...(rowsByPath.get(path) ?? []), ...rowsOf(form)]);
  }
  // Addresses with the same forms share a section.
  const pathsByTable = new Map<string, string[]>();
  for (const [path, rows] of rowsByPath) {
    const table = rows.join("\n");
    pathsByTable.set(table, [...(pathsByTable.get(table) ?? []), path]);
  }
  const sections = [...pathsByTable].flatMap(([table, [first = "", ...others]]) => [
    "",
    `## \`${first}\``,
    ...(others.length > 0
      ? ["", "The same forms are posted to:", ...others.map((path) => `- \`${path}\``)]
      : []),
    "",
    "| `intent` | limit | field | accepts |",
    "|---|---|---|---|",
    table,
  ]);
  const text = [
    "# Declared forms",
    "",
    "This file lists the forms that are declared with `declareForm` and registered in",
    "`app/features/screen-forms/registry.server.ts`. A test writes it (`npm test -- tests/docs -u`).",
    "",
    "- Each form also takes `csrf`.",
    "- It answers 303 on success, otherwise 422 with its errors by field and the typed values.",
    "- The intent `default` is sent without a field `intent`.",
    "- The limit counts the posts of one player. `60 in 60 s` means 60 posts in 60 seconds.",
    '- A field is required unless the last column has "optional".',
    ...sections,
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../docs/declared-forms.md");
});
