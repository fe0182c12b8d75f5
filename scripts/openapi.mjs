// npm run docs:openapi: writes docs/platform.openapi.yaml from the wire schemas of app/platform.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { stringify } from "yaml";
import { root } from "./lib/files.mjs";

const { module } = await runnerImport(join(root, "app/platform/protocol/openapi.server.ts"), {
  configFile: false,
  root,
  logLevel: "error",
  resolve: { alias: { "~": join(root, "app"), "~sandbox": join(root, "sandbox") } },
});
const file = "docs/platform.openapi.yaml";
const text = stringify(module.openApiDocument(), { aliasDuplicateObjects: false, lineWidth: 0 });
writeFileSync(join(root, file), text);
console.log(`${file}: ${text.length} characters`);
