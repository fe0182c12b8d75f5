import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const stampFile = join(root, "build/.stamp");

/** Files and folders that the build is made from. */
const inputs = [
  ".config",
  "app",
  "package-lock.json",
  "package.json",
  "public",
  "sandbox",
  "scripts/build.mjs",
  "scripts/lib",
  "tsconfig.json",
  "vite.config.ts",
];

/** A digest of the names and contents of all that the build is made from: equal inputs, equal digest, on any machine. */
export function inputsDigest(folder = root, names = inputs) {
  const hash = createHash("sha256");
  for (const file of names.flatMap((name) => filesAt(join(folder, name))).sort()) {
    const bytes = readFileSync(file);
    hash.update(`${relative(folder, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("base64url");
}

function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Whether `build/` was made from the inputs as they are now. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === inputsDigest();
}
