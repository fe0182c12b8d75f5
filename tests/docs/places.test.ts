import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

it.each(pages)("every folder, file and link that %s names exists", (page) => {
  const text = readFileSync(page, "utf8");
  const named = text.matchAll(
    /`((?:app|tests|e2e|scripts|deploy|docs|bench|public|\.config|\.ci)\/[\w./@-]+)`/g,
  );
  const linked = text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g);
  const places = [
    ...[...named].map(([, path = ""]) => path),
    ...[...linked].map(([, path = ""]) => join(dirname(page), path)),
  ];
  expect(places.filter((path) => !existsSync(path))).toEqual([]);
});
