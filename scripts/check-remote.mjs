// npm run check:remote -- URL: judges a page of a remote app by the shell's own rules.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { root } from "./lib/files.mjs";
import { ensureBuild } from "./lib/prepare.mjs";

const usage =
  "npm run check:remote -- URL [--origin ORIGIN]… [--site ORIGIN] [--part] [--token TOKEN]\n" +
  "  URL       a page of the remote with its language: http://localhost:4000/remotes/footer/en\n" +
  "  --origin  another origin of its styles and scripts (REMOTE_ORIGINS)\n" +
  "  --site    the shell's origin, which forms may name (PUBLIC_ORIGIN)\n" +
  "  --part    a part of every page, such as a footer: no head, the same for every path\n" +
  "  --token   a player's bearer token, for a personal page";

const { values, positionals } = readArgs();
ensureBuild();
const { checkRemotePage } = await import(
  pathToFileURL(join(root, "build/server/check-remote.js")).href
);
const findings = await checkRemotePage({
  url: positionals[0],
  origins: values.origin,
  siteOrigin: values.site ?? null,
  isPart: values.part,
  token: values.token ?? null,
  fetch,
});
const marks = { ok: "✓", warn: "!", fail: "✗" };
const width = Math.max(...findings.map(({ check }) => check.length));
for (const { check, verdict, detail } of findings)
  console.log(`${marks[verdict]} ${check.padEnd(width)}  ${detail}`);
process.exitCode = findings.some(({ verdict }) => verdict === "fail") ? 1 : 0;

function readArgs() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: {
        origin: { type: "string", multiple: true, default: [] },
        site: { type: "string" },
        part: { type: "boolean", default: false },
        token: { type: "string" },
      },
    });
    const [page = "", ...more] = read.positionals;
    if (more.length > 0) throw new Error("one URL at a time");
    return { ...read, positionals: [new URL(page)] };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}
