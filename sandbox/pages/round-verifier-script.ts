import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

let text: string | null = null;

/** The browser script that verifies rounds (CAS-05), as built; "" if there is no build. */
export function loadRoundVerifierScript(): string {
  if (text !== null) return text;
  const files = ["./reckon.js", "../../../build/sandbox/reckon.js"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = files.find((path) => existsSync(path));
  text = found ? readFileSync(found, "utf8") : "";
  return text;
}
