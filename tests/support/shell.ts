import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll } from "vitest";
import map from "~/routes";
import { createApp } from "~/server/app";
import { env } from "~/server/env.server";
import { enterPhase } from "~/server/lifecycle.server";
import { createListener } from "~/server/listener";
import { type Answer, exchange } from "./wire";

const modules = import.meta.glob<Record<string, unknown>>("../../app/routes/*.{ts,tsx}");

type Entry = (typeof map)[number];
type Routes = ServerBuild["routes"];
type Assets = ServerBuild["assets"];

/** The whole shell on a port of its own: our server, Remix, every route and the renderer, without a bundle. */
export interface Shell {
  readonly port: number;
  /** Loaders and actions entered so far, as `{route id} loader` or `{route id} action`. */
  readonly entered: ReadonlySet<string>;
  /** Every loader and action there is, spelled the same. */
  readonly all: ReadonlySet<string>;
  /** Sends bytes as they are and gives back what came (`exchange`). */
  send(bytes: string | Buffer, isCut?: boolean): Promise<Answer>;
  close(): Promise<void>;
}

/** The shell that the tests of a file share, over the site of `siteOfFile`, which the file calls before. */
export function shellOfFile(): Shell {
  const shell = {} as Shell;
  beforeAll(async () => {
    Object.assign(shell, await openShell());
  });
  afterAll(() => shell.close());
  return shell;
}

/** Opens the shell over the environment of an open `Site`; without a build its files are those that need none. */
export async function openShell(clientDir = "public"): Promise<Shell> {
  const entered = new Set<string>();
  const all = new Set<string>();
  const build = await buildOf(entered, all);
  const app = createApp({ env: env(), build: async () => build, clientDir, vite: null });
  const server = createListener(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  enterPhase("ready");
  return {
    port,
    entered,
    all,
    send: (bytes, isCut) => exchange(port, bytes, isCut),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What the Remix plugin would make of `app/routes.ts`, the modules' loaders and actions noting that they ran. */
async function buildOf(entered: Set<string>, all: Set<string>): Promise<ServerBuild> {
  const routes: Routes = {};
  const assets: Assets = {
    entry: { imports: [], module: "/assets/entry.js" },
    routes: {},
    url: "/assets/manifest.js",
    version: "test",
  };
  const place = async (entry: Entry | null, parentId?: string) => {
    const id = entry ? (entry.id ?? entry.file.replace(/\.tsx?$/, "")) : "root";
    const found = entry ? await modules[`../../app/${entry.file}`]?.() : await import("~/root");
    const module = noting(id, { ...found }, entered, all);
    const shared = { id, ...(parentId ? { parentId } : {}), ...pathOf(entry) };
    routes[id] = { ...shared, module: module as unknown as Routes[string]["module"] };
    assets.routes[id] = {
      ...shared,
      hasAction: "action" in module,
      hasLoader: "loader" in module,
      hasClientAction: false,
      hasClientLoader: false,
      hasErrorBoundary: "ErrorBoundary" in module,
      module: `/assets/${id.replaceAll("/", "-")}.js`,
    };
    for (const child of entry ? (entry.children ?? []) : map) await place(child, id);
  };
  await place(null);
  return {
    mode: "production",
    entry: { module: await import("~/entry.server") },
    routes,
    assets,
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_lazyRouteDiscovery: false,
      v3_singleFetch: true,
    },
    isSpaMode: false,
  };
}

function pathOf(entry: Entry | null) {
  if (!entry) return { path: "" };
  return {
    ...(entry.index ? { index: true } : {}),
    ...(entry.path === undefined ? {} : { path: entry.path }),
  };
}

function noting(
  id: string,
  module: Record<string, unknown>,
  entered: Set<string>,
  all: Set<string>,
) {
  for (const name of ["loader", "action"]) {
    const handler = module[name];
    if (typeof handler !== "function") continue;
    all.add(`${id} ${name}`);
    module[name] = (args: unknown) => {
      entered.add(`${id} ${name}`);
      return handler(args);
    };
  }
  return module;
}
