import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { couponIntents } from "~/features/coupon/actions.server";
import { declaredScreenForms } from "~/features/screen-forms/registry.server";
import { screenById } from "~/features/screens/catalogue";
import bets from "~/i18n/dictionaries/en/bets.json";
import cashier from "~/i18n/dictionaries/en/cashier.json";
import coupon from "~/i18n/dictionaries/en/coupon.json";
import refusals from "~/i18n/dictionaries/en/refusals.json";
import registration from "~/i18n/dictionaries/en/registration.json";

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
    "- The limit counts the posts of one player, of the mail's link that opened the page, or of what a guest typed.",
    "- `60 in 60 s` means 60 posts in 60 seconds.",
    '- A field is required unless the last column has "optional".',
    "- Where an intent has several forms, the posted fields or the query tell them apart ([forms.md](forms.md)).",
    ...sections,
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../docs/declared-forms.md");
});

const guide = readFileSync("docs/forms.md", "utf8");
/** The words in code marks of a section of docs/forms.md, with its subsections; "" = of the whole file. */
function markedIn(section: string): ReadonlySet<string> {
  const [, level = ""] = new RegExp(`^(##+) ${section}$`, "m").exec(guide) ?? [];
  const from = section === "" ? 0 : guide.indexOf(`${level} ${section}\n`);
  if (from < 0) throw new Error(`no section ${section}`);
  const rest = guide.slice(from + level.length);
  const end = section === "" ? -1 : rest.search(new RegExp(`^#{2,${level.length}} `, "m"));
  const text = end < 0 ? rest : rest.slice(0, end);
  const marks = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  return new Set(marks.flatMap((code) => code.match(/[\w-]+/g) ?? []));
}
function missingIn(section: string, words: readonly string[]): string[] {
  const marked = markedIn(section);
  return words.filter((word) => !marked.has(word));
}

/** Every source of a folder, as one text. */
const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");

/** The declared forms of a screen by intent. */
const declaredAt = (screen: string) =>
  Object.fromEntries(
    declaredScreenForms
      .filter((form) => form.screen === screen)
      .map((form) => [form.intent, form] as const),
  );

describe("docs/forms.md", () => {
  it.each([
    ["Signing in and out", { ...declaredAt("login"), ...declaredAt("office:security-device") }],
    ["Registration", declaredAt("registration")],
    ["Password recovery", declaredAt("user:passwordreset")],
    ["E-mail confirmation", declaredAt("user:accountverify")],
    ["Newsletter", { ...declaredAt("user:stopnewsletter"), ...declaredAt("subscribe") }],
    ["Security", declaredAt("office:security")],
    ["Coupon", couponIntents],
  ])("names every intent of the section %s", (section, intents) => {
    // A post without a field `intent`, and the buttons of "Amounts", are of all forms.
    const own = Object.keys(intents).filter((name) => name !== "default" && name !== "reading");
    expect(own.length).toBeGreaterThan(0);
    expect(missingIn(section, own)).toEqual([]);
  });

  // A form's view has its texts by code: `"bad-code": t("error_bad_code")`.
  it.each([
    ["sign-in", "Signing in and out"],
    ["device-sign-in", "Signing in and out"],
    ["recovery", "Password recovery"],
    ["activation", "E-mail confirmation"],
    ["security", "Security"],
    ["terms", "Age, consent and terms"],
  ])("names every code that the forms of app/features/%s have words for", (folder, section) => {
    const words = /^\s+"?([a-z][a-z-]*)"?: (?:t\(\s*)?"(?:[\w-]+:)?\w*error_/gm;
    const codes = [...sourcesOf(`app/features/${folder}`).matchAll(words)].map(
      ([, code = ""]) => code,
    );
    expect(codes.length).toBeGreaterThan(0);
    expect(missingIn(section, codes)).toEqual([]);
  });

  // After "_" a text has the code's variants, such as "funds_none".
  it.each([
    ["Refusals", coupon, "coupon_refusal_"],
    ["Cash-out", bets, "cash_out_refusal_"],
    ["Payments", cashier, "error_"],
    ["Registration", registration, "error_"],
  ])(
    "names every code of the section %s that a dictionary has words for",
    (section, texts, prefix) => {
      const keys = Object.keys(texts)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length).replaceAll("_", "-"));
      expect(keys.length).toBeGreaterThan(5);
      // A key may add to its code what the words are for: `excluded_until`.
      const isNamed = (key: string) =>
        key.split("-").some((_, at, words) => {
          const code = words.slice(0, at + 1).join("-");
          return missingIn(section, [code]).length === 0;
        });
      expect(keys.filter((key) => !isNamed(key))).toEqual([]);
    },
  );

  it("names every code that declared forms have words for", () => {
    // "incomplete" is no code: its words are for a field that the page does not show.
    const keys = Object.keys(refusals).filter((key) => key !== "incomplete");
    const codes = keys.map((key) => key.replaceAll("_", "-"));
    expect(missingIn("", codes)).toEqual([]);
  });
});
