import type { Sandbox } from "~sandbox/options";
import { migratedDatabase } from "./databases";

// On globalThis, since a test may import modules anew and the worker's databases must stay the same.
const holder = globalThis as typeof globalThis & { __testSandboxes?: Map<string, Sandbox[]> };
holder.__testSandboxes ??= new Map();
const idle = holder.__testSandboxes;

/**
 * A sandbox on a database of its own that no other test is using now, in its seeded state. Each worker keeps its own for
 * the files that come later: `close` gives the sandbox back. On PostgreSQL, which takes a third of the embedded
 * database's time; what is told of that one is proved in sandbox/embedded.test.ts and sandbox/open.test.ts. `kind` names
 * what it is opened with; its control interface must be open.
 */
export async function borrowSandbox(
  kind: string,
  open: (databaseUrl: string) => Promise<Sandbox>,
): Promise<Sandbox> {
  const kept = idle.get(kind)?.pop();
  if (kept) await reset(kept);
  const sandbox = kept ?? (await open(await migratedDatabase()));
  let isBorrowed = true;
  return {
    fetch: (request) => sandbox.fetch(request),
    notes: sandbox.notes,
    metrics: sandbox.metrics,
    async close() {
      if (isBorrowed) idle.set(kind, [...(idle.get(kind) ?? []), sandbox]);
      isBorrowed = false;
    },
  };
}

async function reset(sandbox: Sandbox): Promise<void> {
  const answer = await sandbox.fetch(
    new Request("http://platform/sandbox/reset", { method: "POST" }),
  );
  if (!answer.ok)
    throw new Error(`the sandbox was not reset: ${answer.status} ${await answer.text()}`);
}
