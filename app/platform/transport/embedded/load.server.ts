import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { env } from "~/server/env.server";
import type { Sandbox } from "./sandbox";

/** Path of the embedded platform's build, relative to a module of the server's build (SBX-06). */
export function findSandboxBuildFile(
  from: string,
  exists: (file: string) => boolean = existsSync,
): string | null {
  // The bundler puts shared modules into their own folder, hence two depths.
  const files = ["../sandbox/main.js", "../../sandbox/main.js"].map((path) =>
    fileURLToPath(new URL(path, from)),
  );
  return files.find(exists) ?? null;
}

/** Loads the embedded platform and opens its database. */
export async function loadAndOpenSandbox(): Promise<Sandbox> {
  const { openSandbox } = await sandboxModule();
  return openSandbox(env().sandbox);
}

async function sandboxModule(): Promise<typeof import("~sandbox/main")> {
  if (import.meta.env.DEV) return import("~sandbox/main");
  const file = findSandboxBuildFile(import.meta.url);
  if (!file)
    throw new Error(
      "PLATFORM_ORIGIN is not set and the embedded platform is not built (npm run build).",
    );
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}
