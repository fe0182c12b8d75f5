import { z } from "zod";
import { isSchema, type PlatformCall } from "../define-call.server";
import { callName } from "./call-name.server";
import { callGroups } from "./index.server";
import { wireSchemas } from "./schemas.server";

/** Longest list of fields or codes in a cell, characters; OpenAPI has the others. */
const longest = 180;

/** Fields inside fields that a cell still lists. */
const deepest = 2;

const names = new Map([...wireSchemas].map(([name, schema]) => [schema, name]));

/**
 * A Markdown page with its tables of calls written anew: each stands between `<!-- calls: Limits -->`, the name of a
 * group of calls, and `<!-- end of calls -->`.
 */
export function withCallTables(page: string): string {
  return page.replace(
    /(<!-- calls: ([^>]+?) -->\n)[\s\S]*?(<!-- end of calls -->)/g,
    (_, begin: string, group: string, end: string) => `${begin}${tableOf(group)}\n${end}`,
  );
}

function tableOf(group: string): string {
  const found = callGroups.find(({ name }) => name === group);
  if (!found) throw new Error(`no group of calls is named ${group}`);
  const rows = found.calls.map((call) => [
    `\`${callName(call)}\`${call.isSpecified ? "" : " **decided**"}`,
    call.summary,
    requestOf(call),
    replyOf(call),
    refusalsOf(call),
  ]);
  return ["| call | what it does | request | reply | refusals |", "|---|---|---|---|---|"]
    .concat(rows.map((cells) => `| ${cells.join(" | ")} |`))
    .join("\n");
}

const auths: Readonly<Record<PlatformCall["auth"], string | null>> = {
  none: null,
  session: "session",
  bearer: "bearer",
  "session-or-none": "session, if there is one",
  "bearer-or-none": "bearer, if signed in",
  service: "the shell's bearer",
};

function requestOf({ auth, query = {}, headers = {}, request }: PlatformCall): string {
  const named = (list: Readonly<Record<string, string>>, before: string) =>
    Object.keys(list).map(
      (name) => `\`${before}${name.endsWith("!") ? name.slice(0, -1) : `${name}?`}\``,
    );
  const body =
    request && ("form" in request ? `multipart ${bodyOf(request.form)}` : bodyOf(request));
  const parts = [auths[auth], ...named(query, "?"), ...named(headers, ""), body];
  return parts.filter(Boolean).join(", ") || "–";
}

function replyOf({ reply, success = [200] }: PlatformCall): string {
  const statuses = success.filter((status) => status !== 200);
  return `${statuses.length > 0 ? `${success.join(" or ")} ` : ""}${bodyOf(reply)}`;
}

function refusalsOf({ refusals = [] }: PlatformCall): string {
  const statuses = [...new Set(refusals.map(({ status }) => status))].sort();
  const codesOf = (status: number) =>
    refusals.flatMap((one) => (one.status === status ? one.codes : []));
  const said = statuses.map((status) =>
    [status, [...new Set(codesOf(status).map(codeText))].join(", ")].join(" ").trim(),
  );
  const text = said.join("; ");
  if (text.length <= longest) return text || "–";
  return `${statuses.join(", ")}: codes in [OpenAPI](platform.openapi.yaml)`;
}

/** A code in a cell; those of a captcha are numbers, which the page explains. */
const codeText = (code: string | number) => (typeof code === "number" ? "captcha" : `\`${code}\``);

function bodyOf(body: PlatformCall["reply"]): string {
  if (!isSchema(body)) return body.type;
  const fields = fieldsOf(body, deepest);
  const name = names.get(body);
  return `\`${fields.length > longest && name ? name : fields}\``;
}

/** The fields of a schema in short: `{id, bets: [{gameId, coef?}]}`. */
function fieldsOf(schema: z.ZodType, depth: number): string {
  if (schema instanceof z.ZodObject) {
    if (depth === 0) return "{…}";
    const shape = Object.entries<z.ZodType>(schema.shape);
    return `{${shape.map(([key, one]) => fieldOf(key, one, depth - 1)).join(", ")}}`;
  }
  if (schema instanceof z.ZodArray) return `[${fieldsOf(schema.element as z.ZodType, depth)}]`;
  if (schema instanceof z.ZodRecord) {
    const values = fieldsOf(schema.valueType as z.ZodType, depth);
    return `{name: ${values === "" ? "…" : values}}`;
  }
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.map((one) => fieldsOf(one as z.ZodType, depth)))]
      .filter((text) => text !== "")
      .join(" or ");
  if (schema instanceof z.ZodLiteral) return "";
  const inner = innerOf(schema);
  return inner ? fieldsOf(inner, depth) : "";
}

function fieldOf(key: string, schema: z.ZodType, depth: number): string {
  const isOptional = schema.safeParse(undefined).success;
  const fields = fieldsOf(schema, depth);
  return `${key}${isOptional ? "?" : ""}${fields === "" ? "" : `: ${fields}`}`;
}

/** The schema inside one that only adds to it; null = there is none. */
function innerOf(schema: z.ZodType): z.ZodType | null {
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  )
    return schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType;
  return null;
}
