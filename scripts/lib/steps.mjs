import { spawn } from "node:child_process";
import { root } from "./files.mjs";

/**
 * Runs an npm script and returns its name, its duration (s) and its exit code. A script that runs beside others prints its
 * output when it has ended.
 */
function run(name, { isAlone, args = [], env = {} }) {
  const started = Date.now();
  if (isAlone) console.log(`\n▸ npm run ${name}`);
  const child = spawn(
    "npm",
    ["run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    },
  );
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes) => output.push(bytes));
  return new Promise((resolve) => {
    child.once("close", (code, signal) => {
      const seconds = (Date.now() - started) / 1000;
      if (!isAlone) process.stdout.write(Buffer.concat(output));
      const words = code === 0 ? `✓ ${name}` : `✗ ${name} failed${signal ? ` (${signal})` : ""}`;
      console.log(`${words} (${Math.round(seconds)} s)`);
      resolve({ name, seconds, code: code ?? 1 });
    });
  });
}

/**
 * Runs npm scripts one after another. An inner list is a set of chains that run beside each other. Ends the process at the
 * first failure, once the scripts beside it have ended. Returns the duration of each.
 */
export async function steps(plan, options = {}) {
  const done = [];
  for (const step of plan) {
    const chains = Array.isArray(step) ? step.map((one) => [one].flat()) : [[step]];
    const isAlone = chains.length === 1;
    if (!isAlone) console.log(`\n▸ ${chains.map((chain) => chain.join(", ")).join(" | ")}`);
    const ended = await Promise.all(
      chains.map(async (chain) => {
        const results = [];
        for (const name of chain) {
          results.push(await run(name, { isAlone, ...options[name] }));
          if (results.at(-1).code !== 0) break;
        }
        return results;
      }),
    );
    done.push(...ended.flat());
    const failed = done.find(({ code }) => code !== 0);
    if (failed) process.exit(failed.code);
  }
  return done;
}
