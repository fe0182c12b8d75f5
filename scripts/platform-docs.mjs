// npm run docs:platform: writes docs/platform.openapi.yaml and the tables of calls in docs/platform.md from the calls'
// definitions in app/platform/services.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { stringify } from "yaml";
import { root } from "./lib/files.mjs";

const load = async (file) => {
  const { module } = await runnerImport(join(root, file), {
    configFile: false,
    root,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
  });
  return module;
};
const write = (file, text) => {
  writeFileSync(join(root, file), text);
  console.log(`${file}: ${text.length} characters`);
};

const { openApiDocument } = await load("app/platform/protocol/openapi.server.ts");
const document = stringify(openApiDocument(), { aliasDuplicateObjects: false, lineWidth: 0 });
write("docs/platform.openapi.yaml", document);

const { withCallTables } = await load("app/platform/protocol/tables.server.ts");
write("docs/platform.md", withCallTables(readFileSync(join(root, "docs/platform.md"), "utf8")));
