// The same product with its platform elsewhere: only the environment differs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { playExpress } from "./support/express";
import { type Running, startWithUpstream } from "./support/server";
import { test as embedded, expect } from "./support/shop";

const test = embedded.extend<object, { site: Running }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const running = await startWithUpstream();
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test("SBX-06 CPP-02 SBX-03 an express is placed, settled and paid with the platform in another process", ({
  shop,
  platform,
}) => playExpress(shop, platform, "winners"));

/** The text of all scripts under a folder of the build. */
function scriptsOf(folder: string): string {
  const path = fileURLToPath(new URL(`../build/${folder}`, import.meta.url));
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(".js"))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"))
    .join("\n");
}

test("SBX-06 the shell's build contains no sandbox code, and a shell with an upstream has no control interface", async ({
  site,
}) => {
  const sandbox = scriptsOf("sandbox");
  const shell = scriptsOf("server");
  // Words that only the sandbox says: of its control, its database and its demo players.
  for (const words of ["no such account or currency", "insert into", "limited@example.test"]) {
    expect(sandbox).toContain(words);
    expect(shell).not.toContain(words);
  }
  expect((await fetch(`${site.origin}/sandbox/feed`)).status).toBe(404);
  expect((await fetch(`${site.control}/sandbox/feed?limit=1`)).status).toBe(200);
});
