import { readdirSync, readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { beforeEach, describe, expect, it } from "vitest";
import { couponIntents } from "~/features/coupon/actions.server";
import { declaredScreenForms } from "~/features/screen-forms/registry.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import {
  declaredForms,
  type FormRow,
  formsWithoutRow,
  ownDeclaredForms,
  shellForms,
  type Wrong,
  type WrongValues,
} from "../support/form-rows";
import { HttpBrowser, type Reply } from "../support/http-browser";
import { shellOfFile } from "../support/shell";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
const shell = shellOfFile();

/** Intents of the route modules with forms of their own. */
const intentsOfRoutes: Readonly<Record<string, readonly string[]>> = {
  coupon: Object.keys(couponIntents),
};

const languages = ["en", "ar"] as const;
type Walked = (typeof languages)[number];

/** What a visitor's browser remembers of what was chosen. */
const choiceCookies = ["settings", "coupon", "age", "cookie_consent", "terms_seen"];

/** Calls that only read, although they are posted. */
const reads =
  /^\/(?:fatman-api|blocks-api|redirects-api|coupon-api\/v1\/resolve|web-api\/user\/v1\/visit)/;

const textsOf = (value: Wrong) =>
  value === null ? [] : typeof value === "string" ? [value] : value;

function withField(fields: FormRow["fields"], name: string, wrong: Wrong) {
  const sent = new URLSearchParams();
  for (const [field, value] of Object.entries({ ...fields, [name]: wrong }))
    for (const text of textsOf(value)) sent.append(field, text);
  return sent;
}

