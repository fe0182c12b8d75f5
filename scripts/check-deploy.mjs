// npm run check:deploy: runs the container file's steps in empty folders, on a machine without a container engine. Steps that
// need the image itself (its users, its folders) are printed and not run.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./lib/files.mjs";

const base = mkdtempSync(join(tmpdir(), "touchline-deploy-"));
const stages = [];
let site;
process.on("exit", () => {
  site?.kill("SIGKILL");
  rmSync(base, { recursive: true, force: true });
});

for (const [step, rest] of stepsOf(readFileSync(join(root, "deploy/Dockerfile"), "utf8"))) {
  const stage = stages.at(-1);
  if (step === "FROM") stages.push(newStage(rest));
  else if (step === "WORKDIR") stage.folder = rest;
  else if (step === "ENV") Object.assign(stage.env, pairsOf(rest));
  else if (step === "COPY") copy(stage, rest);
  else if (step === "RUN") run(stage, rest);
  else stage.settings[step] = rest;
}
await serve(stages.at(-1));

/** Instructions with their arguments; comments and blank lines are left out. */
function stepsOf(text) {
  return text
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, step, rest] = /^(\w+)\s+(.*)$/.exec(line);
      return [step, rest];
    });
}

function newStage(from) {
  const [image, , name = String(stages.length)] = from.split(/\s+/);
  console.log(`${from} (here: Node ${process.versions.node})`);
  return { image, name, folder: "/", env: {}, settings: {}, root: join(base, name) };
}

function pairsOf(text) {
  return Object.fromEntries(text.split(/\s+/).map((pair) => pair.split("=", 2)));
}

function copy(stage, rest) {
  console.log(`COPY ${rest}`);
  const parts = rest.split(/\s+/);
  const from = parts[0].startsWith("--from=") ? parts.shift().slice("--from=".length) : null;
  const to = parts.pop();
  for (const part of parts) {
    if (part === ".")
      for (const file of tracked()) place(join(root, file), join(stage.root, stage.folder, file));
    else {
      const source = from
        ? join(stages.find(({ name }) => name === from).root, part)
        : join(root, part);
      const isInto = to.endsWith("/");
      place(source, join(stage.root, stage.folder, isInto ? part.split("/").at(-1) : to));
    }
  }
}

function place(source, target) {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
}

/** The files of a build's context: those under version control. */
function tracked() {
  const done = spawnSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  return done.stdout.split("\0").filter((file) => file !== "");
}

function run(stage, command) {
  if (/\bchown\b/.test(command))
    return console.log(`RUN ${command} — not run: needs the image's users`);
  console.log(`RUN ${command}`);
  const done = spawnSync("sh", ["-ec", command], {
    cwd: join(stage.root, stage.folder),
    env: { ...process.env, ...stage.env },
    encoding: "utf8",
  });
  if (done.status !== 0) end(`failed (${done.status}):\n${done.stdout}${done.stderr}`);
}

async function serve({ root: of, folder, env, settings }) {
  const [file, ...args] = JSON.parse(settings.CMD);
  const started = Date.now();
  site = spawn(file, args, {
    cwd: join(of, folder),
    env: { PATH: process.env.PATH, ...env, DATA_DIR: join(of, env.DATA_DIR), PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => site.once("exit", resolve));
  const port = await portOf(site);
  const [, health] = /CMD (\[.*\])$/.exec(settings.HEALTHCHECK);
  const [tool, ...asked] = JSON.parse(health.replaceAll(":3000/", `:${port}/`));
  while (spawnSync(tool, asked).status !== 0) {
    if (site.exitCode !== null || Date.now() - started > 30_000) end("never healthy");
    await wait(250);
  }
  console.log(`healthy after ${Date.now() - started} ms`);
  const page = await fetch(`http://127.0.0.1:${port}/en/`);
  console.log(`GET /en/ ${page.status}, ${(await page.text()).length} characters`);
  if (page.status !== 200) end("the first page failed");
  const stopped = Date.now();
  site.kill(settings.STOPSIGNAL);
  const code = await ended;
  console.log(`${settings.STOPSIGNAL}: exit ${code} after ${Date.now() - stopped} ms`);
  process.exitCode = code === 0 ? 0 : 1;
}

/** The port in the site's first line; 0 if the process ends before it. */
function portOf(started) {
  return new Promise((resolve) => {
    started.stdout.on("data", (text) => {
      const [, port] = / is at http:\/\/[^:]+:(\d+)/.exec(String(text)) ?? [];
      if (port) resolve(port);
    });
    started.once("exit", () => resolve(0));
  });
}

function end(message) {
  console.error(message);
  process.exit(1);
}
