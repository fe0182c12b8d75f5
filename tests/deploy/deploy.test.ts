import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

const file = (name: string) => readFileSync(name, "utf8");
/** Variables of the process, by the file that another test holds to what is read. */
const known = new Set(
  [...file(".env.example").matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name),
);

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
}
const compose = parse(file("deploy/compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const nodes = ["node-1", "node-2"].flatMap((name) => compose.services[name] ?? []);

it("the nodes of deploy/compose.yaml set only variables that the process reads", () => {
  expect(nodes).toHaveLength(2);
  for (const { environment } of nodes)
    for (const name of Object.keys(environment ?? {})) expect(known).toContain(name);
});

it("the volumes of deploy/compose.yaml are declared, and their configuration files exist", () => {
  for (const { volumes } of Object.values(compose.services))
    for (const volume of volumes ?? []) {
      const [source = ""] = volume.split(":");
      if (!source.startsWith(".")) expect(Object.keys(compose.volumes)).toContain(source);
      else if (source.endsWith(".conf")) expect(existsSync(`deploy/${source}`)).toBe(true);
    }
});

it("the compose file and the systemd unit give a node 30 s to stop after SIGTERM", () => {
  for (const { stop_grace_period } of nodes) expect(stop_grace_period).toBe("30s");
  expect(file("deploy/touchline.service")).toMatch(/^TimeoutStopSec=30$/m);
  expect(file("deploy/touchline.service")).toMatch(/^KillSignal=SIGTERM$/m);
  expect(file("deploy/Dockerfile")).toMatch(/^STOPSIGNAL SIGTERM$/m);
});

it("the Dockerfile and the systemd unit start the built site by the same command", () => {
  const command = file("deploy/Dockerfile").match(/^CMD (.*)$/m)?.[1] ?? "[]";
  expect(JSON.parse(command)).toEqual(["node", "scripts/start.mjs", "--as-built"]);
  expect(file("deploy/touchline.service")).toMatch(
    /^ExecStart=\/usr\/bin\/node scripts\/start.mjs --as-built$/m,
  );
});
