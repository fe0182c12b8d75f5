// npm run sandbox: the embedded platform alone, as a platform of its own.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/files.mjs";
import { ensureBuild } from "./lib/prepare.mjs";

ensureBuild();
process.env.NODE_ENV = "production";
const load = (file) => import(pathToFileURL(join(root, "build", file)).href);
const { readEnv } = await load("server/read-env.js");
const { startErrorLine } = await load("server/start-error.js");
const { serveSandbox } = await load("sandbox/main.js");
try {
  // It is the platform itself: a PLATFORM_ORIGIN in the environment does not matter.
  const env = readEnv({ ...process.env, PLATFORM_ORIGIN: "", SANDBOX: "1" });
  // Links in messages lead to the site, which is another process: here at the shell's own default.
  const publicOrigin = env.publicOrigin ?? "http://localhost:3000";
  const { port, host, trustedProxies, isControlOpenToProxies } = env;
  const served = await serveSandbox({
    ...{ ...env.sandbox, publicOrigin },
    ...{ port, host, trustedProxies, isControlOpenToProxies },
  });
  console.log(`The sandbox is at ${served.url}`);
  console.log(`Its site is at ${publicOrigin} (PUBLIC_ORIGIN): there its messages' links lead.`);
  for (const note of served.notes) console.log(note);
  console.log("Stop it with Ctrl+C.");
} catch (error) {
  console.error(startErrorLine(error));
  process.exit(1);
}
