import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const stampFile = join(root, "build/.stamp");

/** Time of the newest file that the build is made from, in ms. */
export function newestSource() {
  let newest = 0;
  for (const name of [
    "app",
    "public",
    "package-lock.json",
    "vite.config.ts",
    ".config/vite.sandbox.config.ts",
  ]) {
    const path = join(root, name);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((f) => f.isFile())
          .map((f) => join(f.parentPath, f.name))
      : [path];
    for (const file of files) newest = Math.max(newest, statSync(file).mtimeMs);
  }
  return newest;
}

/** Whether `build/` was made from the files as they are now. */
export function isBuilt() {
  return existsSync(stampFile) && Number(readFileSync(stampFile, "utf8")) >= newestSource();
}