/** The page as a browser reads it; the data for scripts is left out. */
function documentOf({ text }: Reply): Document {
  return new JSDOM(text.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")).window.document;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

/** The words of the error beside a field, or above the form (`field` null); "" = there are none. */
function wordsAt(page: Document, field: string | null): string {
  if (field === null)
    return textOf(page.querySelector("[role=alert] [data-code], [role=alert][data-code]"));
  const own = page.getElementById(`${field}-error`);
  if (own?.matches("[data-code], [data-form-error]")) return textOf(own);
  const controls = [...page.querySelectorAll(`[name="${field}"]`)];
  for (const id of controls.flatMap(
    (one) => one.getAttribute("aria-describedby")?.split(" ") ?? [],
  )) {
    const note = page.getElementById(id);
    if (note?.matches("[data-code], [data-form-error]")) return textOf(note);
  }
  return "";
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The forms of an intent on a page, without those of the shell around it. */
function formsOf(page: Document, intent: string): HTMLFormElement[] {
  return [...page.querySelectorAll<HTMLFormElement>("main form[method=post]")].filter((form) => {
    const named = [...form.querySelectorAll<HTMLInputElement>("[name=intent]")];
    return intent === "default" ? named.length === 0 : named.some(({ value }) => value === intent);
  });
}

/** Fields of the refused form that do not show what was typed in them; a secret never does. */
function lostFields(page: Document, sent: URLSearchParams, wrong: string): string[] {
  const forms = formsOf(page, sent.get("intent") ?? "default");
  return [...new Set(sent.keys())].filter((name) => {
    if ([wrong, "csrf", "intent", "answer"].includes(name)) return false;
    const controls = forms
      .flatMap((form) => [...form.querySelectorAll<Control>(`[name="${name}"]`)])
      .filter((one) => !one.matches("button, [type=hidden], [type=password], [type=file]"));
    if (controls.length === 0) return false;
    const texts = sent.getAll(name);
    return !controls.some((one) =>
      one.matches("[type=checkbox], [type=radio]")
        ? texts.includes(one.value) && (one as HTMLInputElement).checked
        : texts.includes(one.value),
    );
  });
}

/** Fields that a form may send several times. */
const lists = ["bet", "change"];

/** Names that a form of a page could send twice with different texts. */
function twofoldNames(page: Document): string[] {
  return [...page.querySelectorAll<HTMLFormElement>("form[method=post]")].flatMap((form) => {
    const single = [...form.elements].filter(
      (one) => one.hasAttribute("name") && !one.matches("[type=checkbox], [type=radio]"),
    ) as HTMLInputElement[];
    const own = single.filter((one) => !one.matches("button"));
    return (
      own
        // The list of prices is one form with a button for each bet.
        .filter(
          (one) =>
            one.name !== "bet" &&
            single.some(
              (other) => other !== one && other.name === one.name && other.value !== one.value,
            ),
        )
        .map(({ name }) => `${form.getAttribute("action")} ${name}`)
    );
  });
}

/** A visitor who has the page of a row's form, in the state that the form needs. */
async function visitorOf({ login, path, prepare }: FormRow) {
  const visitor = new HttpBrowser("http://shop.test", { port: shell.port });
  if (login !== undefined) {
    await visitor.open("/en/user/login");
    await visitor.post("/en/user/login", { login, password: "demo", save: "1" });
  }
  await visitor.get(`/en${path}`);
  const { path: own = path, fields = {} } = (await prepare?.(visitor, site)) ?? {};
  return { visitor, path: own, fields };
}

const chosen = (visitor: HttpBrowser) =>
  choiceCookies.map((name) => `${name}=${visitor.cookies.get(name) ?? ""}`).join("; ");

/** What is wrong with the answers to every wrong value of a row's fields. */
async function problemsOf(row: FormRow): Promise<string[]> {
  const problems: string[] = [];
  const { visitor, path, fields: prepared } = await visitorOf(row);
  const intent = row.form.split(" ")[1] ?? "default";
  const fields = {
    ...(intent === "default" ? {} : { intent }),
    ...row.fields,
    ...prepared,
  };
  const shown = documentOf(await visitor.get(`/en${path}`));
  problems.push(...twofoldNames(shown).map((name) => `${row.form} ${path}: twofold ${name}`));
  for (const [name, listed] of Object.entries(row.wrong)) {
    const {
      values,
      at = name,
      status = 422,
    }: WrongValues = Array.isArray(listed)
      ? { values: listed as readonly Wrong[] }
      : (listed as WrongValues);
    // Each text of a field is read in Arabic once: another value with the same English text has the same code.
    const translated = new Set<string>();
    for (const wrong of values) {
      const told: Partial<Record<Walked, string>> = {};
      const label = `${row.form} ${path} ${name}=${JSON.stringify(wrong)?.slice(0, 40)}`;
      await closeSharedServices();
      for (const lng of languages) {
        if (lng === "ar" && told.en && translated.has(told.en)) continue;
        if (told.en) translated.add(told.en);
        const sent = withField(fields, name, wrong);
        const before = chosen(visitor);
        await site.mark();
        sent.set("csrf", visitor.csrf);
        const reply = await visitor.post(`/${lng}${path}`, sent);
        if (reply.status !== status) {
          problems.push(`${label} ${lng}: status ${reply.status} ${reply.location ?? ""}`);
          continue;
        }
        const calls = (await site.calls()).filter(
          (call) =>
            call.method !== "GET" &&
            !reads.test(call.path) &&
            !row.judgedBy?.some((judge) => call.path.startsWith(judge)),
        );
        if (calls.length > 0)
          problems.push(`${label} ${lng}: calls ${calls.map((call) => call.path).join()}`);
        if (chosen(visitor) !== before) problems.push(`${label} ${lng}: cookies changed`);
        const page = documentOf(reply);
        told[lng] = wordsAt(page, at);
        if (told[lng] === "") {
          const codes = [...page.querySelectorAll("[data-code], [data-form-error]")].map(
            (one) => `${one.id}:${one.getAttribute("data-code")}`,
          );
          problems.push(`${label} ${lng}: no error at ${at} (${codes.join()})`);
        }
        const lost = lostFields(page, sent, name);
        if (lost.length > 0) problems.push(`${label} ${lng}: lost ${lost.join()}`);
        if (page.querySelector("main [data-kind=success]"))
          problems.push(`${label} ${lng}: success`);
      }
      const { en = "", ar = "" } = told;
      if (
        en !== "" &&
        (/\p{Script=Arabic}/u.test(en) ||
          /^[\w:.-]*$/.test(en) ||
          /not be saved.*try again/.test(en))
      )
        problems.push(`${label}: words ${en}`);
      if (ar !== "" && !/\p{Script=Arabic}/u.test(ar)) problems.push(`${label}: words ${ar}`);
    }
  }
  return problems;
}

describe("forms with a value that their field does not take", () => {
  beforeEach(() => site.player("demo@example.test", {}));

  const rows = [...shellForms, ...ownDeclaredForms, ...declaredForms];
  it.each(rows.map((row) => [`${row.form} at ${row.path}`, row] as const))(
    "SET-01 LIM-03 SEC-01 %s refuses it at its field in the page's language and saves nothing",
    async (_name, row) => {
      expect(await problemsOf(row)).toEqual([]);
    },
    120_000,
  );

  it.each(
    rows
      .filter((row) => !declaredForms.includes(row))
      .map((row) => [`${row.form} at ${row.path}`, row] as const),
  )(
    "SEC-06 %s answers 400 to a field that is sent twice with different texts",
    async (_name, row) => {
      const { visitor, path } = await visitorOf(row);
      const [name = ""] = Object.keys(row.wrong);
      if (lists.includes(name)) return;
      const intent = row.form.split(" ")[1] ?? "default";
      const sent = withField(intent === "default" ? {} : { intent }, name, ["1", "2"]);
      await site.mark();
      expect((await visitor.post(`/en${path}`, sent)).status).toBe(400);
      expect(
        (await site.calls()).filter((call) => call.method !== "GET" && !reads.test(call.path)),
      ).toEqual([]);
    },
  );
});

describe("the walk over forms", () => {
  it("has a row for every declared form", () => {
    const walked = new Set([...ownDeclaredForms, ...declaredForms].map(({ form }) => form));
    const declared = declaredScreenForms
      // A form without fields has none that could be wrong.
      .filter(({ fields, further }) => Object.keys(fields.shape).length > 0 || further !== null)
      .map(({ screen, intent }) => `${screen} ${intent}`);
    expect(declared.filter((form) => !walked.has(form) && !(form in formsWithoutRow))).toEqual([]);
    expect([...walked].filter((form) => !declared.includes(form))).toEqual([]);
  });

  it("has a row or a reason for every intent of a route module", () => {
    const walked = new Set(shellForms.map(({ form }) => form));
    const listed = Object.entries(intentsOfRoutes).flatMap(([route, intents]) =>
      intents.map((intent) => `${route} ${intent}`),
    );
    const declared = declaredScreenForms.map(({ screen, intent }) => `${screen} ${intent}`);
    const without = listed.filter((form) => !walked.has(form) && !(form in formsWithoutRow));
    expect(without).toEqual([]);
    expect(
      [...walked, ...Object.keys(formsWithoutRow)].filter(
        (form) => !listed.includes(form) && !declared.includes(form),
      ),
    ).toEqual([]);
    // Modules whose action is in the map, and those that `screenAction` serves.
    const modules = readdirSync("app/routes").filter((name) => {
      const text = readFileSync(`app/routes/${name}`, "utf8");
      return text.includes("formAction(") || text.includes("formAction<");
    });
    expect(modules.map((name) => name.replace(/\.tsx?$/, "")).sort()).toEqual(
      Object.keys(intentsOfRoutes).sort(),
    );
    for (const name of modules) {
      const text = readFileSync(`app/routes/${name}`, "utf8");
      const own = [
        ...(/formAction(?:<\w+>)?\(\s*args,\s*\{([^}]*)\}/.exec(text)?.[1] ?? "").matchAll(
          /"?([\w-]+)"?:/g,
        ),
      ];
      const route = name.replace(/\.tsx?$/, "");
      for (const [, intent = ""] of own)
        expect(intentsOfRoutes[route], `${route} ${intent}`).toContain(intent);
    }
  });
});
