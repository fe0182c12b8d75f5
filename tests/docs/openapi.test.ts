import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { openApiDocument } from "~/platform/protocol/openapi.server";

const file = "docs/platform.openapi.yaml";
const written = parse(readFileSync(file, "utf8"));
const limits = "/limit-service-api/api/external/web/v3/";

/** The calls that docs/platform.md names in front of the sandbox's own chapter; a path without a slash is of the limits. */
function documented(): string[] {
  const [text = ""] = readFileSync("docs/platform.md", "utf8").split("\n## Checking a platform");
  const named = text.matchAll(/`(GET|POST|PUT|DELETE)\s([^`?{\s][^`?\s]*)[^`]*`/g);
  const calls = [...named]
    .filter(([, , path = ""]) => !path.startsWith("/sandbox/"))
    .map(([, method, path = ""]) => `${method} ${path.startsWith("/") ? path : limits + path}`);
  return [...new Set(calls)].sort();
}

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
  it("docs/platform.openapi.yaml matches the wire schemas (`npm run docs:platform` rewrites it)", () => {
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

  it("docs/platform.openapi.yaml has exactly the calls of docs/platform.md, each with a success and a 503", () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(documented());
    for (const { name, responses } of operations) {
      expect(Object.keys(responses), name).toContain("503");
      expect(
        Object.keys(responses).some((status) => status.startsWith("2")),
        name,
      ).toBe(true);
    }
  });

  it("docs/platform.openapi.yaml has the codes that docs/platform.md lists for placing, deposits and rounds", () => {
    const text = readFileSync("docs/platform.md", "utf8");
    const codesUnder = (heading: string) => {
      const [, section = ""] = text.split(`\n${heading}\n`);
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
      ["## Payments (bearer)", "POST /web-api/officeapi/v1/payments/deposit"],
      ["## Casino", "POST /third-party/api/v1/play"],
    ] as const) {
      const codes = codesUnder(heading);
      expect(codes.length, heading).toBeGreaterThan(8);
      for (const code of codes) expect(answersOf(name), heading).toContain(code);
    }
  });
});
