// Finds or installs the programs that tests need and npm does not provide: Chromium, PostgreSQL, Redis and nginx.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

const has = (command, args = ["--version"]) =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, or the one Playwright downloaded; null if there is none. The
 * headless shell comes first: the same engine without what only a window needs, for two thirds of the CPU time.
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache/ms-playwright");
  const fetched = existsSync(cache)
    ? readdirSync(cache).filter((name) => name.startsWith("chromium"))
    : [];
  return findFirst([
    "/usr/bin/chromium-headless-shell",
    ...fetched.map((name) => join(cache, name, "chrome-linux/headless_shell")),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    ...fetched.map((name) => join(cache, name, "chrome-linux/chrome")),
  ]);
}

/** Folder of PostgreSQL's server programs, or null. */
export function findPostgres() {
  const folders = [process.env.POSTGRES_BIN, "/usr/local/bin", "/usr/local/pgsql/bin"];
  const debian = "/usr/lib/postgresql";
  if (existsSync(debian))
    for (const version of readdirSync(debian).sort().reverse())
      folders.push(join(debian, version, "bin"));
  for (const folder of folders) {
    if (folder && existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")))
      return folder;
  }
  return null;
}

const findFirst = (paths) => paths.find((path) => path && existsSync(path)) ?? null;
const onPath = (name) =>
  (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));

/** Path of a Redis server, or null. */
export function findRedis() {
  return findFirst([process.env.REDIS_SERVER, ...onPath("redis-server")]);
}

/** Path of nginx, or null. Most users' PATH lacks /usr/sbin. */
export function findNginx() {
  return findFirst([
    process.env.NGINX,
    "/usr/sbin/nginx",
    "/usr/local/sbin/nginx",
    ...onPath("nginx"),
  ]);
}

function install(packages) {
  if (process.getuid?.() !== 0 || !has("apt-get")) return false;
  console.log(`Installing ${packages.join(" ")} from the system's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  return (
    spawnSync("apt-get", ["install", "-y", "-qq", ...packages], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    }).status === 0
  );
}

/** Installs what is missing, or ends the process with a line that names what to install. */
export function ensureTools() {
  if (!findChromium() && !(install(["chromium-headless-shell"]) && findChromium())) {
    const fetched =
      spawnSync("npx", ["playwright", "install", "chromium-headless-shell"], { stdio: "inherit" })
        .status === 0;
    if (!fetched || !findChromium())
      fail(
        "Chromium is missing: install the package `chromium-headless-shell` or `chromium`, or set CHROMIUM_PATH.",
      );
  }
  if (!findPostgres() && !(install(["postgresql"]) && findPostgres())) {
    fail(
      "PostgreSQL's server is missing: install the package `postgresql`, or set POSTGRES_BIN to the folder of initdb and postgres.",
    );
  }
  if (!findRedis() && !(install(["redis-server"]) && findRedis())) {
    fail(
      "Redis's server is missing: install the package `redis-server`, or set REDIS_SERVER to its path.",
    );
  }
  if (!findNginx() && !(install(["nginx"]) && findNginx())) {
    fail("nginx is missing: install the package `nginx`, or set NGINX to its path.");
  }
  if (!has("openssl", ["version"]) && !(install(["openssl"]) && has("openssl", ["version"]))) {
    fail("openssl is missing: install the package `openssl`.");
  }
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
