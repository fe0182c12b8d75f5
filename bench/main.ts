import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { browserLines } from "./browser";
import { casinoLines } from "./casino";
import { knownLines } from "./known";
import { type Line, tableOf } from "./line";
import { pageLines } from "./pages";
import { pathLine } from "./paths";
import { placingLines } from "./placing";
import { pressLines } from "./press";
import { processLines } from "./processes";
import { systemLines } from "./systems";

const parts: Record<string, () => Promise<readonly Line[]>> = {
  pages: pageLines,
  paths: async () => [await pathLine()],
  browser: browserLines,
  press: pressLines,
  systems: systemLines,
  placing: placingLines,
  known: knownLines,
  processes: processLines,
  casino: casinoLines,
};

/** Measures every line of the budgets, or the parts that are named, and prints the table. */
export async function bench(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Error(`npm run bench takes ${Object.keys(parts).join(", ")}; not ${unknown.join()}`);
  const lines: Line[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`measuring ${name} …`);
    lines.push(...(await measure()));
  }
  const where = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}`;
  const table = `${where}\n\n${tableOf(lines)}\n`;
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/bench.md", table);
  console.log(`\n${table}\nAlso in test-results/bench.md.`);
}
