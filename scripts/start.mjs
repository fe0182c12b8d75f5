// npm start: builds if needed, then serves the shell with the platform that the environment names.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/files.mjs";
import { ensureBuild } from "./lib/prepare.mjs";

ensureBuild();
process.env.NODE_ENV = "production";
const { runServer } = await import(pathToFileURL(join(root, "build/server/server.js")).href);
await runServer((line) => console.log(line));
