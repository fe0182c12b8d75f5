import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { callGroups } from "~/platform/protocol/index.server";
import { openApiDocument } from "~/platform/protocol/openapi.server";
import { withCallTables } from "~/platform/protocol/tables.server";

const file = "docs/platform.openapi.yaml";
const written = parse(readFileSync(file, "utf8"));
const page = readFileSync("docs/platform.md", "utf8");

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { $ref?: string; description?: string }>>;
}
const operations = Object.entries<Record<string, Operation>>(written.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...one,
    })),
);

describe(file, () => {
  it("docs/platform.openapi.yaml matches the definitions of calls (`npm run docs:platform` rewrites it)", () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it("docs/platform.openapi.yaml is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(written));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("docs/platform.openapi.yaml has no dangling reference and no repeated operation id", () => {
    const text = readFileSync(file, "utf8");
    const targets = new Set(
      [...text.matchAll(/\$ref: "?#\/components\/([^"\n]+)"?/g)].map(([, at]) => at ?? ""),
    );
    const missing = [...targets].filter((at) => {
      const [kind = "", name = ""] = at.split("/");
      return written.components[kind]?.[name] === undefined;
    });
    expect(missing).toEqual([]);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("docs/platform.openapi.yaml has a success and a 503 for each call", () => {
    for (const { name, responses } of operations) {
      expect(Object.keys(responses), name).toContain("503");
      expect(
        Object.keys(responses).some((status) => status.startsWith("2")),
        name,
      ).toBe(true);
    }
  });

  it("docs/platform.openapi.yaml has the codes that docs/platform.md lists for placing, deposits and rounds", () => {
    const codesUnder = (heading: string) => {
      const [, section = ""] = page.split(`\n${heading}\n`);
      const rows = (section.split(/\n#/)[0] ?? "").matchAll(/^\| [\d, ]+ \| ([^|]+) \|/gm);
      return [...rows].flatMap(([, codes = ""]) =>
        [...codes.matchAll(/`([\w-]+)`/g)].map(([, code = ""]) => code),
      );
    };
    const answersOf = (name: string) =>
      Object.values(operations.find((one) => one.name === name)?.responses ?? {}).flatMap(
        ({ $ref, description }) =>
          (
            description ?? written.components.responses[$ref?.split("/")[3] ?? ""].description
          ).split(/[ ,:]+/),
      );
    for (const [heading, name] of [
      ["### Placing", "POST /coupon-api/v1/coupons"],
      ["## Payments", "POST /web-api/officeapi/v1/payments/deposit"],
      ["## Casino", "POST /third-party/api/v1/play"],
    ] as const) {
      const codes = codesUnder(heading);
      expect(codes.length, heading).toBeGreaterThan(8);
      for (const code of codes) expect(answersOf(name), heading).toContain(code);
    }
  });
});

describe("docs/platform.md", () => {
  it("docs/platform.md has the tables of calls that the definitions write (`npm run docs:platform` rewrites them)", () => {
    expect(page).toBe(withCallTables(page));
  });

  it("docs/platform.md has one table for each group of calls, under the heading of the group's name", () => {
    const tables: { heading: string; group: string }[] = [];
    let heading = "";
    for (const line of page.split("\n")) {
      heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading;
      const group = /^<!-- calls: (.+) -->$/.exec(line)?.[1];
      if (group !== undefined) tables.push({ heading, group });
    }
    expect(tables).toEqual(callGroups.map(({ name }) => ({ heading: name, group: name })));
  });
});
