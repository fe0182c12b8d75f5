import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { freePort } from "./free-port";
import { feedOfFew, untilUp } from "./server";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The site at one address, whose server can be replaced by that of another build, as a release does. */
export interface ReplaceableSite {
  readonly origin: string;
  /** Ends the server and starts that of a build. */
  serve(build: string): Promise<void>;
  /** Ends the server: the address does not answer. */
  end(): Promise<void>;
  close(): Promise<void>;
}

export const firstBuild = join(root, "build");

/** A copy of the build in which every hashed file has another name, as after a change of all of them. */
export function makeSecondBuild(): { readonly folder: string; remove(): void } {
  // Below the root, where Node finds the packages.
  const parent = mkdtempSync(join(root, ".cache/second-build-"));
  const folder = join(parent, "build");
  cpSync(firstBuild, folder, { recursive: true });
  const assets = join(folder, "client/assets");
  const names = new Map(
    readdirSync(assets)
      .filter((name) => !/\.(?:br|gz)$/.test(name))
      .map((name) => [name, name.replace(/(?=\.\w+$)/, "-second")]),
  );
  // As vite.config.ts names it.
  const release = readFileSync(join(firstBuild, ".stamp"), "utf8").slice(0, 12);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.includes("/sandbox/")) continue;
    if (/\.(?:br|gz)$/.test(file)) {
      rmSync(file);
      continue;
    }
    if (/\.(?:js|css|json)$/.test(file)) {
      const text = readFileSync(file, "utf8");
      const changed = text
        .replace(/[\w.-]+\.(?:js|css|woff2|svg|png)\b/g, (name) => names.get(name) ?? name)
        .replaceAll(release, `${release.slice(0, -1)}_`);
      if (changed !== text) writeFileSync(file, changed);
    }
    const renamed = dirname(file) === assets ? names.get(entry.name) : undefined;
    if (renamed) renameSync(file, join(assets, renamed));
  }
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** Opens a site with its sandbox; nothing is served yet. */
export async function openReplaceableSite(
  env: Record<string, string> = {},
): Promise<ReplaceableSite> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), "touchline-e2e-"));
  let child: ChildProcess | null = null;
  const output: string[] = [];
  async function end() {
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }
  return {
    origin,
    end,
    async serve(build) {
      await end();
      const server = pathToFileURL(join(build, "server/server.js")).href;
      const start = `import(${JSON.stringify(server)}).then((m) => m.runServer(console.log))`;
      child = spawn(process.execPath, ["-e", start], {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: "production",
          LOG_LEVEL: "warn",
          HOST: "127.0.0.1",
          PORT: String(port),
          DATA_DIR: data,
          SANDBOX_CONTROL: "1",
          SANDBOX_FEED: feedOfFew,
          ...env,
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (bytes) => output.push(String(bytes)));
      await untilUp(`${origin}/readyz`, child, output);
    },
    async close() {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
