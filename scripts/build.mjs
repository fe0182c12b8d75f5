// Builds the shell (browser and server) and the embedded platform, and compresses the browser's files. With `--if-stale`
// only if an input has changed. One build at a time: another process waits for it.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { alone } from "./lib/alone.mjs";
import { inputsDigest, isBuilt, root, stampFile } from "./lib/files.mjs";

const bin = (name) => join(root, "node_modules/.bin", name);

function run(command, args) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

await alone(join(root, ".cache/build.lock"), build, () =>
  console.log("Waiting for the build of another process …"),
);

async function build() {
  // Another process may have made this build meanwhile.
  if (process.argv.includes("--if-stale") && isBuilt()) return;
  console.log("Building (this takes about half a minute) …");
  // Taken first: a file that changes during the build makes it stale.
  const digest = inputsDigest();
  rmSync(join(root, "build"), { recursive: true, force: true });
  run(bin("remix"), ["vite:build"]);
  run(bin("vite"), ["build", "--config", ".config/vite.sandbox.config.ts"]);
  run(bin("vite"), ["build", "--config", ".config/vite.reckon.config.ts"]);
  run(bin("vite"), ["build", "--config", ".config/vite.worker.config.ts"]);
  await packNewDatabase(join(root, "build/sandbox"));
  compress(join(root, "build/client"));
  writeFileSync(stampFile, digest);
}

/** Packs a migrated database, which a first start unpacks (sandbox/db/open.ts). */
async function packNewDatabase(folder) {
  const platform = await import(pathToFileURL(join(folder, "main.js")).href);
  const { name, file } = await platform.packNewDatabase();
  writeFileSync(join(folder, name), Buffer.from(await file.arrayBuffer()));
}

function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|html)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < 512) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
