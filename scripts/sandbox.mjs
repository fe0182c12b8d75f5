// npm run sandbox: the embedded platform alone, as a platform of its own.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/files.mjs";
import { ensureBuild } from "./lib/prepare.mjs";

ensureBuild();
process.env.NODE_ENV = "production";
const { run } = await import(pathToFileURL(join(root, "build/sandbox/main.js")).href);
await run((line) => console.log(line));
