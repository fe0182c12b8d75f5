import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { readEnv } from "~/server/env/read-env.server";

const folder = mkdtempSync(join(tmpdir(), "touchline-env-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The variables that the process asks for. */
function asked(): string[] {
  const names = new Set<string>();
  const source = new Proxy<Record<string, string>>(
    { DATA_DIR: folder },
    {
      get(target, name: string) {
        names.add(name);
        return target[name];
      },
    },
  );
  readEnv(source);
  return [...names].sort();
}

/** `.env.example` with every line in force. */
const example = parseEnv(
  readFileSync(".env.example", "utf8").replaceAll(/^#(?=[A-Z_]+=)/gm, ""),
) as Record<string, string>;

describe("environment variables", () => {
  it("docs/environment.md lists exactly the variables that the process reads", () => {
    const table = readFileSync("docs/environment.md", "utf8").matchAll(/^\| (`[^|]+) \|/gm);
    const named = [...table].flatMap(([, cell = ""]) => cell.match(/[A-Z_]+/g) ?? []);
    expect(named.sort()).toEqual(asked());
  });

  it(".env.example has every environment variable with a value that is accepted", () => {
    expect(Object.keys(example).sort()).toEqual(asked());
    expect(() => readEnv({ ...example, DATA_DIR: folder })).not.toThrow();
  });

  it(".env.example sets no variable as it is shipped", () => {
    expect(parseEnv(readFileSync(".env.example", "utf8"))).toEqual({});
  });
});
