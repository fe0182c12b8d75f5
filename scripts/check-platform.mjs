// npm run check:platform -- ORIGIN: makes every call of docs/platform.md to a platform and judges its replies.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { root } from "./lib/files.mjs";
import { platformTable } from "./lib/platform-table.mjs";
import { ensureBuild } from "./lib/prepare.mjs";

const usage =
  "npm run check:platform -- ORIGIN [--login LOGIN --password PASSWORD] [--write] [--patience MS] [--json]\n" +
  "  ORIGIN      the platform: http://localhost:4000\n" +
  "  --login     a test player (or CHECK_LOGIN); without one, calls for a player are checked for refusal only\n" +
  "  --password  its password (better CHECK_PASSWORD: other users of the machine can see flags)\n" +
  "  --write     also writes as the test player: settings, the smallest payment, the smallest bet\n" +
  "  --patience  time limit for a response, ms (10000)\n" +
  "  --json      the table's rows as JSON\n" +
  "  REMOTE_ORIGINS of the environment: the shell's, by which the addresses of site config are judged";

const { values, origin, player, patienceMs } = readArgs();
ensureBuild();
const { checkPlatform } = await import(
  pathToFileURL(join(root, "build/server/check-platform.js")).href
);
const remoteOrigins = (process.env.REMOTE_ORIGINS ?? "").split(",").map((text) => text.trim());
const rows = await checkPlatform({
  ...{ origin, player, remoteOrigins, patienceMs, fetch },
  mayWrite: values.write,
});
if (values.json) console.log(JSON.stringify(rows, null, 2));
else for (const line of platformTable(origin, rows)) console.log(line);
process.exitCode = rows.some(({ verdict }) => verdict === "fail") ? 1 : 0;

function readArgs() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        login: { type: "string" },
        password: { type: "string" },
        write: { type: "boolean", default: false },
        patience: { type: "string", default: "10000" },
        json: { type: "boolean", default: false },
      },
    });
    const [address = "", ...more] = positionals;
    if (more.length > 0) throw new Error("one origin at a time");
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol)) throw new Error(`${address} is no http(s) origin`);
    const patienceMs = Number(values.patience);
    if (!(Number.isInteger(patienceMs) && patienceMs > 0))
      throw new Error(`--patience ${values.patience}: a number of ms above 0`);
    const login = values.login ?? process.env.CHECK_LOGIN;
    const password = values.password ?? process.env.CHECK_PASSWORD;
    if ((login === undefined) !== (password === undefined))
      throw new Error("a test player has a login and a password");
    if (values.write && login === undefined) throw new Error("--write needs a test player");
    const player = login === undefined ? null : { login, password };
    return { values, origin: url.origin, player, patienceMs };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}
