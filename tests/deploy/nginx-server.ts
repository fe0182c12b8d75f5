import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../e2e/support/free-port";
import { findNginx } from "../../scripts/lib/tools.mjs";

const shipped = fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url));

export interface Nginx {
  /** Of the TLS server. */
  readonly port: number;
  /** Of the plain server that leads there. */
  readonly plainPort: number;
  /** The folder that stands for `build/client`. */
  readonly files: string;
  readonly log: () => string;
  readonly errorLog: () => string;
  stop(): Promise<void>;
}

/**
 * Runs the shipped nginx.conf before nodes on these ports, as an unprivileged user in a folder of its own: only its
 * placeholders, ports and paths are filled in. Throws one line naming what to install where there is no nginx.
 */
export async function startNginx(nodes: readonly number[]): Promise<Nginx> {
  const binary = findNginx();
  if (!binary)
    throw new Error("The tests of deploy/nginx.conf need nginx: install the package `nginx`");
  const folder = mkdtempSync(join(tmpdir(), "tl-nginx-"));
  const files = join(folder, "client");
  mkdirSync(join(files, "assets"), { recursive: true });
  const [port, plainPort] = [await freePort(), await freePort()];
  certify(folder);
  const config = join(folder, "nginx.conf");
  writeFileSync(config, filledIn({ folder, files, port, plainPort, nodes }));
  const owner = unprivileged();
  if (owner)
    for (const path of [folder, join(folder, "key.pem")]) chownSync(path, owner.uid, owner.gid);
  const args = ["-p", folder, "-c", config, "-e", join(folder, "error.log")];
  execFileSync(binary, ["-t", "-q", ...args], { ...owner, stdio: "pipe" });
  const server = spawn(binary, [...args, "-g", "daemon off;"], { ...owner, stdio: "ignore" });
  await untilOpen(port, server);
  return {
    port,
    plainPort,
    files,
    log: () => readFileSync(join(folder, "access.log"), "utf8"),
    errorLog: () => readFileSync(join(folder, "error.log"), "utf8"),
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  readonly folder: string;
  readonly files: string;
  readonly port: number;
  readonly plainPort: number;
  readonly nodes: readonly number[];
}

function filledIn({ folder, files, port, plainPort, nodes }: Place): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return readFileSync(shipped, "utf8")
    .replaceAll("<www.example>", "www.example")
    .replace(/^.*<10\.0\.0\.12:3000>.*\n/m, "")
    .replace(/^.*<10\.0\.0\.11:3000>.*$/m, (line) =>
      nodes.map((node) => line.replace("<10.0.0.11:3000>", `127.0.0.1:${node}`)).join("\n"),
    )
    .replace("</etc/ssl/touchline/fullchain.pem>", join(folder, "cert.pem"))
    .replace("</etc/ssl/touchline/privkey.pem>", join(folder, "key.pem"))
    .replace("</srv/touchline/build/client>", files)
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replace("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replace("/run/nginx.pid", join(folder, "nginx.pid"))
    .replaceAll("/var/log/nginx", folder)
    .replace("worker_processes auto", "worker_processes 1")
    .replace("worker_connections 16384", "worker_connections 512")
    .replace("http {", `http {\n  ${temporary.join("\n  ")}`);
}

function certify(folder: string) {
  const out = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  const kind = [
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "1",
  ];
  execFileSync("openssl", ["req", ...kind, "-subj", "/CN=www.example", ...out], { stdio: "pipe" });
}

function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid = 0, gid = 0] = ["-u", "-g"].map((flag) =>
    Number(execFileSync("id", [flag, "nobody"], { stdio: "pipe" })),
  );
  return { uid, gid };
}

async function untilOpen(port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("nginx did not start");
}
